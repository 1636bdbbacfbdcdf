/**
 * Cuts the two typefaces down to the letters French and English need, into assets/fonts.
 * Reggae One is a Japanese face of several megabytes; its Latin alone is a few dozen kilobytes.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const letters = [
  span(0x20, 0x7e), // Basic Latin
  span(0xa0, 0xff), // Latin-1, with × ÷ ½ · « »
  'ŒœŸ',
  '‘’‚“”„‹›–—…•−€',
  '\u2009\u202f', // thin and narrow no-break space: French wants one before ! ? : ;
  '←↑→↓', // left out where the face has none
].join('');

const faces = [
  { from: 'reggae-one/400Regular/ReggaeOne_400Regular.ttf', to: 'ReggaeOne.ttf' },
  { from: 'cabin/500Medium/Cabin_500Medium.ttf', to: 'Cabin-Medium.ttf' },
  { from: 'cabin/600SemiBold/Cabin_600SemiBold.ttf', to: 'Cabin-SemiBold.ttf' },
  { from: 'cabin/700Bold/Cabin_700Bold.ttf', to: 'Cabin-Bold.ttf' },
];
const licences = [
  { from: 'reggae-one/LICENSE_FONT', to: 'ReggaeOne-OFL.txt' },
  { from: 'cabin/LICENSE_FONT', to: 'Cabin-OFL.txt' },
];

const source = path.join('node_modules', '@expo-google-fonts');
const target = path.join('assets', 'fonts');

await mkdir(target, { recursive: true });
for (const { from, to } of faces) {
  const whole = await readFile(path.join(source, from));
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'sfnt',
    // Ordinary spacing and joining only: the rest is for setting Japanese upright.
    keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'],
    // The licence asks that copyright and licence stay inside the file.
    preserveNameIds: [0, 1, 2, 3, 4, 5, 6, 13, 14],
  });
  await writeFile(path.join(target, to), cut);
  console.log(
    `${to}: ${Math.round(whole.length / 1024)} kB, now ${Math.round(cut.length / 1024)} kB`,
  );
}
for (const { from, to } of licences) {
  await copyFile(path.join(source, from), path.join(target, to));
}
