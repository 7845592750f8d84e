import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { startContentHash } from '../../platform/storage/qiniu/content-hash.ts';
import {
  isInScope,
  isMimeAllowed,
  keyByHash,
  readUploadToken,
} from '../../platform/storage/qiniu/put-policy.ts';
import { receiveForm } from '../../platform/storage/receive-form.ts';
import { isSafeKey } from '../../platform/storage/safe-key.ts';
import { answering, respondToUpload, UploadRefused } from './respond-to-upload.routes.ts';
import { MAX_UPLOAD_BYTES, uploadKeysOf } from './upload-scope.ts';
import { acceptUpload } from './uploads.service.ts';

/** Room for the form's other fields and borders. */
const FORM_OVERHEAD_BYTES = 65_536;
/** Forms read at once in this process; each costs a temporary file before its token is known. */
const MAX_RUNNING = 64;

/** Qiniu's form upload: fields `token`, `key`, `crc32` and `file` in any order. */
export function registerFormUpload(scope: FastifyInstance, services: Services): void {
  let running = 0;
  const take = async (request: FastifyRequest, reply: FastifyReply) => {
    if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + FORM_OVERHEAD_BYTES) {
      return respondToUpload(request, reply, 413, { error: 'exceed FsizeLimit' });
    }
    if (running >= MAX_RUNNING) {
      return respondToUpload(request, reply.header('retry-after', 2), 503, { error: 'too many uploads' });
    }
    running += 1;
    try {
      return await answering(request, reply, () => acceptForm(request, services));
    } finally {
      running -= 1;
    }
  };
  scope.post('/upload', take);
  scope.post('/', take);
}

async function acceptForm(
  request: FastifyRequest,
  services: Services,
): Promise<{ key: string; hash: string }> {
  const { secretKey, dataDir } = services.config;
  const hash = startContentHash();
  let crc = 0;
  const { fields, file } = await receiveForm(request.raw, {
    folder: join(dataDir, 'incoming'),
    maxBytes: MAX_UPLOAD_BYTES,
    onChunk(chunk) {
      hash.update(chunk);
      crc = crc32(chunk, crc);
    },
  });
  try {
    // Qiniu's clients send the file before the token, so the token can only be checked now.
    const keys = uploadKeysOf(secretKey);
    const policy = readUploadToken(fields.get('token') ?? '', keys, services.clock.now().getTime());
    if (typeof policy === 'string') throw new UploadRefused(401, policy);
    const digest = hash.digest();
    const key = fields.get('key') ?? keyByHash(policy, digest);
    if (!isInScope(policy, key)) throw new UploadRefused(403, "key doesn't match with scope");
    if (!isSafeKey(key)) throw new UploadRefused(400, 'invalid key');
    if (!isMimeAllowed(policy, file.contentType))
      throw new UploadRefused(403, 'limited mimeType: this file type is forbidden to upload');
    if (file.bytes > (policy.fsizeLimit ?? MAX_UPLOAD_BYTES))
      throw new UploadRefused(413, 'exceed FsizeLimit');
    const declared = fields.get('crc32');
    if (declared !== undefined && Number(declared) !== crc)
      throw new UploadRefused(406, 'crc32 does not match');
    const open = () => createReadStream(file.path);
    await acceptUpload(services, policy.endUser ?? null, { key, hash: digest, bytes: file.bytes, open });
    return { key, hash: digest };
  } finally {
    await rm(file.path, { force: true });
  }
}
