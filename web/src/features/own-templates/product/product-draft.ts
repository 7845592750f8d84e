import type {
  OwnColour,
  OwnPicture,
  OwnPlace,
  OwnProduct,
  OwnRecolour,
  OwnSize,
  OwnSurface,
} from '@diy/contract/own-products';
import type { OwnImage } from '@diy/contract/own-templates';
import { scaleMarks } from '@diy/design/photo-template';
import { cutText } from '../../../lib/text/cut-text.ts';
import { firstMarks } from '../marks-state.ts';
import { NOT_SAID } from '../psd/print-sides.ts';

/** What is looked at: a picture of the product, or its counterpart in a colour, and a surface. */
export interface Shown {
  picture: number;
  /** Null = the picture itself. */
  colour: string | null;
  surface: string;
}

/** Ids that templates of one of everything have: designs made before a product got more keep them. */
const FIRST = { surface: 'front', picture: 'photo', colour: 'photo' };
/** Two pictures whose proportions differ by no more can share marks. */
const RATIO_TOLERANCE = 0.02;

/** Initial print of a photograph: a tote bag's. */
const FIRST_PRINT = { width_mm: 280, height_mm: 320, resolution_dpi: 300, bleed_mm: 0, safe_mm: 5 };

/** A product of one picture. */
export function newProduct(image: OwnImage, asPhoto = !image.is_psd): OwnProduct {
  const said = asPhoto ? FIRST_PRINT : { ...FIRST_PRINT, width_mm: NOT_SAID, height_mm: NOT_SAID };
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

/** A print over the middle of a photograph. */
export function markedPlace(image: OwnImage, { id, width_mm, height_mm }: OwnSurface): OwnPlace {
  const print = { widthMm: width_mm || 1, heightMm: height_mm || 1 };
  return { surface: id, marks: firstMarks(image.width, image.height, print) };
}

/** The image looked at. */
export function shownImageId({ pictures }: OwnProduct, { picture, colour }: Shown): string {
  const own = pictures[picture]!;
  return own.photos.find(({ colour_id }) => colour_id === colour)?.image_id ?? own.image_id;
}

/** Where surfaces lie on the image looked at; a counterpart without places of its own has those of its picture. */
export function shownPlaces(
  { pictures }: OwnProduct,
  { picture, colour }: Shown,
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

const changePicture = (product: OwnProduct, at: number, part: Partial<OwnPicture>): OwnProduct => ({
  ...product,
  pictures: product.pictures.map((one, index) => (index === at ? { ...one, ...part } : one)),
});

/** Other places on the image looked at. */
export function withPlaces(product: OwnProduct, { picture, colour }: Shown, places: OwnPlace[]): OwnProduct {
  const own = product.pictures[picture]!;
  if (!own.photos.some(({ colour_id }) => colour_id === colour))
    return changePicture(product, picture, { places });
  const photos = own.photos.map((photo) => (photo.colour_id === colour ? { ...photo, places } : photo));
  return changePicture(product, picture, { photos });
}

/** A surface put elsewhere on the image looked at, or put on it. */
export function withPlace(product: OwnProduct, shown: Shown, image: OwnImage, place: OwnPlace): OwnProduct {
  const places = shownPlaces(product, shown, image);
  const isThere = places.some(({ surface }) => surface === place.surface);
  const changed = places.map((one) => (one.surface === place.surface ? place : one));
  return withPlaces(product, shown, isThere ? changed : [...places, place]);
}

const freeId = (taken: readonly { id: string }[], wanted: string): string => {
  if (!taken.some(({ id }) => id === wanted)) return wanted;
  for (let number = 2; ; number += 1)
    if (!taken.some(({ id }) => id === `${wanted}-${number}`)) return `${wanted}-${number}`;
};

/** One more surface, printed like the first. */
export function addSurface(product: OwnProduct, name: string, part: Partial<OwnSurface> = {}) {
  const { surfaces } = product;
  const id = freeId(surfaces, `side-${surfaces.length + 1}`);
  const surface: OwnSurface = { ...surfaces[0]!, ...part, id, name };
  return { product: { ...product, surfaces: [...surfaces, surface] }, surface };
}

/** Without a surface, its places and its areas; the last one stays. */
export function removeSurface(product: OwnProduct, id: string): OwnProduct {
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

/** A photograph's cloth as it is found. */
const FOUND: OwnRecolour = { cloth: [], ground: [] };

const canRecolour = (places: readonly OwnPlace[]): boolean =>
  places.length > 0 && places.every(({ marks }) => marks !== undefined);

/** Whether the colours without a photograph are made of a picture. */
export function setRecolour(product: OwnProduct, at: number, recolour: OwnRecolour | null): OwnProduct {
  return changePicture(product, at, { recolour });
}

/** Whether a picture can take colours, and its cloth as it is found. */
export function foundCloth({ pictures }: OwnProduct, at: number): OwnRecolour | null {
  return canRecolour(pictures[at]!.places) ? FOUND : null;
}

/** The colours that are made of a picture. */
export function recolouredIds({ colours }: OwnProduct, picture: OwnPicture): string[] {
  const { colour_id, photos, recolour } = picture;
  if (!recolour) return [];
  const ids = colours.map(({ id }) => id);
  return ids.filter((id) => id !== colour_id && !photos.some((photo) => photo.colour_id === id));
}

/** One more picture, which shows a surface, or the product alone. */
export function addPicture(product: OwnProduct, image: OwnImage, surface: OwnSurface | null): OwnProduct {
  const id = freeId(product.pictures, `picture-${product.pictures.length + 1}`);
  const places = surface && !image.is_psd ? [markedPlace(image, surface)] : [];
  const colour_id = product.colours[0]?.id ?? null;
  const picture: OwnPicture = {
    ...{ id, name: '', image_id: image.id, places, colour_id, photos: [] },
    recolour: product.colours.length > 1 && canRecolour(places) ? FOUND : null,
  };
  return { ...product, pictures: [...product.pictures, picture] };
}

/** Another image in place of a picture's; prints on it are marked again. */
export function replacePicture(product: OwnProduct, at: number, image: OwnImage): OwnProduct {
  const surfaceOf = (id: string) => product.surfaces.find((surface) => surface.id === id)!;
  const before = product.pictures[at]!.places;
  const places = image.is_psd ? [] : before.map(({ surface }) => markedPlace(image, surfaceOf(surface)));
  const recolour = product.pictures[at]!.recolour && canRecolour(places) ? FOUND : null;
  return changePicture(product, at, { image_id: image.id, places, recolour });
}

/** A PSD's print marked by hand on its merged picture. */
export function markAsPhoto(product: OwnProduct, shown: Shown, image: OwnImage): OwnProduct {
  const { width_mm, height_mm } = FIRST_PRINT;
  const surfaces = product.surfaces.map((one) =>
    one.id === shown.surface && one.width_mm === NOT_SAID ? { ...one, width_mm, height_mm } : one,
  );
  const surface = surfaces.find(({ id }) => id === shown.surface)!;
  return withPlaces({ ...product, surfaces }, shown, [markedPlace(image, surface)]);
}

export function removePicture(product: OwnProduct, at: number): OwnProduct {
  const pictures = product.pictures.filter((_, index) => index !== at);
  return pictures.length === 0 ? product : { ...product, pictures };
}

/** A picture as the main one. */
export function putFirst(product: OwnProduct, at: number): OwnProduct {
  const picture = product.pictures[at]!;
  return { ...product, pictures: [picture, ...product.pictures.filter((one) => one !== picture)] };
}

/** A picture's counterpart in a colour; it has the marks of the picture where its proportions allow. */
export function setPhoto(
  product: OwnProduct,
  at: number,
  colourId: string,
  [main, image]: readonly [OwnImage, OwnImage],
): OwnProduct {
  const { photos, places: marked } = product.pictures[at]!;
  const isAlike = Math.abs(main.width / main.height / (image.width / image.height) - 1) <= RATIO_TOLERANCE;
  const surfaceOf = (id: string) => product.surfaces.find((surface) => surface.id === id)!;
  const places =
    isAlike || image.is_psd ? [] : marked.map(({ surface }) => markedPlace(image, surfaceOf(surface)));
  const others = photos.filter(({ colour_id }) => colour_id !== colourId);
  return changePicture(product, at, {
    photos: [...others, { colour_id: colourId, image_id: image.id, places }],
  });
}

export function removePhoto(product: OwnProduct, at: number, colourId: string): OwnProduct {
  const photos = product.pictures[at]!.photos.filter(({ colour_id }) => colour_id !== colourId);
  return changePicture(product, at, { photos });
}

/** Which colour a picture shows; null = it stands for all as it is. */
export function setPictureColour(product: OwnProduct, at: number, colour_id: string | null): OwnProduct {
  const photos = product.pictures[at]!.photos.filter((photo) => colour_id && photo.colour_id !== colour_id);
  const { recolour } = product.pictures[at]!;
  return changePicture(product, at, { colour_id, photos, recolour: colour_id === null ? null : recolour });
}

/** One more colour; the first is the one that the pictures show. */
export function addColour(product: OwnProduct, wanted: Omit<OwnColour, 'id'>): OwnProduct {
  const { colours } = product;
  if (colours.length > 0) {
    const id = freeId(colours, wanted.code.toLowerCase());
    // With the second colour, photographs begin to show the others by taking them.
    const pictures = product.pictures.map((picture) => {
      const takes = colours.length === 1 && picture.colour_id !== null && canRecolour(picture.places);
      return takes ? { ...picture, recolour: FOUND } : picture;
    });
    return { ...product, colours: [...colours, { id, ...wanted }], pictures };
  }
  const id = FIRST.colour;
  const pictures = product.pictures.map((picture) => ({ ...picture, colour_id: id }));
  return { ...product, colours: [{ id, ...wanted }], pictures };
}

export function changeColour(product: OwnProduct, id: string, part: Partial<OwnColour>): OwnProduct {
  return { ...product, colours: product.colours.map((one) => (one.id === id ? { ...one, ...part } : one)) };
}

/** Without a colour and its photographs. A picture that showed it becomes that of another colour, if there is one; else it shows the first one left. */
export function removeColour(product: OwnProduct, id: string): OwnProduct {
  const colours = product.colours.filter((colour) => colour.id !== id);
  const [first] = colours;
  const isLeft = (colourId: string) => colours.some((colour) => colour.id === colourId);
  const pictures = product.pictures.map((one) => {
    const next = one.colour_id === id ? one.photos.find((photo) => isLeft(photo.colour_id)) : undefined;
    const places = next?.places.length ? next.places : one.places;
    const picture = next ? { ...one, image_id: next.image_id, places } : one;
    const colour_id = one.colour_id === id ? (next?.colour_id ?? first?.id ?? null) : one.colour_id;
    const photos = one.photos.filter((photo) => photo.colour_id !== id && photo.colour_id !== colour_id);
    const recolour = colours.length > 1 ? picture.recolour : null;
    return { ...picture, colour_id, recolour, photos: colour_id === null ? [] : photos };
  });
  return { ...product, colours, pictures };
}

/** One more size; nothing for a name that is there already. */
export function addSize(product: OwnProduct, name: string): OwnProduct {
  const { sizes } = product;
  if (name === '' || sizes.some((size) => size.name === name)) return product;
  const plain = name.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  const wanted = plain.slice(0, 30) || `size-${sizes.length + 1}`;
  const size: OwnSize = { id: freeId(sizes, wanted), name, dimensions: '', areas: {} };
  return { ...product, sizes: [...sizes, size] };
}

export function changeSize(product: OwnProduct, id: string, part: Partial<OwnSize>): OwnProduct {
  return { ...product, sizes: product.sizes.map((one) => (one.id === id ? { ...one, ...part } : one)) };
}

/** A size's print area on a surface; the surface's own is none of its own. */
export function setArea(
  product: OwnProduct,
  sizeId: string,
  surface: OwnSurface,
  part: { width_mm?: number; height_mm?: number },
): OwnProduct {
  const size = product.sizes.find(({ id }) => id === sizeId)!;
  const { [surface.id]: before, ...others } = size.areas;
  const { width_mm, height_mm } = surface;
  const area = { width_mm, height_mm, ...before, ...part };
  const isOwn = area.width_mm !== width_mm || area.height_mm !== height_mm;
  return changeSize(product, sizeId, { areas: isOwn ? { ...others, [surface.id]: area } : others });
}

export const removeSize = (product: OwnProduct, id: string): OwnProduct => ({
  ...product,
  sizes: product.sizes.filter((size) => size.id !== id),
});

/** Colours that a picture shows in no photograph. */
export function missingColours({ colours }: OwnProduct, picture: OwnPicture): OwnColour[] {
  const { colour_id, photos, recolour } = picture;
  if (colour_id === null || recolour) return [];
  return colours.filter(({ id }) => id !== colour_id && !photos.some((photo) => photo.colour_id === id));
}
