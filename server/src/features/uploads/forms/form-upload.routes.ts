import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { answering, respondToUpload } from '../protocol/respond-to-upload.routes.ts';
import { MAX_UPLOAD_BYTES } from '../upload-scope.ts';
import { acceptForm } from './form-upload.service.ts';

/** Room for the form's other fields and borders. */
const FORM_OVERHEAD_BYTES = 65_536;
/** Forms read at once in this process; each costs a temporary file before its token is known. */
const MAX_RUNNING = 64;

/** Qiniu's form upload: fields `token`, `key`, `crc32` and `file` in any order. */
export function registerFormUpload(scope: FastifyInstance, services: Services): void {
  let running = 0;
  const accept = async (request: FastifyRequest, reply: FastifyReply) => {
    if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + FORM_OVERHEAD_BYTES)
      return respondToUpload(request, reply, 413, { error: 'exceed FsizeLimit' });
    if (running >= MAX_RUNNING)
      return respondToUpload(request, reply.header('retry-after', 2), 503, { error: 'too many uploads' });
    running += 1;
    try {
      return await answering(request, reply, () => acceptForm(services, request.raw));
    } finally {
      running -= 1;
    }
  };
  scope.post('/upload', accept);
  scope.post('/', accept);
}
