import { createHmac } from 'node:crypto';
import type { UploadKeys } from '../../platform/config/qiniu-setting.ts';
import type { PutPolicy } from '../../platform/storage/qiniu/put-policy.ts';

/** Bytes one upload may have. */
export const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;
/** Bytes of a Photoshop file: a mockup of 8000 px with its layers has some 300 MB. */
export const MAX_PSD_BYTES = 512 * 1024 * 1024;
/** Life of an upload token. */
export const TOKEN_SECONDS = 3600;

/** What a token is for. */
export type UploadKind = 'any' | 'psd';

/** The embedded store's buckets: that of all uploads, and the one of Photoshop files, whose open uploads are counted by themselves. */
export const BUCKETS: Record<UploadKind, string> = { any: 'library', psd: 'library-psd' };
/** Bytes of one file, by what its token is for. */
export const MAX_BYTES: Record<UploadKind, number> = { any: MAX_UPLOAD_BYTES, psd: MAX_PSD_BYTES };
/** Bytes of each part but the last: Qiniu's block, so that an object's hash does not depend on how it came. */
export const PART_BYTES = 4 * 1024 * 1024;
/**
 * Browsers send some picture formats (HEIC on Windows) without a type of their own, and AI files as one of three; the real
 * check looks inside.
 */
export const MIME_LIMIT =
  'image/*;font/*;application/octet-stream;application/pdf;application/postscript;application/illustrator';

/** The key pair of the embedded store, derived from the secret key so that no second secret has to be stored. */
export function uploadKeysOf(secretKey: string): UploadKeys {
  return {
    accessKey: 'embedded-store',
    secretKey: createHmac('sha256', secretKey).update('upload tokens').digest('hex'),
  };
}

/** Where an account's uploads go: lasting, and unguessable without the naming key. No trailing slash. */
export function uploadFolderOf(namingKey: string | Buffer, ownerId: string): string {
  const mark = createHmac('sha256', namingKey).update(`upload folder\n${ownerId}`).digest('hex').slice(0, 32);
  return `prv/up/${mark}`;
}

/** Where uploads of a kind go in an account's folder. No trailing slash. */
export function folderOfKind(namingKey: string | Buffer, ownerId: string, kind: UploadKind): string {
  const folder = uploadFolderOf(namingKey, ownerId);
  return kind === 'psd' ? `${folder}/psd` : folder;
}

/** Bytes that an upload may have under this key of the account. */
export function maxBytesOfKey(namingKey: string | Buffer, ownerId: string, key: string): number {
  const isPsd = key.startsWith(`${folderOfKind(namingKey, ownerId, 'psd')}/`);
  return MAX_BYTES[isPsd ? 'psd' : 'any'];
}

/** The policy of a new token of this account. */
export function policyFor(
  namingKey: string | Buffer,
  ownerId: string,
  nowMs: number,
  kind: UploadKind = 'any',
): PutPolicy {
  return {
    scope: `${BUCKETS[kind]}:${folderOfKind(namingKey, ownerId, kind)}/`,
    isPrefixalScope: 1,
    deadline: Math.floor(nowMs / 1000) + TOKEN_SECONDS,
    insertOnly: 1,
    fsizeLimit: MAX_BYTES[kind],
    mimeLimit: MIME_LIMIT,
    endUser: ownerId,
  };
}
