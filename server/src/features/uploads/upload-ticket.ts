import type { DataOf } from '@diy/contract/endpoint';
import type { getUploadToken } from '@diy/contract/uploads';
import type { Services } from '../../platform/services.ts';
import { signPutPolicy } from '../../platform/storage/qiniu/put-policy.ts';
import {
  BUCKETS,
  folderOfKind,
  MAX_BYTES,
  MIME_LIMIT,
  PART_BYTES,
  policyFor,
  TOKEN_SECONDS,
  type UploadKind,
  uploadKeysOf,
} from './upload-scope.ts';

/**
 * What an account needs to upload for an hour: to a storage service directly, where there is one, otherwise to our own
 * addresses by Qiniu's protocol.
 */
export function uploadTicket(
  { config, clock, storage }: Pick<Services, 'config' | 'clock' | 'storage'>,
  ownerId: string,
  kind: UploadKind = 'any',
): DataOf<typeof getUploadToken> {
  const folder = folderOfKind(config.keys.naming(), ownerId, kind);
  const nowMs = clock.now().getTime();
  const common = {
    business: { wenjianjia: folder },
    domain: `${config.publicUrl}/files`,
    max_bytes: MAX_BYTES[kind],
    part_bytes: PART_BYTES,
  };
  if (storage.direct) {
    const expiresAt = Math.floor(nowMs / 1000) + TOKEN_SECONDS;
    const scope = { prefix: `${folder}/`, maxBytes: MAX_BYTES[kind], mimeLimit: MIME_LIMIT, expiresAt };
    return { ...storage.direct.ticketFor(scope), ...common, expires_at: isoOf(expiresAt) };
  }
  const policy = policyFor(config.keys.naming(), ownerId, nowMs, kind);
  return {
    protocol: 'qiniu',
    fields: {},
    resumable: true,
    bucket: BUCKETS[kind],
    token: signPutPolicy(policy, uploadKeysOf(config.secretKey)),
    upload_url: `${config.publicUrl}/upload`,
    ...common,
    expires_at: isoOf(policy.deadline),
  };
}

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();
