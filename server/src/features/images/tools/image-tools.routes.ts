import * as contract from '@diy/contract/images/images';
import type { FeatureRoutes } from '../../../platform/http/route.ts';
import { presentImage, presentSimilarImage } from '../images.presenter.ts';
import { findSimilar } from '../similar/similar-images.ts';
import { editLibraryImage, previewEdit } from './edit-image.ts';
import { filteredPreview } from './filtered-preview.ts';

/** Calls on one image: find similar images, make an edited copy. */
export const imageToolRoutes: FeatureRoutes = (routes, services) => {
  const { storage } = services;

  routes.signedIn(contract.listSimilarImages, async ({ id }, { account }) => ({
    list: (await findSimilar(services, account.id, id)).map((alike) => presentSimilarImage(storage, alike)),
  }));
  routes.signedIn(contract.filteredImage, async ({ id, filter, halvings, edge_px }, { account }) => {
    const request = { filter, halvings, edgePx: edge_px };
    const { widthPx, heightPx, bytes, type } = await filteredPreview(services, account.id, id, request);
    return { width: widthPx, height: heightPx, type, picture: bytes.toString('base64') };
  });
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
