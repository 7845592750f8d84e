import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../platform/services.ts';
import { isInScope, isMimeAllowed, type PutPolicy } from '../../platform/storage/qiniu/put-policy.ts';
import { isSafeKey } from '../../platform/storage/safe-key.ts';
import { openPartFiles } from './part-files.ts';
import {
  abortUpload,
  beginUpload,
  completeUpload,
  expiryOf,
  partsAfter,
  recordPart,
  requireSession,
} from './part-uploads.service.ts';
import { readBody } from './read-body.routes.ts';
import { requirePolicy } from './require-policy.routes.ts';
import { answering, UploadRefused } from './respond-to-upload.routes.ts';
import { MAX_UPLOAD_BYTES } from './upload-scope.ts';

/** 10,000 parts with their hashes and some metadata. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
const MAX_LISTED = 1000;

const completion = z.object({
  parts: z
    .array(z.object({ partNumber: z.number().int(), etag: z.string() }))
    .max(10_000)
    .default([]),
  mimeType: z.string().nullish(),
});

/** The parameters in an address of Qiniu's resumable upload v2. */
interface PartAddress {
  bucket: string;
  key: string | null;
  uploadId: string;
  partNumber: number;
}

/** Qiniu's resumable upload v2 (https://developer.qiniu.com/kodo/6364/multipartupload-interface). */
export function registerPartUploads(scope: FastifyInstance, services: Services): void {
  const { config } = services;
  const files = openPartFiles(join(config.dataDir, 'upload-parts'));

  const handle = async (request: FastifyRequest): Promise<object> => {
    const address = readAddress((request.params as { '*': string })['*']);
    const policy = readPolicy(request, address);
    const step = `${request.method}${address.uploadId === '' ? '' : ' id'}${address.partNumber > 0 ? ' part' : ''}`;
    if (step === 'POST') return beginUpload(services, policy, address);
    if (!['PUT id part', 'POST id', 'GET id', 'DELETE id'].includes(step))
      throw new UploadRefused(405, 'method not allowed');
    const session = await requireSession(services, policy, address);
    if (request.method === 'PUT') return takePart(request, policy, address);
    if (request.method === 'POST') {
      const { parts, mimeType } = readCompletion(await readBody(request, MAX_BODY_BYTES));
      if (!isMimeAllowed(policy, mimeType ?? 'application/octet-stream'))
        throw new UploadRefused(403, 'limited mimeType: this file type is forbidden to upload');
      return completeUpload(services, files, policy, session, parts);
    }
    if (request.method === 'GET') {
      const query = request.query as Record<string, string | undefined>;
      const limit = Math.min(MAX_LISTED, Math.max(1, Number(query['max-parts']) || MAX_LISTED));
      const after = Number(query['part-number-marker']) || 0;
      const parts = await partsAfter(services, session, { after, limit: limit + 1 });
      const shown = parts.slice(0, limit);
      return {
        uploadId: session.id,
        expireAt: expiryOf(session),
        partNumberMarker: parts.length > limit ? shown.at(-1)!.part_number : 0,
        parts: shown.map((part) => ({
          size: part.bytes,
          etag: part.etag,
          partNumber: part.part_number,
          putTime: Math.floor(part.created_at.getTime() / 1000),
        })),
      };
    }
    await abortUpload(services, files, policy, session);
    return {};
  };

  const takePart = async (request: FastifyRequest, policy: PutPolicy, address: PartAddress) => {
    const maxBytes = policy.fsizeLimit ?? MAX_UPLOAD_BYTES;
    const declared = request.headers['content-length'];
    if (Number(declared ?? 0) > maxBytes) throw new UploadRefused(413, 'exceed FsizeLimit');
    const expectedBytes = declared === undefined ? null : Number(declared);
    const part = await files.write(address.uploadId, request.raw, { maxBytes, expectedBytes });
    const md5 = request.headers['content-md5'];
    if (md5 !== undefined && md5 !== part.md5) {
      await files.remove(address.uploadId, part.file);
      throw new UploadRefused(406, 'content md5 does not match');
    }
    const number = address.partNumber;
    await recordPart(services, files, policy, address.uploadId, { ...part, number });
    return { etag: part.etag, md5: part.md5 };
  };

  const readPolicy = (request: FastifyRequest, { key, bucket }: PartAddress): PutPolicy => {
    const policy = requirePolicy(request, services);
    // An object without a name gets its key from the policy, so any name in scope is used here.
    if (!isInScope(policy, key ?? anyKeyOf(policy), bucket))
      throw new UploadRefused(403, "key doesn't match with scope");
    if (key !== null && !isSafeKey(key)) throw new UploadRefused(400, 'invalid key');
    return policy;
  };

  const route = (request: FastifyRequest, reply: FastifyReply) =>
    answering(request, reply, () => handle(request));
  for (const url of ['/upload/buckets/*', '/buckets/*']) {
    scope.route({ method: ['POST', 'PUT', 'GET', 'DELETE'], url, handler: route });
  }
}

const anyKeyOf = ({ scope }: PutPolicy) => `${scope.slice(scope.indexOf(':') + 1)}x`;

const ADDRESS = /^([^/]+)\/objects\/([^/]+)\/uploads(?:\/([0-9a-f]{1,64})(?:\/(\d{1,5}))?)?$/;

function readAddress(path: string): PartAddress {
  const [, bucket = '', name = '', uploadId = '', number = ''] = ADDRESS.exec(path) ?? [];
  if (bucket === '') throw new UploadRefused(404, 'no such address');
  const partNumber = number === '' ? 0 : Number(number);
  if (number !== '' && (partNumber < 1 || partNumber > 10_000))
    throw new UploadRefused(400, 'invalid partNumber');
  const key = name === '~' ? null : Buffer.from(name, 'base64url').toString();
  return { bucket, key, uploadId, partNumber };
}

function readCompletion(body: string): z.infer<typeof completion> {
  try {
    return completion.parse(JSON.parse(body || '{}'));
  } catch {
    throw new UploadRefused(400, 'invalid parts');
  }
}
