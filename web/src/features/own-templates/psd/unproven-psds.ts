import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { objectPicture } from './object-picture.ts';

/** A PSD of which nothing proves how it looks, as a product shows it. */
export interface UnprovenPsd {
  imageId: string;
  name: string;
  /** The picture in the file, and the mockup that is drawn of its layers. */
  ownUrl: string;
  mockupUrl: string;
}

/** Images of PSDs that a product is printed on, each once. */
export const psdsOfProduct = ({ pictures }: Pick<OwnTemplateProduct, 'pictures'>): string[] => [
  ...new Set(placesOf(pictures).map(({ imageId }) => imageId)),
];

const placesOf = (pictures: OwnTemplateProduct['pictures']) =>
  pictures.flatMap((picture) =>
    [picture, ...picture.photos].flatMap(({ image_id, places }) =>
      (places.length > 0 ? places : picture.places).flatMap(({ psd }) =>
        psd ? [{ imageId: image_id, key: psd.surface }] : [],
      ),
    ),
  );

/**
 * The PSDs of a product that nothing proves and nobody has compared yet.
 * @param readOf what was read of a PSD; undefined = not known yet
 * @param compared images that a person said are alike
 */
export function unprovenPsds(
  { pictures }: Pick<OwnTemplateProduct, 'pictures'>,
  readOf: (imageId: string) => readonly PsdSurface[] | undefined,
  { compared, images }: { compared: ReadonlySet<string>; images: ReadonlyMap<string, OwnImage> },
): UnprovenPsd[] {
  const found = new Map<string, UnprovenPsd>();
  for (const { imageId, key } of placesOf(pictures)) {
    const object = readOf(imageId)?.find((one) => one.key === key);
    if (!object?.is_unproven || compared.has(imageId) || found.has(imageId)) continue;
    const { name = '', url = '' } = images.get(imageId) ?? {};
    found.set(imageId, { imageId, name, ownUrl: url, mockupUrl: objectPicture(object) ?? '' });
  }
  return [...found.values()];
}
