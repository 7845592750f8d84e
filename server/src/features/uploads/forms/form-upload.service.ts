import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Services } from '../../../platform/services.ts';
import { startContentHash } from '../../../platform/storage/qiniu/content-hash.ts';
import { keyByHash, readUploadToken } from '../../../platform/storage/qiniu/put-policy.ts';
import { type ReceivedForm, receiveForm } from '../../../platform/storage/receive-form.ts';
import { checkKey, checkType } from '../protocol/check-key.ts';
import { UploadRefused } from '../protocol/upload-refused.ts';
import { requireRoom } from '../require-room.ts';
import { MAX_UPLOAD_BYTES, uploadKeysOf } from '../upload-scope.ts';
import { acceptUpload } from '../uploads.service.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'config' | 'clock'>;

/** Reads a form to disk and accepts its file. Throws UploadRefused and what receiving and accepting throw. */
export async function acceptForm(
  services: Needs,
  request: Parameters<typeof receiveForm>[0],
): Promise<{ key: string; hash: string }> {
  const content = startContentHash();
  let crc = 0;
  const form = await receiveForm(request, {
    folder: join(services.config.dataDir, 'incoming'),
    maxBytes: MAX_UPLOAD_BYTES,
    onChunk(chunk) {
      content.update(chunk);
      crc = crc32(chunk, crc);
    },
  });
  try {
    return await acceptFile(services, form, { hash: content.digest(), crc });
  } finally {
    await rm(form.file.path, { force: true });
  }
}

async function acceptFile(
  services: Needs,
  { fields, file }: ReceivedForm,
  { hash, crc }: { hash: string; crc: number },
): Promise<{ key: string; hash: string }> {
  // Qiniu's clients send the file before the token, so the token can only be checked now.
  const keys = uploadKeysOf(services.config.secretKey);
  const policy = readUploadToken(fields.get('token') ?? '', keys, services.clock.now().getTime());
  if (typeof policy === 'string') throw new UploadRefused(401, policy);
  const key = fields.get('key') ?? keyByHash(policy, hash);
  checkKey(policy, key);
  checkType(policy, file.contentType);
  if (file.bytes > (policy.fsizeLimit ?? MAX_UPLOAD_BYTES)) throw new UploadRefused(413, 'exceed FsizeLimit');
  const declared = fields.get('crc32');
  if (declared !== undefined && Number(declared) !== crc)
    throw new UploadRefused(406, 'crc32 does not match');
  await requireRoom(services.db, policy.endUser ?? null, file.bytes);
  const open = () => createReadStream(file.path);
  await acceptUpload(services, policy.endUser ?? null, { key, hash, bytes: file.bytes, open });
  return { key, hash };
}
