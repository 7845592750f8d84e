import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from '../private-files.ts';
import { readWritten, writeOnce } from '../write-once.ts';
import { ConfigMistake } from './config-mistake.ts';
import { type Env, readText } from './env-values.ts';
import { readSecretFiles } from './secret-files/read-secret-files.ts';

const FORM = /^[0-9a-f]{64}$/;
/** The file in DATA_DIR with a key that is taking the place of the present one. */
export const NEXT_SECRET = 'secret.next';

/** Whether a text is a key: 64 hex digits, in small letters. */
const isSecretKey = (text: string): boolean => FORM.test(text);

/** The signing key kept in `dataDir/secret`, made at the first start; only this user may read the file. */
export function readSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  try {
    makePrivateFolder(dataDir);
    // Written only if absent, and then read back: of two processes starting at once both get the same key.
    if (readWritten(path) === undefined) writeOnce(path, randomBytes(32).toString('hex'));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    // Separate words: a full disk, and a key of another user.
    if (code === 'ENOSPC' || code === 'EDQUOT' || existsSync(path)) throw error;
    throw new ConfigMistake(
      `数据文件夹 ${dataDir} 不可写（${code}），请用 DATA_DIR 换一个`,
      `DATA_DIR is not writable: ${code}`,
    );
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (!FORM.test(secret)) {
    throw new ConfigMistake(
      `文件 ${path} 已损坏：应为 64 位十六进制数`,
      'the secret file is damaged: 64 hex digits expected',
    );
  }
  return secret;
}

/** What `NEW_SECRET_KEY`, or the file that `NEW_SECRET_KEY_FILE` names, says; undefined when neither is set. */
export function readNewSecret(env: Env): string | undefined {
  const value = readText(readSecretFiles(env).env, 'NEW_SECRET_KEY')?.toLowerCase();
  if (value === undefined || isSecretKey(value)) return value;
  throw new ConfigMistake('NEW_SECRET_KEY 须为 64 位十六进制数', 'NEW_SECRET_KEY must be 64 hex digits');
}

/** The key in `secret.next`; undefined where there is none. */
export function readNext(dataDir: string): string | undefined {
  const path = join(dataDir, NEXT_SECRET);
  const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  return isSecretKey(text) ? text : undefined;
}

/** Removes `secret.next` where its key is the one of this process, unless that was read from this very file. */
export function dropStartedNext(dataDir: string, secretKey: string, env: Env = process.env): void {
  const path = join(dataDir, NEXT_SECRET);
  const readFrom = readText(env, 'SECRET_KEY_FILE');
  if (readNext(dataDir) !== secretKey) return;
  if (readFrom !== undefined && isSameFile(readFrom, path)) return;
  rmSync(path, { force: true });
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}

/**
 * Writes a key that is on the disk when this returns: as `secret.next` beside the present one, or as `secret` in its place, where
 * `secret.next` is gone then. The file is whole at any moment.
 */
export function writeSecret(dataDir: string, name: 'secret' | typeof NEXT_SECRET, secret: string): void {
  const [path, draft] = [join(dataDir, name), join(dataDir, `${name}.tmp`)];
  const file = openSync(draft, 'w', 0o600);
  try {
    writeFileSync(file, secret);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
  const folder = openSync(dataDir, 'r');
  fsyncSync(folder);
  if (name === 'secret') rmSync(join(dataDir, NEXT_SECRET), { force: true });
  closeSync(folder);
}
