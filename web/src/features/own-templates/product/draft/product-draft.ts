import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import type {
  OwnPicture,
  OwnPlace,
  OwnSurface,
  OwnTemplateProduct,
} from '@diy/contract/own-templates/product';
import { scaleMarks } from '@diy/design/photo-mockup';
import { cutText } from '../../../../lib/text/cut-text.ts';
import { UNSET } from '../../psd/print-sides.ts';

import { newId } from './new-ids.ts';
import {
  AUTOMATIC_CLOTH,
  canRecolour,
  changePicture,
  FIRST,
  imageIdOf,
  markedPlace,
} from './product-parts.ts';

/** What is looked at: a picture of the product, or its counterpart in a colour, and a surface. */
export interface SelectedPicture {
  picture: number;
  /** Null = the picture itself. */
  colour: string | null;
  surface: string;
}

/** Initial print of a photograph: a tote bag's. */
const FIRST_PRINT = { width_mm: 280, height_mm: 320, resolution_dpi: 300, bleed_mm: 0, safe_mm: 5 };

/** A product of one picture. */
export function newProduct(image: OwnImage, asPhoto = !image.is_psd): OwnTemplateProduct {
  const said = asPhoto ? FIRST_PRINT : { ...FIRST_PRINT, width_mm: UNSET, height_mm: UNSET };
  const surface: OwnSurface = { id: FIRST.surface, name: '', ...said };
  const picture: OwnPicture = {
    id: FIRST.picture,
    name: '',
    image_id: image.id,
    places: asPhoto ? [markedPlace(image, surface)] : [],
    colour_id: null,
    recolour: null,
    photos: [],
  };
  return {
    name: cutText(image.name.replace(/\.[a-z0-9]{2,5}$/i, ''), 100),
    sku: '',
    print_method: 'dtf',
    print_limits: {},
    description: '',
    material: '',
    price_cents: 0,
    weight_g: 150,
    surfaces: [surface],
    sizes: [],
    colours: [],
    pictures: [picture],
  };
}

/** The image looked at. */
export function selectedImageId(
  { pictures }: OwnTemplateProduct,
  { picture, colour }: SelectedPicture,
): string {
  const own = pictures[picture]!;
  return own.photos.find(({ colour_id }) => colour_id === colour)?.image_id ?? imageIdOf(own);
}

/** Where surfaces lie on the image looked at; a counterpart that says nothing of it has the places of its picture. */
export function placesOfSelected(
  { pictures }: OwnTemplateProduct,
  { picture, colour }: SelectedPicture,
  image: OwnImage,
): OwnPlace[] {
  const own = pictures[picture]!;
  const photo = own.photos.find(({ colour_id }) => colour_id === colour);
  if (!photo) return own.places;
  if (photo.places.length > 0) return photo.places;
  return own.places.map((place) =>
    place.marks ? { ...place, marks: scaleMarks(place.marks, image.width, image.height) } : place,
  );
}

/** Other places on the image looked at. */
export function withPlaces(
  product: OwnTemplateProduct,
  { picture, colour }: SelectedPicture,
  places: OwnPlace[],
): OwnTemplateProduct {
  const own = product.pictures[picture]!;
  if (!own.photos.some(({ colour_id }) => colour_id === colour))
    return changePicture(product, picture, { places });
  const photos = own.photos.map((photo) => (photo.colour_id === colour ? { ...photo, places } : photo));
  return changePicture(product, picture, { photos });
}

/** A surface put elsewhere on the image looked at, or put on it. */
export function withPlace(
  product: OwnTemplateProduct,
  selected: SelectedPicture,
  image: OwnImage,
  place: OwnPlace,
): OwnTemplateProduct {
  const places = placesOfSelected(product, selected, image);
  const isThere = places.some(({ surface }) => surface === place.surface);
  const changed = places.map((one) => (one.surface === place.surface ? place : one));
  return withPlaces(product, selected, isThere ? changed : [...places, place]);
}

/** One more surface, printed like the first. */
export function addSurface(product: OwnTemplateProduct, name: string, part: Partial<OwnSurface> = {}) {
  const { surfaces } = product;
  const id = newId('side');
  const surface: OwnSurface = { ...surfaces[0]!, ...part, id, name };
  return { product: { ...product, surfaces: [...surfaces, surface] }, surface };
}

/** Removes a surface with its places and its areas; the last one stays. */
export function removeSurface(product: OwnTemplateProduct, id: string): OwnTemplateProduct {
  const surfaces = product.surfaces.filter((surface) => surface.id !== id);
  if (surfaces.length === 0) return product;
  const without = (places: OwnPlace[]) => places.filter(({ surface }) => surface !== id);
  return {
    ...product,
    surfaces,
    sizes: product.sizes.map((size) => {
      const { [id]: _, ...areas } = size.areas;
      return { ...size, areas };
    }),
    pictures: product.pictures.map((picture) => ({
      ...picture,
      places: without(picture.places),
      photos: picture.photos.map((photo) => ({ ...photo, places: without(photo.places) })),
    })),
  };
}

/** One more picture, which shows a surface, or the product alone. */
export function addPicture(
  product: OwnTemplateProduct,
  image: OwnImage,
  surface: OwnSurface | null,
): OwnTemplateProduct {
  const id = newId('picture');
  const places = surface && !image.is_psd ? [markedPlace(image, surface)] : [];
  const colour_id = product.colours[0]?.id ?? null;
  const picture: OwnPicture = {
    ...{ id, name: '', image_id: image.id, places, colour_id, photos: [] },
    recolour: product.colours.length > 1 && canRecolour(places) ? AUTOMATIC_CLOTH : null,
  };
  return { ...product, pictures: [...product.pictures, picture] };
}

/** A product with more pictures, of which nothing is said yet. */
export const withPictures = (product: OwnTemplateProduct, images: readonly OwnImage[]): OwnTemplateProduct =>
  images.reduce((now, image) => addPicture(now, image, null), product);

/** Another image in place of a picture's; prints on it are marked again. */
export function withOtherImage(product: OwnTemplateProduct, at: number, image: OwnImage): OwnTemplateProduct {
  const surfaceOf = (id: string) => product.surfaces.find((surface) => surface.id === id)!;
  const before = product.pictures[at]!.places;
  const places = image.is_psd ? [] : before.map(({ surface }) => markedPlace(image, surfaceOf(surface)));
  const recolour = product.pictures[at]!.recolour && canRecolour(places) ? AUTOMATIC_CLOTH : null;
  const { look: _, ...picture } = product.pictures[at]!;
  const replaced = { ...picture, image_id: image.id, places, recolour };
  return { ...product, pictures: product.pictures.map((one, index) => (index === at ? replaced : one)) };
}

/** A PSD's print marked by hand on its merged picture. */
export function markAsPhoto(
  product: OwnTemplateProduct,
  selected: SelectedPicture,
  image: OwnImage,
): OwnTemplateProduct {
  const { width_mm, height_mm } = FIRST_PRINT;
  const surfaces = product.surfaces.map((one) =>
    one.id === selected.surface && one.width_mm === UNSET ? { ...one, width_mm, height_mm } : one,
  );
  const surface = surfaces.find(({ id }) => id === selected.surface)!;
  return withPlaces({ ...product, surfaces }, selected, [markedPlace(image, surface)]);
}

/** Removes a picture; the last one stays, since a product needs one. */
export function removePicture(product: OwnTemplateProduct, at: number): OwnTemplateProduct {
  const pictures = product.pictures.filter((_, index) => index !== at);
  return pictures.length === 0 ? product : { ...product, pictures };
}

/** A picture as the main one. */
export function putFirst(product: OwnTemplateProduct, at: number): OwnTemplateProduct {
  const picture = product.pictures[at]!;
  return { ...product, pictures: [picture, ...product.pictures.filter((one) => one !== picture)] };
}
