/** Blender without a window, on one of the scripts in scenes/. BLENDER names the program if it is not on the path. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const scenes = fileURLToPath(new URL('../scenes', import.meta.url));

/** Rejects when the script fails. */
export function runBlender(script, args) {
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const child = spawn(
        process.env.BLENDER ?? 'blender',
        ['-b', '--python-exit-code', '1', '-P', path.join(scenes, script), '--', ...args],
        { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } },
      );
      child.on('error', reject);
      child.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`${script}: blender ended with ${code}`)),
      );
    })
  );
}
