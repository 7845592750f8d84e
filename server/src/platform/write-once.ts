import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { dirname } from 'node:path';

/** What a small file says, without white space around it; undefined where there is none, or an empty one, which a kill or a full disk left. */
export function readWritten(path: string): string | undefined {
  try {
    return fs.readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Writes a small file that is whole or not there at any moment, also after a loss of power; one that is there stays, unless it is empty. Of
 * two processes that write at once one wins, and both read the same afterwards.
 */
export function writeOnce(path: string, text: string, mode = 0o600): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    writeDraft(draft, text, mode);
    if (!place(draft, path) && readWritten(path) === undefined) {
      removeEmpty(path, `${draft}.empty`);
      place(draft, path);
    }
    syncEntries(dirname(path));
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

function writeDraft(draft: string, text: string, mode: number): void {
  const file = fs.openSync(draft, 'wx', mode);
  try {
    fs.writeFileSync(file, text);
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}

/** Gives the draft its name unless that is taken; a rename would replace, but some file systems have no hard links. */
function place(draft: string, path: string): boolean {
  try {
    fs.linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error))) throw error;
    if (fs.existsSync(path)) return false;
    fs.renameSync(draft, path);
    return true;
  }
}

/** Removes an empty file; one that another process has put in its place meanwhile is put back. */
function removeEmpty(path: string, aside: string): void {
  try {
    fs.renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (readWritten(aside) !== undefined) place(aside, path);
  fs.rmSync(aside, { force: true });
}

function syncEntries(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';
