import { nameKey } from '@diy/contract/own-product-problems';
import type { OwnPicture, OwnPlace, OwnProduct, OwnRecolour, OwnSurface } from '@diy/contract/own-products';
import type { OwnImage } from '@diy/contract/own-templates';
import { firstMarks } from '../../marks-state.ts';

/** Ids that templates of one of everything have: designs made before a product got more keep them. */
export const FIRST = { surface: 'front', picture: 'photo', colour: 'photo' };

/** A print over the middle of a photograph. */
export function markedPlace(image: OwnImage, { id, width_mm, height_mm }: OwnSurface): OwnPlace {
  const print = { widthMm: width_mm || 1, heightMm: height_mm || 1 };
  return { surface: id, marks: firstMarks(image.width, image.height, print) };
}

/** A product with one of its pictures changed. */
export const changePicture = (product: OwnProduct, at: number, part: Partial<OwnPicture>): OwnProduct => ({
  ...product,
  pictures: product.pictures.map((one, index) => (index === at ? { ...one, ...part } : one)),
});

/** An id that no other part has, not even in other capitals. */
export const freeId = (taken: readonly { id: string }[], wanted: string): string => {
  const isTaken = (id: string) => taken.some((one) => nameKey(one.id) === nameKey(id));
  if (!isTaken(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (!isTaken(`${wanted}-${number}`)) return `${wanted}-${number}`;
};

/** A photograph's cloth as it is found. */
export const FOUND: OwnRecolour = { cloth: [], ground: [] };

/** Whether a picture with these places can take colours. */
export const canRecolour = (places: readonly OwnPlace[]): boolean =>
  places.length > 0 && places.every(({ marks }) => marks !== undefined);
