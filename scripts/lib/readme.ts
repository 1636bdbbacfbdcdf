import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { exchanged } from './markdown';

/** Puts something into its place in the README, set as everything else there. */
export async function writeIntoReadme(name: string, content: string): Promise<void> {
  const file = 'README.md';
  const text = exchanged(readFileSync(file, 'utf8'), name, content);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
