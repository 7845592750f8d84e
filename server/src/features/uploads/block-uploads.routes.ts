import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { isInScope, isMimeAllowed, type PutPolicy } from '../../platform/storage/qiniu/put-policy.ts';
import { isSafeKey } from '../../platform/storage/safe-key.ts';
import {
  BLOCK_BYTES,
  beginBlock,
  blockToContinue,
  continueBlock,
  makeFile,
  newBlock,
} from './block-uploads.service.ts';
import { openPartFiles } from './part-files.ts';
import { readBody } from './read-body.routes.ts';
import { requirePolicy } from './require-policy.routes.ts';
import { answering, UploadRefused } from './respond-to-upload.routes.ts';
import { MAX_UPLOAD_BYTES } from './upload-scope.ts';

/** Contexts of 100 MB in blocks of 4, many times over. */
const MAX_BODY_BYTES = 64 * 1024;
const MAX_BLOCKS = Math.ceil(MAX_UPLOAD_BYTES / BLOCK_BYTES);

/**
 * Qiniu's resumable upload v1, the default of its clients: blocks of 4 MB, each in one chunk or several, joined at the
 * end (https://developer.qiniu.com/kodo/1286/mkblk, /1251/bput, /1287/mkfile).
 */
export function registerBlockUploads(scope: FastifyInstance, services: Services): void {
  const files = openPartFiles(join(services.config.dataDir, 'upload-parts'));

  /** Puts the chunk in the body on disk. */
  const write = async (request: FastifyRequest, id: string, maxBytes: number) => {
    const declared = request.headers['content-length'];
    if (Number(declared ?? 0) > maxBytes) throw new UploadRefused(413, 'chunk too large');
    const counted = { crc32: 0 };
    const chunk = await files.write(id, countingCrc(request.raw, counted), {
      maxBytes,
      expectedBytes: declared === undefined ? null : Number(declared),
    });
    return { chunk, crc: counted.crc32 };
  };
  const respond = (request: FastifyRequest, context: object, crc: number) => ({
    ...context,
    crc32: crc,
    checksum: '',
    host: `${request.protocol}://${request.host}`,
  });

  const begin = async (request: FastifyRequest) => {
    const policy = requirePolicy(request, services);
    const bytes = readSize((request.params as { bytes: string }).bytes, BLOCK_BYTES);
    const id = await newBlock(services, policy);
    const { chunk, crc } = await write(request, id, bytes);
    return respond(request, await beginBlock(services, policy, id, chunk), crc);
  };

  const goOn = async (request: FastifyRequest) => {
    const policy = requirePolicy(request, services);
    const { ctx, offset: text } = request.params as { ctx: string; offset: string };
    const offset = readSize(text, BLOCK_BYTES);
    const id = blockToContinue(ctx, offset);
    const { chunk, crc } = await write(request, id, BLOCK_BYTES - offset);
    return respond(request, await continueBlock(services, files, policy, { id, offset, chunk }), crc);
  };

  const finish = async (request: FastifyRequest) => {
    const policy = requirePolicy(request, services);
    const { bytes, key, mimeType } = readFileAddress((request.params as { '*': string })['*']);
    checkKey(policy, key);
    if (!isMimeAllowed(policy, mimeType ?? 'application/octet-stream'))
      throw new UploadRefused(403, 'limited mimeType: this file type is forbidden to upload');
    const contexts = (await readBody(request, MAX_BODY_BYTES)).split(',').filter(Boolean);
    if (contexts.length > MAX_BLOCKS) throw new UploadRefused(413, 'too many blocks');
    return makeFile(services, files, policy, { contexts, bytes, key });
  };

  for (const base of ['/upload', '']) {
    scope.post(`${base}/mkblk/:bytes`, (request, reply) => answering(request, reply, () => begin(request)));
    scope.post(`${base}/bput/:ctx/:offset`, (request, reply) =>
      answering(request, reply, () => goOn(request)),
    );
    scope.post(`${base}/mkfile/*`, (request, reply) => answering(request, reply, () => finish(request)));
  }
}

function countingCrc(body: Readable, counted: { crc32: number }): Readable {
  return Readable.from(
    (async function* () {
      for await (const chunk of body as AsyncIterable<Buffer>) {
        counted.crc32 = crc32(chunk, counted.crc32);
        yield chunk;
      }
    })(),
    { objectMode: false },
  );
}

function readSize(text: string, max: number): number {
  const size = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(size)) throw new UploadRefused(400, 'invalid size');
  if (size > max) throw new UploadRefused(413, 'exceed FsizeLimit');
  return size;
}

/** `<bytes>/key/<k>/mimeType/<m>/…`, each value in base64; what else a client says of the file is not kept. */
function readFileAddress(path: string): { bytes: number; key: string | null; mimeType: string | null } {
  const [size = '', ...pairs] = path.split('/');
  const value = (name: string) => {
    const at = pairs.findIndex((one, index) => index % 2 === 0 && one === name);
    return at < 0 ? null : Buffer.from(pairs[at + 1] ?? '', 'base64url').toString();
  };
  return { bytes: readSize(size, MAX_UPLOAD_BYTES), key: value('key'), mimeType: value('mimeType') };
}

function checkKey(policy: PutPolicy, key: string | null): void {
  if (key === null) return;
  if (!isInScope(policy, key)) throw new UploadRefused(403, "key doesn't match with scope");
  if (!isSafeKey(key)) throw new UploadRefused(400, 'invalid key');
}
