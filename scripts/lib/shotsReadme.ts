import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { contextFor, take, type Games, type View } from './shotsCamera';
import { SCENES } from './shotsScenes';

/** The pictures of the README. */
const CHOSEN: readonly { file: string; scene: string; view: View }[] = [
  {
    file: 'placing',
    scene: 'placing',
    view: { width: 390, height: 844, theme: 'light', language: 'en' },
  },
  {
    file: 'dice',
    scene: 'dice-tools',
    view: { width: 390, height: 844, theme: 'light', language: 'en' },
  },
  {
    file: 'result',
    scene: 'result',
    view: { width: 390, height: 844, theme: 'dark', language: 'en' },
  },
  {
    file: 'tablet',
    scene: 'drag-legal',
    view: { width: 1024, height: 768, theme: 'dark', language: 'fr' },
  },
];

const SHARPNESS = 2;
/** A picture heavier than this does not belong in a repository. */
const MOST_BYTES = 300_000;
const QUALITIES = [0.86, 0.78, 0.7, 0.6] as const;

/** Takes the pictures anew and writes them as WebP, which is a fifth of the same PNG. */
export async function refreshPictures(browser: Browser, url: string, games: Games): Promise<void> {
  const folder = path.join('assets', 'pictures');
  await mkdir(folder, { recursive: true });
  for (const { file, scene: name, view } of CHOSEN) {
    const scene = SCENES.find((one) => one.name === name);
    if (!scene) throw new Error(`There is no scene ${name}`);
    const context = await contextFor(browser, url, { ...view, sharpness: SHARPNESS });
    const png = await take(context, games, scene);
    await context.close();
    await writeFile(path.join(folder, `${file}.webp`), await asWebp(browser, png));
  }
}

/** The browser that took the picture can also write it smaller. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    for (const quality of QUALITIES) {
      const written = await page.evaluate(
        async ([data, how]) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = image.width;
          canvas.height = image.height;
          canvas.getContext('2d')?.drawImage(image, 0, 0);
          return canvas.toDataURL('image/webp', how);
        },
        [png.toString('base64'), quality] as const,
      );
      const bytes = Buffer.from(written.split(',')[1] ?? '', 'base64');
      if (bytes.length <= MOST_BYTES) return bytes;
    }
  } finally {
    await page.close();
  }
  throw new Error('A picture stays too heavy');
}
