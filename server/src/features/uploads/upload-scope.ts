import { createHmac } from 'node:crypto';
import type { PutPolicy, UploadKeys } from './put-policy.ts';

/** Bytes one upload may have. */
export const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;
/** Life of an upload token. */
export const TOKEN_SECONDS = 3600;

const BUCKET = 'library';
/** Browsers send some picture formats (HEIC on Windows) without a type of their own; the real check looks inside. */
const MIME_LIMIT = 'image/*;application/octet-stream';

/** The embedded store's keys, derived so that no second secret has to be kept. */
export function uploadKeysOf(secretKey: string): UploadKeys {
  return {
    accessKey: 'embedded-store',
    secretKey: createHmac('sha256', secretKey).update('upload tokens').digest('hex'),
  };
}

/** Where an account's uploads go: lasting, and unguessable without the secret key. No trailing slash. */
export function uploadFolderOf(secretKey: string, ownerId: string): string {
  const mark = createHmac('sha256', secretKey).update(`upload folder\n${ownerId}`).digest('hex').slice(0, 32);
  return `prv/up/${mark}`;
}

/** What a fresh token of this account allows. */
export function policyFor(secretKey: string, ownerId: string, nowMs: number): PutPolicy {
  return {
    scope: `${BUCKET}:${uploadFolderOf(secretKey, ownerId)}/`,
    isPrefixalScope: 1,
    deadline: Math.floor(nowMs / 1000) + TOKEN_SECONDS,
    insertOnly: 1,
    fsizeLimit: MAX_UPLOAD_BYTES,
    mimeLimit: MIME_LIMIT,
    endUser: ownerId,
  };
}

/** True when the policy lets its holder write `key`. */
export function isInScope(policy: PutPolicy, key: string): boolean {
  const prefix = policy.scope.slice(policy.scope.indexOf(':') + 1);
  return key.length > prefix.length && key.startsWith(prefix);
}

/** True when the policy takes a file that claims this content type. */
export function isMimeAllowed(policy: PutPolicy, contentType: string): boolean {
  const claimed = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return policy.mimeLimit
    .split(';')
    .some((allowed) =>
      allowed.endsWith('/*') ? claimed.startsWith(allowed.slice(0, -1)) : claimed === allowed,
    );
}
