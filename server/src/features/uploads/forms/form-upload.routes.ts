import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { respondOrRefuse, respondToUpload } from '../respond-to-upload.http.ts';
import { MAX_UPLOAD_BYTES } from '../upload-scope.ts';
import { acceptForm } from './form-upload.service.ts';
import { createUploadSlots } from './upload-slots.ts';

/** Room for the form's other fields and borders. */
const FORM_OVERHEAD_BYTES = 65_536;

/** Qiniu's form upload: fields `token`, `key`, `crc32` and `file` in any order. */
export function registerFormUpload(scope: FastifyInstance, services: Services): void {
  const slots = createUploadSlots();
  const accept = async (request: FastifyRequest, reply: FastifyReply) => {
    if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + FORM_OVERHEAD_BYTES)
      return respondToUpload(request, reply, 413, { error: 'exceed FsizeLimit' });
    const leave = slots.take(request.ip);
    if (!leave)
      return respondToUpload(request, reply.header('retry-after', 2), 503, { error: 'too many uploads' });
    return respondOrRefuse(request, reply, () => acceptForm(services, request.raw)).finally(leave);
  };
  scope.post('/upload', accept);
  scope.post('/', accept);
}
