// Runs the Expo command line quietly and without a network, the same way on every system.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const cli = path.join(root, 'node_modules', 'expo', 'bin', 'cli');

export const expoEnv = { ...process.env, EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', CI: '1' };

/** Resolves when the command has succeeded; otherwise rejects with all it said. */
export function expo(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: root,
      env: expoEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`expo ${args.join(' ')} failed:\n${said}`));
    });
  });
}
