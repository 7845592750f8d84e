import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import type { InBodySlot } from '../protocol/body-slots.ts';
import { checkType } from '../protocol/check-key.ts';
import { readBody } from '../protocol/read-body.http.ts';
import { requirePolicy } from '../protocol/require-policy.http.ts';
import { notAllowed } from '../protocol/upload-refused.ts';
import { respondOrRefuse } from '../respond-to-upload.http.ts';
import { checkAddress, readAddress, readCompletion } from './part-address.ts';
import { openPartFiles } from './part-files.ts';
import { pageOf, presentParts } from './part-uploads.presenter.ts';
import {
  abortUpload,
  beginUpload,
  completeUpload,
  partsAfter,
  receivePart,
  requireSession,
} from './part-uploads.service.ts';

/** 10,000 parts with their hashes and some metadata. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** Qiniu's resumable upload v2 (https://developer.qiniu.com/kodo/6364/multipartupload-interface). */
export function registerPartUploads(scope: FastifyInstance, services: Services, inSlot: InBodySlot): void {
  const files = openPartFiles(join(services.config.dataDir, 'upload-parts'));
  const open = (request: FastifyRequest) => {
    const address = readAddress((request.params as { '*': string })['*']);
    const policy = requirePolicy(request, services);
    checkAddress(policy, address);
    return { address, policy };
  };
  const find = async ({ address, policy }: ReturnType<typeof open>, isOfPart = false) => {
    if (address.uploadId === '' || address.partNumber > 0 !== isOfPart) throw notAllowed();
    return requireSession(services, policy, address);
  };
  const beginOrComplete = async (request: FastifyRequest) => {
    const { address, policy } = open(request);
    if (address.uploadId === '') return beginUpload(services, policy, address);
    const session = await find({ address, policy });
    const body = await inSlot(policy, () => readBody(request, MAX_BODY_BYTES));
    const { parts, mimeType } = readCompletion(body);
    checkType(policy, mimeType);
    return completeUpload(services, files, policy, session, parts);
  };
  const receive = async (request: FastifyRequest) => {
    const { address, policy } = open(request);
    await find({ address, policy }, true);
    const { 'content-length': declared, 'content-md5': md5 } = request.headers;
    const sent = { body: request.raw, declared, md5 };
    return inSlot(policy, () => receivePart(services, files, policy, address, sent));
  };
  const list = async (request: FastifyRequest) => {
    const opened = open(request);
    const session = await find(opened);
    const { after, limit } = pageOf(request.query as Record<string, string | undefined>);
    const parts = await partsAfter(services, opened.policy, session, { after, limit: limit + 1 });
    return presentParts(session, parts, limit);
  };
  const abort = async (request: FastifyRequest) => {
    const opened = open(request);
    await abortUpload(services, files, opened.policy, await find(opened));
    return {};
  };
  const refuse = async (request: FastifyRequest) => {
    open(request);
    throw notAllowed();
  };
  const steps = new Map<string, (request: FastifyRequest) => Promise<object>>([
    ['POST', beginOrComplete],
    ['PUT', receive],
    ['GET', list],
    ['DELETE', abort],
  ]);
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    respondOrRefuse(request, reply, async () => (steps.get(request.method) ?? refuse)(request));
  for (const url of ['/upload/buckets/*', '/buckets/*'])
    scope.route({ method: ['POST', 'PUT', 'GET', 'DELETE'], url, handler });
}
