import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** Why the stories that need a disk of their own cannot run here; null = they can. */
export function whyNoMounts(): string | null {
  if (process.platform !== 'linux') return 'needs Linux';
  return process.getuid?.() === 0 ? null : 'needs root, to mount a small disk';
}

/** Puts a disk in memory at a folder, which is made; call the answer to take it away. Options as of mount(8). */
export function mountTmpfs(folder: string, options: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  return () => {
    // Lazily: a process killed a moment ago may still hold a file.
    execFileSync('umount', ['-l', folder]);
  };
}
