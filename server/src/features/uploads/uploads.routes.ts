import { getUploadToken } from '@diy/contract/uploads';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { sweepHourly, temporaryFolders } from '../../platform/storage/folder/sweep-temporary.ts';
import { registerBlockUploads } from './blocks/block-uploads.routes.ts';
import { registerFormUpload } from './forms/form-upload.routes.ts';
import { registerPartUploads } from './parts/part-uploads.routes.ts';
import { createBodySlots } from './protocol/body-slots.ts';
import { uploadTicket } from './upload-ticket.ts';

/**
 * The token call; and, where the files lie in our own folder, the addresses it leads to: Qiniu's form upload at `/upload`
 * and its resumable upload v2 below, both at `/` as well, where Qiniu's own clients look for them.
 */
export const uploadRoutes: FeatureRoutes = (routes, services) => {
  const { config, clock, log, storage } = services;

  routes.signedIn(getUploadToken, async ({ kind }, { account }) => uploadTicket(services, account.id, kind));

  // Needed with external storage too: decrypted order files and derived pictures lie in this folder.
  const stopSweeping = sweepHourly(
    temporaryFolders(config),
    () => clock.now().getTime(),
    (error) => log.error({ err: error }, 'temporary files could not be swept'),
  );
  routes.raw.addHook('onClose', async () => stopSweeping());

  if (storage.direct) return;
  // A separate scope, because only here the body stays a stream.
  void routes.raw.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    registerFormUpload(scope, services);
    const inSlot = createBodySlots();
    registerPartUploads(scope, services, inSlot);
    registerBlockUploads(scope, services, inSlot);
  });
};
