import { createHmac } from 'node:crypto';
import type { UploadKeys } from '../../platform/config/qiniu-setting.ts';
import type { PutPolicy } from '../../platform/storage/qiniu/put-policy.ts';

/** Bytes one upload may have. */
export const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;
/** Life of an upload token. */
export const TOKEN_SECONDS = 3600;

/** Name of the embedded store's only bucket. */
export const BUCKET = 'library';
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

/** The policy of a new token of this account. */
export function policyFor(namingKey: string | Buffer, ownerId: string, nowMs: number): PutPolicy {
  return {
    scope: `${BUCKET}:${uploadFolderOf(namingKey, ownerId)}/`,
    isPrefixalScope: 1,
    deadline: Math.floor(nowMs / 1000) + TOKEN_SECONDS,
    insertOnly: 1,
    fsizeLimit: MAX_UPLOAD_BYTES,
    mimeLimit: MIME_LIMIT,
    endUser: ownerId,
  };
}
