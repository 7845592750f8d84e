import { readFileSync, statSync } from 'node:fs';
import { readStorageUrl, type StorageSetting } from '../read-storage-url.ts';

/** How often a file of keys is looked at. */
const LOOK_MS = 1000;

/**
 * The store's keys as they are now: those of its file, once that was replaced. A file that is away, damaged or of another store changes
 * nothing, since the next one comes before the keys end.
 */
export function freshKeys<S extends Exclude<StorageSetting, { kind: 'folder' }>>(
  setting: S,
  nowMs: () => number = () => performance.now(),
): () => S {
  const path = setting.keysFile;
  if (path === null) return () => setting;
  let current = setting;
  let [looked, seen] = [-Infinity, ''];
  return () => {
    if (nowMs() - looked < LOOK_MS) return current;
    looked = nowMs();
    const version = versionOf(path);
    if (version === '' || version === seen) return current;
    const read = readAgain(path);
    if (read?.kind !== setting.kind || !('bucket' in read) || read.bucket !== setting.bucket) return current;
    seen = version;
    const { accessKey, secretKey } = read;
    const { sessionToken: _, ...rest } = current as S & { sessionToken?: string };
    const token = 'sessionToken' in read ? { sessionToken: read.sessionToken } : {};
    current = { ...rest, accessKey, secretKey, ...token } as unknown as S;
    return current;
  };
}

function versionOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found ? `${found.ino} ${found.mtimeNs} ${found.size}` : '';
}

function readAgain(path: string): StorageSetting | null {
  try {
    return readStorageUrl(readFileSync(path, 'utf8').trim(), path);
  } catch {
    return null;
  }
}
