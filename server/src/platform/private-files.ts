import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

/**
 * Makes a folder for this user alone. Folders made on the way to it may be passed through but not listed: another user,
 * such as PostgreSQL's, may own one further in. What is there already stays as it is.
 */
export function makePrivateFolder(folder: string): void {
  const path = resolve(folder);
  const first = mkdirSync(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const top = dirname(resolve(first));
  const made = relative(top, dirname(path)).split(sep).filter(Boolean);
  made.reduce((parent, name) => {
    const one = resolve(parent, name);
    try {
      chmodSync(one, 0o711);
    } catch {
      // A share without modes lets everybody through or nobody; the start says what it cannot enter.
    }
    return one;
  }, top);
}

/** Modes that a file or folder has where nobody asked for another. */
const USUAL = [0o644, 0o755];

/**
 * Takes the rights of everybody else from a file or folder; a group that somebody let in on purpose stays. What cannot
 * be changed, such as another user's file or one on a share without modes, is given to `failed`.
 */
export function closeToOthers(path: string, failed: (path: string, error: Error) => void): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink() || (found.mode & 0o007) === 0) return;
  const mode = found.mode & 0o777;
  try {
    chmodSync(path, mode & (USUAL.includes(mode) ? 0o700 : 0o770));
  } catch (error) {
    failed(path, error as Error);
  }
}
