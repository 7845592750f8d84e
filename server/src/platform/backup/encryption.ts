import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupFailure } from './backup-failure.ts';

/** Encrypts for a public key (age, age-encryption.org/v1); without one the stream is returned as it is. */
export async function encrypt(plain: Readable, recipient: string | null): Promise<Readable> {
  if (recipient === null) return plain;
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/** Undoes `encrypt`. Throws a BackupFailure when the identity is missing or another one; a changed byte fails the stream. */
export async function decrypt(
  stored: Readable,
  { recipient, identity }: { recipient: string | null; identity: string | null },
): Promise<Readable> {
  if (recipient === null) return stored;
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(requireIdentity(identity));
    return fromWeb(await decrypter.decrypt(toWeb(stored)));
  } catch (error) {
    stored.destroy();
    throw new BackupFailure(`解不开备份，私钥不对或文件已损坏：${(error as Error).message}`, 'not decrypted');
  }
}

/** A public key that files can be encrypted for. Throws a BackupFailure. */
export function requireRecipient(text: string): string {
  try {
    new Encrypter().addRecipient(text);
    return text;
  } catch {
    throw new BackupFailure(`--recipient ${text} 不是 age1 开头的公钥`, 'not an age recipient');
  }
}

/** The identity of an encrypted backup. */
export function requireIdentity(identity: string | null): string {
  if (identity !== null) return identity;
  throw new BackupFailure('备份是加密的，请用 --identity 指明私钥文件', 'encrypted: --identity is needed');
}

/** The secret line of an age identity file, as `age-keygen` writes it. */
export async function readIdentityFile(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new BackupFailure(`读不了私钥文件 ${path}：${error.message}`, 'the identity file cannot be read');
  });
  const line = text.split(/\r?\n/).find((one) => one.startsWith('AGE-SECRET-KEY-1'));
  if (line) return line.trim();
  throw new BackupFailure(`${path} 里没有 AGE-SECRET-KEY-1 开头的私钥`, 'no age identity in the file');
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
