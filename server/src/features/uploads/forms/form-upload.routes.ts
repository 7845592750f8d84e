import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createTrySlots } from '../../../platform/concurrency/try-slots.ts';
import { networkOf } from '../../../platform/network-of.ts';
import type { Services } from '../../../platform/services.ts';
import { respondOrRefuse, respondToUpload } from '../respond-to-upload.http.ts';
import { MAX_UPLOAD_BYTES } from '../upload-scope.ts';
import { acceptForm } from './form-upload.service.ts';

/** Room for the form's other fields and borders. */
const FORM_OVERHEAD_BYTES = 65_536;

/**
 * Forms read at once in this process, each of which costs a temporary file before its token is known, and those of one network: a
 * shop's people upload some pictures at a time each.
 */
const FORMS = { most: 64, ofHolder: 32 };

/** Qiniu's form upload: fields `token`, `key`, `crc32` and `file` in any order. */
export function registerFormUpload(scope: FastifyInstance, services: Services): void {
  const slots = createTrySlots(FORMS);
  const accept = async (request: FastifyRequest, reply: FastifyReply) => {
    if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + FORM_OVERHEAD_BYTES)
      return respondToUpload(request, reply, 413, { error: 'exceed FsizeLimit' });
    const release = slots.take(networkOf(request.ip));
    if (!release) return respondToUpload(request, reply, 503, { error: 'too many uploads' });
    return respondOrRefuse(request, reply, () => acceptForm(services, request.raw)).finally(release);
  };
  scope.post('/upload', accept);
  scope.post('/', accept);
}
