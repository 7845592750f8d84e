import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import type { OwnPlace, OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { useQueries } from '@tanstack/react-query';
import { objectPicture } from '../psd/object-picture.ts';
import { psdMockupQuery } from '../psd/use-psd-mockup.ts';

/** The address of what a picture with these places shows: a PSD's picture is that of its smart object, in the view that was chosen. */
export type ShownPicture = (imageId: string, places: readonly OwnPlace[]) => string | null;

/** Pictures of a product as they will be shown; until a PSD is read, what its file holds of all its layers. */
export function useShownPictures(
  { pictures }: Pick<OwnTemplateProduct, 'pictures'>,
  images: ReadonlyMap<string, OwnImage>,
): ShownPicture {
  const psds = [
    ...new Set(
      pictures.flatMap((picture) =>
        [picture, ...picture.photos].flatMap(({ image_id, places }) =>
          places.some(({ psd }) => psd) ? [image_id] : [],
        ),
      ),
    ),
  ];
  const read = useQueries({ queries: psds.map(psdMockupQuery) });
  return (imageId, places) => {
    const key = places.find(({ psd }) => psd)?.psd?.surface;
    const object = read[psds.indexOf(imageId)]?.data?.find((one) => one.key === key);
    return (object && objectPicture(object)) ?? images.get(imageId)?.url ?? null;
  };
}
