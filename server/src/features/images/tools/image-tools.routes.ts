import * as edits from '@diy/contract/images/image-edits';
import * as pages from '@diy/contract/images/image-pages';
import * as contract from '@diy/contract/images/images';
import { message } from '@diy/contract/messages';
import { plainText } from '@diy/contract/messages/message-text';
import type { FeatureRoutes } from '../../../platform/http/route.ts';
import { presentImage, presentSimilarImage } from '../images.presenter.ts';
import { findSimilar } from '../similar/similar-images.ts';
import { withNameEnding } from './chain-of-image.ts';
import { editLibraryImage, previewEdit } from './edit-image.ts';
import { makeFilteredPreview } from './filtered-preview.ts';
import { presentEdited, presentRefusedPage, presentSketch } from './image-tools.presenter.ts';
import { saveImagePages, sketchPages } from './pdf-pages.ts';

/** Calls on one image: find similar images, make an edited copy. */
export const imageToolRoutes: FeatureRoutes = (routes, services) => {
  const { storage } = services;

  routes.signedIn(contract.listSimilarImages, async ({ id }, { account }) => ({
    list: (await findSimilar(services, account.id, id)).map((alike) => presentSimilarImage(storage, alike)),
  }));
  routes.signedIn(edits.filteredImage, async ({ id, filter, halvings, edge_px }, { account }) => {
    const request = { filter, halvings, edgePx: edge_px };
    const { widthPx, heightPx, bytes, type } = await makeFilteredPreview(services, account.id, id, request);
    return { width: widthPx, height: heightPx, type, picture: bytes.toString('base64') };
  });
  routes.signedIn(pages.imagePages, async ({ id, from }, { account }) => {
    const range = { from, count: pages.PAGES_AT_ONCE };
    const sketched = await sketchPages(services, account.id, id, range);
    return { total: sketched.total, list: sketched.pages.map(presentSketch) };
  });
  routes.signedIn(pages.saveImagePages, async ({ id, pages: wanted }, { account, locale }) => {
    const nameOf = (name: string, page: number) =>
      withNameEnding(name, plainText(message('names.page', { page }), locale));
    const { images, refused } = await saveImagePages(services, account.id, id, wanted, nameOf);
    return {
      list: images.map((image) => presentImage(storage, image, locale)),
      refused: refused.map((one) => presentRefusedPage(one, locale)),
    };
  });
  routes.signedIn(edits.editImage, async ({ id, preview, ...request }, { account, locale }) => {
    const edited = preview
      ? await previewEdit(services, account.id, id, request)
      : await editLibraryImage(services, account.id, id, request, locale);
    return presentEdited(storage, edited, locale);
  });
};
