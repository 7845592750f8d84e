import { createHash } from 'node:crypto';
import {
  chownSync,
  constants,
  copyFileSync,
  linkSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isOfEndedProcess, temporaryName } from '../temporary-name.ts';

/** Tries before a file that is neither there nor can be made counts as somebody's. */
const TRIES = 100;
/** Files that begin so say who may remove a stale one. */
const RIGHT = 'after-';
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Somebody holds the file. */
export class FileHeld extends Error {
  constructor(readonly text: string) {
    super('somebody holds the file');
  }
}

/**
 * Makes a file that only its holder removes. It appears with its text, so that nobody reads a half of it. One that is there and not `isHeld`
 * any more is taken over by one process alone, however many try at once. Throws FileHeld, or what the file system throws.
 */
export function claimFile(path: string, text: string, isHeld: (text: string, path: string) => boolean): void {
  const draft = `${path}.${temporaryName()}`;
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
    giveToOwnerOfFolder(draft);
    claimWith(draft, path, isHeld);
  } finally {
    rmSync(draft, { force: true });
  }
  removeLeftovers(path, isHeld);
}

function claimWith(draft: string, path: string, isHeld: (text: string, path: string) => boolean): void {
  let held: string | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (place(draft, path)) return;
    held = readText(path);
    // Released in this moment.
    if (held === undefined) continue;
    if (isHeld(held, path)) throw new FileHeld(held);
    // While the stale file lies there nobody can make another one, and to remove it takes this claim, which is named after its text.
    const right = `${path}.${RIGHT}${createHash('sha256').update(held).digest('hex').slice(0, 12)}`;
    claimWith(draft, right, isHeld);
    try {
      if (readText(path) === held && !isHeld(held, path)) rmSync(path, { force: true });
    } finally {
      rmSync(right, { force: true });
    }
  }
  throw new FileHeld(held ?? '');
}

/** Gives the draft its name as well, unless that is taken. */
function place(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (!NO_LINKS.includes(code)) throw error;
  }
  try {
    copyFileSync(draft, path, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** What a file says; undefined where there is none. */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Root works for the user whose folder it is: that user must be able to read the file if root's process is killed. */
export function giveToOwnerOfFolder(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

/** Removes what killed processes left beside the file, which is ours now: a right that somebody claims too late is of no use any more. */
function removeLeftovers(path: string, isHeld: (text: string, path: string) => boolean): void {
  const start = `${basename(path)}.`;
  for (const name of readdirSync(dirname(path)).filter((one) => one.startsWith(start))) {
    const found = join(dirname(path), name);
    const text = name.startsWith(`${start}${RIGHT}`) ? readText(found) : undefined;
    if (text === undefined ? isOfEndedProcess(name.slice(start.length)) : !isHeld(text, found))
      rmSync(found, { force: true });
  }
}
