import * as contract from '@diy/contract/images/image-details';
import { notFound } from '../../../platform/errors/refusal.ts';
import type { FeatureRoutes } from '../../../platform/http/route.ts';
import { isDamaged } from '../image-notes.ts';
import { presentImage, presentImageItem } from '../images.presenter.ts';
import { findImages, findImagesBySha } from '../images.queries.ts';
import { findInks } from '../intake/derive/image-inks.queries.ts';
import { isPreviewExact } from '../intake/image-keys.ts';
import { findProvenance } from '../intake/image-provenance.queries.ts';
import { listTypes } from './image-categories.queries.ts';
import type { ListUses } from './image-uses.ts';

/** One image in full, who uses it, and which files the library has already. */
export function imageDetailRoutes({ listUses }: { listUses: ListUses }): FeatureRoutes {
  return (routes, services) => {
    const { db, storage, config } = services;

    routes.signedIn(contract.getImage, async ({ id }, { account, locale }) => {
      const [image] = await findImages(db, account.id, [id]);
      if (!image) throw notFound('images');
      const { list, total } = await listUses(services, account.id, [id], contract.MAX_NAMED_USES);
      const types = image.type_id === '' ? [] : await listTypes(db, account.id);
      const type = types.find((one) => one.id === image.type_id);
      return presentImageItem(storage, image, locale, {
        typeName: type?.name ?? null,
        provenance: await findProvenance(db, account.id, id),
        uses: { list, total },
      });
    });
    routes.signedIn(contract.imageUsage, async ({ ids }, { account }) => {
      const uses = await listUses(services, account.id, ids, contract.MAX_NAMED_USES);
      return { used_images: uses.usedImages, designs: uses.list, total: uses.total };
    });
    routes.signedIn(contract.imageFacts, async ({ ids }, { account }) => {
      const inks = await findInks(db, account.id, ids);
      return {
        list: (await findImages(db, account.id, ids)).map((image) => ({
          id: image.id,
          width: image.width_px,
          height: image.height_px,
          has_alpha: image.has_alpha,
          has_semi_transparency: image.has_semi_transparency,
          is_damaged: isDamaged(image.notes),
          is_preview_exact: isPreviewExact(config.secretKey, account.id, image.sha256, image.preview_key),
          ink: inks.get(image.id)?.toString('hex') ?? null,
        })),
      };
    });
    routes.signedIn(contract.knownImages, async ({ hashes }, { account, locale }) => ({
      list: (await findImagesBySha(db, account.id, hashes)).map((image) => ({
        sha256: image.sha256,
        deleted: image.deleted_at !== null,
        image: presentImage(storage, image, locale),
      })),
    }));
  };
}
