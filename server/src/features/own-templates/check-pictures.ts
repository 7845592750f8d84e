import { message } from '@diy/contract/messages';
import { missingColours } from '@diy/contract/own-templates/picture-colours';
import type { OwnPicture, OwnPlace, OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { haveSameProportions } from '@diy/contract/own-templates/same-proportions';
import type { PhotoMarks } from '@diy/design/photo-mockup';
import { refuseField } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { type DrawableImage, getImagesForDrawing } from '../images/index.ts';
import { findAppearance } from './copying/catalogue-appearances.ts';
import { findReadingsFor, type ReadPsds } from './psd/product-psds.queries.ts';
import { requirePsdSurface, wantedSurface } from './psd/psd-mockups.service.ts';
import { imagesOf, psdsOf } from './stored-product.ts';

/** How a call names what a Refusal is about. */
export interface FieldNames {
  sku: string;
  image(picture: number): string;
  places(picture: number, kind: 'marks' | 'psd'): string;
  height(surface: number): string;
}

export const productFields: FieldNames = {
  sku: 'product.sku',
  image: (picture) => `product.pictures.${picture}.image_id`,
  places: (picture) => `product.pictures.${picture}.places`,
  height: (surface) => `product.surfaces.${surface}.height_mm`,
};

/** Names of the call in short, which has one of everything. */
export const shortFields: FieldNames = {
  sku: 'settings.sku',
  image: () => 'settings.image_id',
  places: (_, kind) => `settings.${kind}`,
  height: () => 'settings.height_mm',
};

/**
 * Throws a Refusal, naming the field, when an image is not the account's, does not fit what is marked on it, or a picture shows not
 * every colour. `id` is the template's; null for one that was not saved yet.
 */
export async function checkPictures(
  db: Services['db'],
  ownerId: string,
  { id, product }: { id: string | null; product: OwnTemplateProduct },
  fields: FieldNames,
): Promise<void> {
  const used = imagesOf(product);
  const ids = used.map(({ imageId }) => imageId);
  const found = await getImagesForDrawing(db, ownerId, ids);
  const read = await findReadingsFor(db, ownerId, id, psdsOf(product));
  const images = new Map(found.map((image) => [image.id, image]));
  for (const [at, picture] of product.pictures.entries()) {
    requireColours(product, picture, at);
    if (picture.look) {
      if (await findAppearance(db, ownerId, picture.look)) continue;
      throw refuseField(`product.pictures.${at}.look`, message('own-templates.look-gone'));
    }
    for (const { image_id, places } of [picture, ...picture.photos]) {
      const image = images.get(image_id);
      if (!image) throw refuseField(fields.image(at), message('own-templates.image-not-found'));
      for (const place of places.length > 0 ? places : picture.places)
        checkPlace(read, { product, image, place, at, fields });
    }
  }
}

interface CheckedPlace {
  product: OwnTemplateProduct;
  image: DrawableImage;
  place: OwnPlace;
  /** Number of the picture in the product. */
  at: number;
  fields: FieldNames;
}

function checkPlace(read: ReadPsds, { product, image, place, at, fields }: CheckedPlace): void {
  if (place.marks && !hasShapeOf(image, place.marks))
    throw refuseField(fields.places(at, 'marks'), message('own-templates.other-photo'));
  if (!place.psd) return;
  const surface = product.surfaces.findIndex(({ id }) => id === place.surface);
  requirePsdSurface(
    read,
    wantedSurface({ imageId: image.id, psd: place.psd }, product.surfaces[surface]!, {
      image: fields.image(at),
      psd: fields.places(at, 'psd'),
      height: fields.height(surface),
    }),
  );
}

function hasShapeOf(image: DrawableImage, marks: PhotoMarks): boolean {
  return haveSameProportions(
    { width: image.widthPx, height: image.heightPx },
    { width: marks.widthPx, height: marks.heightPx },
  );
}

/** A picture that is for one colour must have a counterpart for every other: none is shown in a wrong colour. */
function requireColours({ colours }: OwnTemplateProduct, picture: OwnPicture, at: number): void {
  const missing = missingColours(colours, picture).map(({ name }) => name);
  if (missing.length === 0) return;
  const text = message('own-templates.colour-missing', { number: at + 1, colours: missing });
  throw refuseField(`product.pictures.${at}.photos`, text);
}
