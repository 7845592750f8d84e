import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { openPartFiles } from '../parts/part-files.ts';
import type { InBodySlot } from '../protocol/body-slots.ts';
import { checkKey, checkType } from '../protocol/check-key.ts';
import { readBody } from '../protocol/read-body.http.ts';
import { requirePolicy } from '../protocol/require-policy.http.ts';
import { respondOrRefuse } from '../respond-to-upload.http.ts';
import { BLOCK_BYTES, readContexts, readFileAddress, readSize } from './block-address.ts';
import { type BlockContext, beginBlock, continueBlock, makeFile } from './block-uploads.service.ts';

/** Contexts of 100 MB in blocks of 4, many times over. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * Qiniu's resumable upload v1, the default of its clients: blocks of 4 MB, each in one chunk or several, joined at the
 * end (https://developer.qiniu.com/kodo/1286/mkblk, /1251/bput, /1287/mkfile).
 */
export function registerBlockUploads(scope: FastifyInstance, services: Services, inSlot: InBodySlot): void {
  const files = openPartFiles(join(services.config.dataDir, 'upload-parts'));
  const begin = async (request: FastifyRequest) => {
    const policy = requirePolicy(request, services);
    const bytes = readSize((request.params as { bytes: string }).bytes, BLOCK_BYTES);
    return inSlot(policy, async () =>
      present(request, await beginBlock(services, files, policy, chunkOf(request), bytes)),
    );
  };
  const appendChunk = async (request: FastifyRequest) => {
    const policy = requirePolicy(request, services);
    const { ctx, offset: text } = request.params as { ctx: string; offset: string };
    const place = { ctx, offset: readSize(text, BLOCK_BYTES) };
    return inSlot(policy, async () =>
      present(request, await continueBlock(services, files, policy, chunkOf(request), place)),
    );
  };
  const finish = async (request: FastifyRequest) => {
    const policy = requirePolicy(request, services);
    const { bytes, key, mimeType } = readFileAddress((request.params as { '*': string })['*']);
    if (key !== null) checkKey(policy, key);
    checkType(policy, mimeType);
    const body = await inSlot(policy, () => readBody(request, MAX_BODY_BYTES));
    return makeFile(services, files, policy, { contexts: readContexts(body), bytes, key });
  };

  for (const base of ['/upload', '']) {
    scope.post(`${base}/mkblk/:bytes`, (request, reply) =>
      respondOrRefuse(request, reply, () => begin(request)),
    );
    scope.post(`${base}/bput/:ctx/:offset`, (request, reply) =>
      respondOrRefuse(request, reply, () => appendChunk(request)),
    );
    scope.post(`${base}/mkfile/*`, (request, reply) =>
      respondOrRefuse(request, reply, () => finish(request)),
    );
  }
}

const chunkOf = (request: FastifyRequest) => ({
  body: request.raw,
  declared: request.headers['content-length'],
});

const present = (request: FastifyRequest, context: BlockContext) => ({
  ...context,
  checksum: '',
  host: `${request.protocol}://${request.host}`,
});
