import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import type {
  OwnColour,
  OwnPicture,
  OwnPlace,
  OwnSurface,
  OwnTemplateProduct,
} from '@diy/contract/own-templates/product';
import { MAX_OWN_PICTURES, MAX_OWN_SURFACES, MAX_PART_NAME } from '@diy/contract/own-templates/product-parts';
import { nameKey } from '@diy/contract/own-templates/product-problems';
import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { objectOfKey, viewOfKey } from '@diy/contract/own-templates/psd-views';
import { cutText } from '../../../../lib/text/cut-text.ts';
import { UNSET } from '../../psd/print-sides.ts';
import { printedTogether } from '../../psd/printed-together.ts';
import { type PsdColour, usableViews } from '../../psd/usable-views.ts';
import { newId } from './new-ids.ts';
import { addColours, changeColour, setPictureColour } from './product-colours.ts';
import { addSurface } from './product-draft.ts';
import { changePicture } from './product-parts.ts';

/** A product with pictures of a PSD's views. */
export interface MadeViews {
  product: OwnTemplateProduct;
  /** How many pictures there are of views. */
  count: number;
  /** Names of the views and smart objects for which the product has no room. */
  leftOut: string[];
}

/**
 * A picture of each view in place of a picture of the PSD, as far as the product has room. Equal smart objects are one surface in all
 * of them. Null where there is no view, or where the picture's colours have photographs, which show no view and would be lost.
 */
export function withViews(
  product: OwnTemplateProduct,
  at: number,
  objects: readonly PsdSurface[],
  nameOf: (object: PsdSurface) => string,
): MadeViews | null {
  const picture = product.pictures[at]!;
  if (picture.photos.length > 0) return null;
  const room = MAX_OWN_PICTURES - product.pictures.length + 1;
  const leftOut = new Set<string>();
  const made: OwnPicture[] = [];
  let next = product;
  const surfaceOf = new Map(
    picture.places.flatMap(({ surface, psd }) => (psd ? [[objectOfKey(psd.surface), surface] as const] : [])),
  );
  const printed = new Set(surfaceOf.keys());
  for (const all of usableViews(objects)) {
    const view = printedTogether(all, printed);
    const name = nameOf(view[0]!);
    if (made.length === room) {
      leftOut.add(name);
      continue;
    }
    const places: OwnPlace[] = [];
    for (const object of view) {
      const key = objectOfKey(object.key);
      const found = surfaceOf.get(key);
      const taken = found ? { product: next, id: found } : surfaceFor(next, at, object, surfaceOf);
      if (!taken) {
        leftOut.add(object.name);
        continue;
      }
      next = taken.product;
      surfaceOf.set(key, taken.id);
      places.push({ surface: taken.id, psd: { surface: object.key } });
    }
    if (places.length === 0) {
      leftOut.add(name);
      continue;
    }
    const id = made.length === 0 ? picture.id : newId('picture');
    made.push({ ...picture, id, name: cutText(name, MAX_PART_NAME), places });
  }
  if (made.length === 0) return null;
  const pictures = next.pictures.flatMap((one, index) => (index === at ? made : [one]));
  return { product: { ...next, pictures }, count: made.length, leftOut: [...leftOut] };
}

/** The surface of a smart object: one that has its name, one of which nothing is said, or a new one. Null = there is no room. */
function surfaceFor(
  product: OwnTemplateProduct,
  at: number,
  object: PsdSurface,
  surfaceOf: ReadonlyMap<string, string>,
): { product: OwnTemplateProduct; id: string } | null {
  const taken = new Set(surfaceOf.values());
  const free = product.surfaces.filter(({ id }) => !taken.has(id) && !isUsed(product, at, id));
  const name = cutText(object.name, MAX_PART_NAME);
  const one =
    free.find((surface) => surface.name !== '' && nameKey(surface.name) === nameKey(name)) ??
    free.find(isUnsaid);
  if (one) return { product: named(product, one.id, name), id: one.id };
  if (product.surfaces.length >= MAX_OWN_SURFACES) return null;
  const added = addSurface(product, name, { width_mm: UNSET, height_mm: UNSET });
  return { product: added.product, id: added.surface.id };
}

/** Whether the seller said neither what a surface is called nor how large it is. */
const isUnsaid = ({ name, width_mm, height_mm }: OwnSurface): boolean =>
  name === '' && width_mm === UNSET && height_mm === UNSET;

/** Whether a surface lies on another picture. */
const isUsed = ({ pictures }: OwnTemplateProduct, at: number, id: string): boolean =>
  pictures.some((one, index) => index !== at && one.places.some(({ surface }) => surface === id));

/** A surface that has no name gets that of its smart object. */
const named = (product: OwnTemplateProduct, id: string, name: string): OwnTemplateProduct => ({
  ...product,
  surfaces: product.surfaces.map((one) => (one.id === id ? { ...one, name: one.name || name } : one)),
});

/** Colours of the PSD, of one set, as those of the product, with a counterpart of the picture in each. */
export function withPsdColours(
  product: OwnTemplateProduct,
  at: number,
  image: OwnImage,
  {
    objects,
    colours,
    known,
  }: {
    objects: readonly PsdSurface[];
    colours: readonly PsdColour[];
    known: readonly Omit<OwnColour, 'id'>[];
  },
): OwnTemplateProduct {
  const names = colours.map(({ name }) => cutText(name.trim(), MAX_PART_NAME));
  let next = addColours(product, names, known);
  const idOf = (name: string) => next.colours.find((one) => nameKey(one.name) === nameKey(name))?.id;
  // Names may differ for the PSD and be the same for people (Red, RED): the first of them is the colour.
  const firstOf = new Map(colours.map((_, index) => [idOf(names[index]!), index] as const).reverse());
  for (const [id, index] of firstOf) {
    const { hex } = colours[index]!;
    const isNew = !product.colours.some((one) => one.id === id);
    if (id && hex && isNew) next = changeColour(next, id, { hex });
  }
  const shown = idOf(names[0]!);
  if (!shown) return product;
  next = setPictureColour(next, at, shown);
  const { places } = next.pictures[at]!;
  const photos = colours.slice(1).flatMap((_, index) => {
    const colour_id = idOf(names[index + 1]!);
    if (!colour_id || firstOf.get(colour_id) !== index + 1) return [];
    const view = objects.find((one) => one.view?.kind === 'colour' && one.colour === colours[index + 1])!
      .view!;
    const own = places.map(
      (place): OwnPlace => ({
        surface: place.surface,
        psd: { surface: `${objectOfKey(place.psd!.surface)}@${view.id}` },
      }),
    );
    return [{ colour_id, image_id: image.id, places: own }];
  });
  const others = next.pictures[at]!.photos.filter(
    (photo) => !photos.some((one) => one.colour_id === photo.colour_id),
  );
  return changePicture(next, at, { photos: [...others, ...photos] });
}

/** Whether a picture shows all of the PSD as it was saved, on which its colours can lie. */
export const showsWhole = (places: readonly OwnPlace[]): boolean =>
  places.length > 0 && places.every(({ psd }) => psd !== undefined && viewOfKey(psd.surface) === '');

/** Whether a picture shows a view of the PSD, so that those of the others are made already. */
export const showsView = (places: readonly OwnPlace[]): boolean =>
  places.some(({ psd }) => psd !== undefined && viewOfKey(psd.surface) !== '');
