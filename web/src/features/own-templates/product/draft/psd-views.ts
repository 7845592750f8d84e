import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import type { OwnColour, OwnPlace, OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { MAX_PART_NAME } from '@diy/contract/own-templates/product-parts';
import { nameKey } from '@diy/contract/own-templates/product-problems';
import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { objectOfKey, viewOfKey } from '@diy/contract/own-templates/psd-views';
import { UNSET } from '../../psd/print-sides.ts';
import { usableColours, usableViews } from '../../psd/usable-views.ts';
import { newId } from './new-ids.ts';
import { addColours, changeColour, setPictureColour } from './product-colours.ts';
import { addSurface } from './product-draft.ts';
import { changePicture } from './product-parts.ts';

/** The most pictures and surfaces of a product. */
const [MAX_PICTURES, MAX_SURFACES] = [20, 12];

/** A picture of each view in place of a picture of the PSD. Equal smart objects are one surface in all of them. */
export function withViews(
  product: OwnTemplateProduct,
  at: number,
  objects: readonly PsdSurface[],
  nameOf: (object: PsdSurface) => string,
): OwnTemplateProduct {
  const picture = product.pictures[at]!;
  const room = MAX_PICTURES - product.pictures.length + 1;
  const views = usableViews(objects).slice(0, room);
  let next = product;
  const surfaceOf = new Map(
    picture.places.flatMap(({ surface, psd }) => (psd ? [[objectOfKey(psd.surface), surface] as const] : [])),
  );
  for (const object of views.flat()) {
    const key = objectOfKey(object.key);
    if (surfaceOf.has(key)) continue;
    const name = object.name.slice(0, MAX_PART_NAME);
    const free = next.surfaces.find(
      ({ id }) => !isUsed(next, at, id) && ![...surfaceOf.values()].includes(id),
    );
    if (!free && next.surfaces.length === MAX_SURFACES) continue;
    const made = free
      ? { product: named(next, free.id, name), surface: free }
      : addSurface(next, name, { width_mm: UNSET, height_mm: UNSET });
    next = made.product;
    surfaceOf.set(key, made.surface.id);
  }
  const made = views.map((view, index) => ({
    ...picture,
    id: index === 0 ? picture.id : newId('picture'),
    name: nameOf(view[0]!).slice(0, MAX_PART_NAME),
    photos: [],
    places: view.flatMap(({ key }): OwnPlace[] => {
      const surface = surfaceOf.get(objectOfKey(key));
      return surface ? [{ surface, psd: { surface: key } }] : [];
    }),
  }));
  const pictures = next.pictures.flatMap((one, index) => (index === at && made.length > 0 ? made : [one]));
  return { ...next, pictures };
}

/** Whether a surface lies on another picture. */
const isUsed = ({ pictures }: OwnTemplateProduct, at: number, id: string): boolean =>
  pictures.some((one, index) => index !== at && one.places.some(({ surface }) => surface === id));

/** A surface that has no name gets that of its smart object. */
const named = (product: OwnTemplateProduct, id: string, name: string): OwnTemplateProduct => ({
  ...product,
  surfaces: product.surfaces.map((one) => (one.id === id ? { ...one, name: one.name || name } : one)),
});

/** The PSD's colours as those of the product, with a counterpart of the picture in each. */
export function withPsdColours(
  product: OwnTemplateProduct,
  at: number,
  image: OwnImage,
  { objects, known }: { objects: readonly PsdSurface[]; known: readonly Omit<OwnColour, 'id'>[] },
): OwnTemplateProduct {
  const colours = usableColours(objects);
  const names = colours.map(({ name }) => name.trim().slice(0, MAX_PART_NAME));
  let next = addColours(product, names, known);
  const idOf = (name: string) => next.colours.find((one) => nameKey(one.name) === nameKey(name))?.id;
  for (const [index, { hex }] of colours.entries()) {
    const id = idOf(names[index]!);
    const isNew = !product.colours.some((one) => one.id === id);
    if (id && hex && isNew) next = changeColour(next, id, { hex });
  }
  const shown = idOf(names[0]!);
  if (!shown) return product;
  next = setPictureColour(next, at, shown);
  const { places } = next.pictures[at]!;
  const photos = colours.slice(1).flatMap((_, index) => {
    const colour_id = idOf(names[index + 1]!);
    const view = objects.find((one) => one.view?.kind === 'colour' && one.colour === colours[index + 1])!
      .view!;
    const own = places.map(
      (place): OwnPlace => ({
        surface: place.surface,
        psd: { surface: `${objectOfKey(place.psd!.surface)}@${view.id}` },
      }),
    );
    return colour_id && colour_id !== shown ? [{ colour_id, image_id: image.id, places: own }] : [];
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
