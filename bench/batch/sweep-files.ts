import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const EVERY_MS = 10_000;
/** Files older than this belong to cells that have ended long ago. */
const OLD_MS = 60_000;
const FOLDERS = ['prv/renders', 'pub/renders'];

/** Removes what a running batch has made, a minute after it was made: 10,000 designs would need 100 GB of disk. */
export function sweepFiles(filesDir: string): { stop(): { removedBytes: number } } {
  let removedBytes = 0;
  const sweep = () => {
    const before = Date.now() - OLD_MS;
    for (const folder of FOLDERS.map((name) => join(filesDir, name)).filter(existsSync)) {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath ?? entry.path, entry.name);
        const { mtimeMs, size } = statSync(path);
        if (mtimeMs > before) continue;
        rmSync(path);
        removedBytes += size;
      }
    }
  };
  const timer = setInterval(sweep, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return { removedBytes };
    },
  };
}
