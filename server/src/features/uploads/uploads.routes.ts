import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getUploadToken } from '@diy/contract/uploads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { FormMalformed, FormTooLarge, receiveForm } from '../../platform/storage/receive-form.ts';
import { isSafeKey } from '../../platform/storage/safe-key.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { sweepTemporary } from '../../platform/storage/sweep-temporary.ts';
import { startContentHash } from './content-hash.ts';
import { readUploadToken, signPutPolicy } from './put-policy.ts';
import {
  isInScope,
  isMimeAllowed,
  MAX_UPLOAD_BYTES,
  policyFor,
  uploadFolderOf,
  uploadKeysOf,
} from './upload-scope.ts';
import { acceptUpload, KeyTaken } from './uploads.service.ts';

/** Room for the form's other fields and borders. */
const FORM_OVERHEAD_BYTES = 65_536;
/** Forms read at once in this process; each costs a temporary file before its token is known. */
const MAX_RUNNING = 64;
/** How long a refused client may go on sending, so that it gets to read the answer. */
const DRAIN_MS = 5000;

/** The token call and `POST /upload`, which speaks Qiniu's form protocol. */
export const uploadRoutes: FeatureRoutes = (routes, services) => {
  const { config, clock } = services;
  sweepTemporary(incomingOf(config.dataDir), clock.now().getTime());

  routes.signedIn(getUploadToken, async (_input, { account }) => {
    const policy = policyFor(config.secretKey, account.id, clock.now().getTime());
    return {
      protocol: 'qiniu' as const,
      fields: {},
      resumable: false,
      bucket: 'library',
      part_bytes: 4 * 1024 * 1024,
      token: signPutPolicy(policy, uploadKeysOf(config.secretKey)),
      business: { wenjianjia: uploadFolderOf(config.secretKey, account.id) },
      upload_url: `${config.publicUrl}/upload`,
      domain: `${config.publicUrl}/files`,
      max_bytes: MAX_UPLOAD_BYTES,
      expires_at: new Date(policy.deadline * 1000).toISOString(),
    };
  });

  // A scope of its own: only here the body stays a stream.
  void routes.raw.register(async (scope) => {
    let running = 0;
    if (scope.hasContentTypeParser('multipart/form-data'))
      scope.removeContentTypeParser('multipart/form-data');
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    scope.post('/upload', async (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + FORM_OVERHEAD_BYTES) {
        return answer(request, reply, 413, { error: 'exceed FsizeLimit' });
      }
      if (running >= MAX_RUNNING) {
        return answer(request, reply.header('retry-after', 2), 503, { error: 'too many uploads' });
      }
      running += 1;
      try {
        const result = await handleForm(request, services);
        return answer(request, reply, result.status, result.body);
      } catch (error) {
        const [status, text] = explain(error);
        return answer(request, reply, status, { error: text });
      } finally {
        running -= 1;
      }
    });
  });
};

/** Folder of files that are on their way in. */
const incomingOf = (dataDir: string) => join(dataDir, 'incoming');

type Answer = { status: number; body: { error: string } | { key: string; hash: string } };
const refused = (status: number, error: string): Answer => ({ status, body: { error } });

async function handleForm(request: FastifyRequest, services: Services): Promise<Answer> {
  const { secretKey, dataDir } = services.config;
  const hash = startContentHash();
  const { fields, file } = await receiveForm(request.raw, {
    folder: incomingOf(dataDir),
    maxBytes: MAX_UPLOAD_BYTES,
    onChunk: (chunk) => hash.update(chunk),
  });
  try {
    // Qiniu's clients send the file before the token, so the token can only be looked at now.
    const keys = uploadKeysOf(secretKey);
    const policy = readUploadToken(fields.get('token') ?? '', keys, services.clock.now().getTime());
    if (typeof policy === 'string') return refused(401, policy);
    const digest = hash.digest();
    const key = fields.get('key') ?? `${uploadFolderOf(secretKey, policy.endUser)}/${digest}`;
    if (!isInScope(policy, key)) return refused(403, "key doesn't match with scope");
    if (!isSafeKey(key)) return refused(400, 'invalid key');
    if (!isMimeAllowed(policy, file.contentType))
      return refused(403, 'limited mimeType: this file type is forbidden to upload');
    await acceptUpload(services, policy.endUser, { key, hash: digest, bytes: file.bytes, path: file.path });
    return { status: 200, body: { key, hash: digest } };
  } finally {
    await rm(file.path, { force: true });
  }
}

/** Statuses as Qiniu's clients expect them (https://developer.qiniu.com/kodo/3928/error-responses). */
function explain(error: unknown): [number, string] {
  if (error instanceof KeyTaken) return [614, 'file exists'];
  if (error instanceof FormTooLarge) return [413, 'exceed FsizeLimit'];
  if (error instanceof FormMalformed) return [400, 'file is not specified in multipart'];
  if (error instanceof StorageFull) return [507, 'storage is full'];
  if (error instanceof Error && /premature|aborted|unexpected end/i.test(error.message))
    return [400, 'incomplete form'];
  throw error;
}

/**
 * Answers; a client that is still sending may finish for a moment, into nothing, then the line is cut. No
 * `connection: close`: node would cut it at once, and what the client has not read yet, this answer, would be lost.
 */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: Answer['body'],
): FastifyReply {
  if (!request.raw.complete) {
    request.raw.unpipe();
    request.raw.resume();
    const timer = setTimeout(() => request.raw.destroy(), DRAIN_MS);
    timer.unref();
    request.raw.once('close', () => clearTimeout(timer));
  }
  // Not reply.code: it refuses Qiniu's 614.
  reply.raw.statusCode = status;
  return reply.header('cache-control', 'no-store').send(body);
}
