import * as contract from '@diy/contract/images/image-details';
import type { FeatureRoutes } from '../../../platform/http/route.ts';
import { presentImage, presentImageItem } from '../images.presenter.ts';
import { findKnownImages, getImageInFull, listImageFacts } from './image-details.service.ts';
import type { ListUses } from './image-uses.ts';

/** One image in full, who uses it, and which files the library has already. */
export function imageDetailRoutes({ listUses }: { listUses: ListUses }): FeatureRoutes {
  return (routes, services) => {
    const { storage } = services;

    routes.signedIn(contract.getImage, async ({ id }, { account, locale }) => {
      const { image, categoryName, provenance } = await getImageInFull(services, account.id, id);
      const { list, total } = await listUses(services, account.id, [id], contract.MAX_NAMED_USES);
      return presentImageItem(storage, image, locale, { categoryName, provenance, uses: { list, total } });
    });
    routes.signedIn(contract.imageUsage, async ({ ids }, { account }) => {
      const uses = await listUses(services, account.id, ids, contract.MAX_NAMED_USES);
      return { used_images: uses.usedImages, designs: uses.list, total: uses.total };
    });
    routes.signedIn(contract.imageFacts, async ({ ids }, { account }) => ({
      list: await listImageFacts(services, account.id, ids),
    }));
    routes.signedIn(contract.knownImages, async ({ hashes }, { account, locale }) => ({
      list: (await findKnownImages(services, account.id, hashes)).map((image) => ({
        sha256: image.sha256,
        deleted: image.deleted_at !== null,
        image: presentImage(storage, image, locale),
      })),
    }));
  };
}
