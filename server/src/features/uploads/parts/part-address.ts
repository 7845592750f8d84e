import { z } from 'zod';
import type { PutPolicy } from '../../../platform/storage/qiniu/put-policy.ts';
import { checkKey } from '../protocol/check-key.ts';
import { UploadRefused } from '../protocol/upload-refused.ts';

/** The parameters in an address of Qiniu's resumable upload v2. */
export interface PartAddress {
  bucket: string;
  /** It is null for an object that is named by its hash. */
  key: string | null;
  /** '' where none is named. */
  uploadId: string;
  /** 0 where none is named. */
  partNumber: number;
}

const ADDRESS = /^([^/]+)\/objects\/([^/]+)\/uploads(?:\/([0-9a-f]{1,64})(?:\/(\d{1,5}))?)?$/;

/** Reads what follows `/buckets/`. Throws UploadRefused for anything else. */
export function readAddress(path: string): PartAddress {
  const [, bucket = '', name = '', uploadId = '', number = ''] = ADDRESS.exec(path) ?? [];
  if (bucket === '') throw new UploadRefused(404, 'no such address');
  const partNumber = number === '' ? 0 : Number(number);
  if (number !== '' && (partNumber < 1 || partNumber > 10_000))
    throw new UploadRefused(400, 'invalid partNumber');
  const key = name === '~' ? null : Buffer.from(name, 'base64url').toString();
  return { bucket, key, uploadId, partNumber };
}

/** Throws UploadRefused unless the policy allows the addressed object. */
export function checkAddress(policy: PutPolicy, { key, bucket }: PartAddress): void {
  // An object without a name gets its key from the policy, so any name in scope is used here.
  checkKey(policy, key ?? `${policy.scope.slice(policy.scope.indexOf(':') + 1)}x`, bucket);
}

const completion = z.object({
  parts: z
    .array(z.object({ partNumber: z.number().int(), etag: z.string() }))
    .max(10_000)
    .default([]),
  mimeType: z.string().nullish(),
});

/** The body that names the parts of a complete upload. Throws UploadRefused. */
export function readCompletion(body: string): z.infer<typeof completion> {
  try {
    return completion.parse(JSON.parse(body || '{}'));
  } catch {
    throw new UploadRefused(400, 'invalid parts');
  }
}
