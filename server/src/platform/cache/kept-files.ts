import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Records that a file was used by setting its modification time, at most every `everyMs`. False when there is no such
 * file.
 */
export async function touchFile(path: string, everyMs: number): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(path);
    const now = new Date();
    if (now.getTime() - mtimeMs >= everyMs) await utimes(path, now, now);
    return true;
  } catch {
    return false;
  }
}

export interface TrimOptions {
  /** Size up to which nothing is removed. */
  maxBytes: number;
  /** Size down to which files are removed; default `maxBytes`. */
  toBytes?: number;
  /** Files used more lately than this stay, whatever their size: somebody may be about to open them. */
  safeMs?: number;
}

/** Removes the files below `folder` that were used longest ago. Files whose names begin with a dot are ignored. */
export async function trimFolder(
  folder: string,
  { maxBytes, toBytes = maxBytes, safeMs = 0 }: TrimOptions,
): Promise<void> {
  const files: { path: string; bytes: number; usedMs: number }[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    if (name.startsWith('.')) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) files.push({ path, bytes: found.size, usedMs: found.mtimeMs });
  }
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= maxBytes) return;
  files.sort((a, b) => a.usedMs - b.usedMs);
  const safeFrom = safeMs === 0 ? Number.POSITIVE_INFINITY : Date.now() - safeMs;
  for (const file of files) {
    if (bytes <= toBytes || file.usedMs > safeFrom) return;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
  }
}
