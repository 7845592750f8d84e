import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { type PutPolicy, readUploadToken } from '../../../platform/storage/qiniu/put-policy.ts';
import { uploadKeysOf } from '../upload-scope.ts';
import { UploadRefused } from './upload-refused.ts';

/** What the token in the Authorization header allows. Throws UploadRefused. */
export function requirePolicy(
  request: FastifyRequest,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): PutPolicy {
  const token = /^UpToken (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const policy = readUploadToken(token, uploadKeysOf(config.secretKey), clock.now().getTime());
  if (typeof policy === 'string') throw new UploadRefused(401, policy);
  return policy;
}
