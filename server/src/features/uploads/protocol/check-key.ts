import { isInScope, isMimeAllowed, type PutPolicy } from '../../../platform/storage/qiniu/put-policy.ts';
import { isSafeKey } from '../../../platform/storage/safe-key.ts';
import { UploadRefused } from './upload-refused.ts';

/** Throws UploadRefused unless the policy allows this key; `bucket` is named by protocols that carry one. */
export function checkKey(policy: PutPolicy, key: string, bucket?: string): void {
  if (!isInScope(policy, key, bucket)) throw new UploadRefused(403, "key doesn't match with scope");
  if (!isSafeKey(key)) throw new UploadRefused(400, 'invalid key');
}

/** Throws UploadRefused unless the policy allows this type; a file without one counts as any bytes. */
export function checkType(policy: PutPolicy, mimeType: string | null | undefined): void {
  if (!isMimeAllowed(policy, mimeType ?? 'application/octet-stream'))
    throw new UploadRefused(403, 'limited mimeType: this file type is forbidden to upload');
}
