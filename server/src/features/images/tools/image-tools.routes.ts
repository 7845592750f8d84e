import * as contract from '@diy/contract/images/images';
import type { FeatureRoutes } from '../../../platform/http/route.ts';
import { presentImage, presentLookAlike } from '../images.presenter.ts';
import { findSimilar } from '../similar/similar-images.ts';
import { editLibraryImage, previewEdit } from './edit-image.ts';

/** What can be done with one image: look for its like, make another of it. */
export const imageToolRoutes: FeatureRoutes = (routes, services) => {
  const { storage } = services;

  routes.signedIn(contract.listSimilarImages, async ({ id }, { account }) => ({
    list: (await findSimilar(services, account.id, id)).map((alike) => presentLookAlike(storage, alike)),
  }));
  routes.signedIn(contract.editImage, async ({ id, preview, ...request }, { account, locale }) => {
    const edited = preview
      ? await previewEdit(services, account.id, id, request)
      : await editLibraryImage(services, account.id, id, request, locale);
    return {
      width: edited.widthPx,
      height: edited.heightPx,
      changed: edited.image !== null || edited.preview !== null,
      preview_url: edited.preview && `data:image/webp;base64,${edited.preview.toString('base64')}`,
      image: edited.image && presentImage(storage, edited.image, locale),
    };
  });
};
