import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Why the stories that need their own disk cannot run here; null = they can. */
export function whyNoMounts(): string | null {
  if (process.platform !== 'linux') return 'needs Linux';
  if (process.getuid?.() !== 0) return 'needs root, to mount a small disk';
  const folder = mkdtempSync(join(tmpdir(), 'diy-mount-'));
  try {
    mountTmpfs(folder, 'size=1m')();
    return null;
  } catch {
    return 'root may not mount a disk here';
  } finally {
    rmdirSync(folder);
  }
}

/** Puts a disk in memory at a folder, which is made; call the result to take it away. Options as of mount(8). */
export function mountTmpfs(folder: string, options: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  return () => {
    // Lazily: a process killed a moment ago may still hold a file.
    execFileSync('umount', ['-l', folder]);
  };
}
