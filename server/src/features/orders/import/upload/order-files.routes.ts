import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../../../platform/services.ts';
import { contentDisposition } from '../../../../platform/storage/content-disposition.ts';
import { forbidRunning, refuse } from '../../../../platform/storage/file-routes.ts';
import { ORDER_FILE_PATH, type OrderFileKind, openLinked } from './file-links.ts';
import { drawPictureView, ORDER_PICTURE_PATH, type UploadedPictureRef } from './picture-view.ts';

interface FileParams {
  kind: OrderFileKind;
  ownerId: string;
  id: string;
}

/**
 * Originals, error sheets, the template and small views of uploaded pictures, by signed links: 403 for any other, whether
 * there is a file or not.
 */
export function registerOrderFiles(raw: FastifyInstance, services: Services): void {
  raw.get(`${ORDER_FILE_PATH}/:kind/:ownerId/:id`, async (request, reply) => {
    const file = await openLinked(services, request.params as FileParams, queryOf(request));
    if (!file) return refuse(reply, 403, 'link expired or not valid');
    forbidRunning(reply);
    void reply.header('cache-control', 'private, no-store');
    void reply.header('content-disposition', contentDisposition(file.fileName));
    void reply.header('content-length', file.bytes);
    return reply.type('application/octet-stream').send(file.body);
  });
  raw.get(`${ORDER_PICTURE_PATH}/:ownerId/:uploadId/:sha256`, async (request, reply) => {
    const view = await drawPictureView(services, request.params as UploadedPictureRef, queryOf(request));
    if (!view) return refuse(reply, 403, 'link expired or not valid');
    forbidRunning(reply);
    return reply.header('cache-control', 'private, max-age=3600').type('image/jpeg').send(view);
  });
}

const queryOf = (request: FastifyRequest) =>
  new URLSearchParams(request.raw.url?.split('?').slice(1).join('?') ?? '');
