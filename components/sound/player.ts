import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';
import { SOUND_FILES } from './files';
import type { SoundName } from './names';

/** So many at a time can be heard of one sound: knocks follow each other closely. */
const VOICES = 3;

const voices = new Map<SoundName, { players: AudioPlayer[]; next: number }>();
let prepared = false;

/** Beside whatever else is playing, silent when the phone is set to silent, never in the back. */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  setAudioModeAsync({
    interruptionMode: 'mixWithOthers',
    playsInSilentMode: false,
    allowsRecording: false,
    shouldPlayInBackground: false,
  }).catch(() => undefined);
}

/** Plays a sound, from its beginning. A sound is never worth an error: at worst it is not heard. */
export function playSound(name: SoundName, volume: number): void {
  try {
    prepare();
    const of = voices.get(name) ?? { players: [], next: 0 };
    voices.set(name, of);
    const player = (of.players[of.next] ??= createAudioPlayer(SOUND_FILES[name]));
    of.next = (of.next + 1) % VOICES;
    player.volume = volume;
    player.seekTo(0).catch(() => undefined);
    player.play();
  } catch {
    // No loudspeaker, no sound.
  }
}
