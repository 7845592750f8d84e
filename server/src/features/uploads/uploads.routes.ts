import { join } from 'node:path';
import { getUploadToken } from '@diy/contract/uploads';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { signPutPolicy } from '../../platform/storage/qiniu/put-policy.ts';
import { sweepTemporary } from '../../platform/storage/sweep-temporary.ts';
import { registerBlockUploads } from './block-uploads.routes.ts';
import { registerFormUpload } from './form-upload.routes.ts';
import { registerPartUploads } from './part-uploads.routes.ts';
import {
  BUCKET,
  MAX_UPLOAD_BYTES,
  MIME_LIMIT,
  PART_BYTES,
  policyFor,
  TOKEN_SECONDS,
  uploadFolderOf,
  uploadKeysOf,
} from './upload-scope.ts';

/**
 * The token call; and, where the files lie in our own folder, the addresses it leads to: Qiniu's form upload at `/upload`
 * and its resumable upload v2 below, both at `/` as well, where Qiniu's own clients look for them.
 */
export const uploadRoutes: FeatureRoutes = (routes, services) => {
  const { config, clock, storage } = services;

  routes.signedIn(getUploadToken, async (_input, { account }) => {
    const folder = uploadFolderOf(config.secretKey, account.id);
    const nowMs = clock.now().getTime();
    const common = {
      business: { wenjianjia: folder },
      domain: `${config.publicUrl}/files`,
      max_bytes: MAX_UPLOAD_BYTES,
      part_bytes: PART_BYTES,
    };
    if (storage.direct) {
      const expiresAt = Math.floor(nowMs / 1000) + TOKEN_SECONDS;
      const scope = { prefix: `${folder}/`, maxBytes: MAX_UPLOAD_BYTES, mimeLimit: MIME_LIMIT, expiresAt };
      return {
        ...storage.direct.ticketFor(scope),
        ...common,
        expires_at: new Date(expiresAt * 1000).toISOString(),
      };
    }
    const policy = policyFor(config.secretKey, account.id, nowMs);
    return {
      protocol: 'qiniu' as const,
      fields: {},
      resumable: true,
      bucket: BUCKET,
      token: signPutPolicy(policy, uploadKeysOf(config.secretKey)),
      upload_url: `${config.publicUrl}/upload`,
      ...common,
      expires_at: new Date(policy.deadline * 1000).toISOString(),
    };
  });

  if (storage.direct) return;
  sweepTemporary(join(config.dataDir, 'incoming'), clock.now().getTime());
  // A separate scope, because only here the body stays a stream.
  void routes.raw.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    registerFormUpload(scope, services);
    registerPartUploads(scope, services);
    registerBlockUploads(scope, services);
  });
};
