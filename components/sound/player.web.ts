import { Asset } from 'expo-asset';
import { SOUND_FILES } from './files';
import type { SoundName } from './names';

/**
 * In the browser the sounds go through Web Audio: it starts at once, mixes by itself, and refuses
 * quietly, where expo-audio's element leaves a rejected promise on the console.
 */
let context: AudioContext | null = null;
const sounds = new Map<SoundName, Promise<AudioBuffer>>();

/** Before the first touch or key no page may make a noise, and asking for it is complained about. */
function mayPlay(): boolean {
  const { userActivation } = navigator as { userActivation?: { hasBeenActive: boolean } };
  return userActivation?.hasBeenActive ?? false;
}

function load(of: AudioContext, name: SoundName): Promise<AudioBuffer> {
  const known = sounds.get(name);
  if (known) return known;
  const loading = fetch(Asset.fromModule(SOUND_FILES[name]).uri)
    .then((response) => response.arrayBuffer())
    .then((bytes) => of.decodeAudioData(bytes));
  // What could not be fetched once may be there the next time.
  loading.catch(() => sounds.delete(name));
  sounds.set(name, loading);
  return loading;
}

async function play(of: AudioContext, name: SoundName, volume: number): Promise<void> {
  const asked = performance.now();
  const buffer = await load(of, name);
  if (of.state === 'suspended') await of.resume();
  // A sound that took too long belongs to something that is over.
  if (performance.now() - asked > 400) return;
  const source = of.createBufferSource();
  const gain = of.createGain();
  source.buffer = buffer;
  gain.gain.value = volume;
  source.connect(gain).connect(of.destination);
  source.start();
}

/** When what the first touch has set off is over. */
const QUIET = 350;

/**
 * Opening the loudspeaker takes longer than a frame, and dice that are thrown would be seen to
 * stumble: it is opened a moment after the first touch or key, before anything can be heard.
 */
const openSoon = () =>
  setTimeout(() => {
    if (mayPlay()) context ??= new AudioContext();
  }, QUIET);
addEventListener('pointerup', openSoon, { once: true });
addEventListener('keydown', openSoon, { once: true });

/** Plays a sound, once the page may. A sound is never worth an error: at worst it is not heard. */
export function playSound(name: SoundName, volume: number): void {
  if (context) play(context, name, volume).catch(() => undefined);
}
