import { UploadRefused } from '../protocol/upload-refused.ts';
import { MAX_UPLOAD_BYTES } from '../upload-scope.ts';

/** Qiniu's blocks are of 4 MiB, the last of what is left. */
export const BLOCK_BYTES = 4 * 1024 * 1024;
const MAX_BLOCKS = Math.ceil(MAX_UPLOAD_BYTES / BLOCK_BYTES);

/** The contexts of a file's blocks, in its order. Throws UploadRefused for more than any file has. */
export function readContexts(body: string): string[] {
  const contexts = body.split(',').filter(Boolean);
  if (contexts.length > MAX_BLOCKS) throw new UploadRefused(413, 'too many blocks');
  return contexts;
}

/** The file's data in the address of `mkfile`; null where it has none. */
export interface FileAddress {
  bytes: number;
  key: string | null;
  mimeType: string | null;
}

/** A number of bytes in an address. Throws UploadRefused for another text or more than `max`. */
export function readSize(text: string, max: number): number {
  const size = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(size)) throw new UploadRefused(400, 'invalid size');
  if (size > max) throw new UploadRefused(413, 'exceed FsizeLimit');
  return size;
}

/** `<bytes>/key/<k>/mimeType/<m>/…`, each value in base64; further data that a client sends about the file are not kept. */
export function readFileAddress(path: string): FileAddress {
  const [size = '', ...pairs] = path.split('/');
  const value = (name: string) => {
    const at = pairs.findIndex((one, index) => index % 2 === 0 && one === name);
    return at < 0 ? null : Buffer.from(pairs[at + 1] ?? '', 'base64url').toString();
  };
  return { bytes: readSize(size, MAX_UPLOAD_BYTES), key: value('key'), mimeType: value('mimeType') };
}
