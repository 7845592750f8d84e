import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import type { OwnColour, OwnRecolour, OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { MAX_PART_NAME } from '@diy/contract/own-templates/product-parts';
import { nameKey } from '@diy/contract/own-templates/product-problems';
import { haveSameProportions } from '@diy/contract/own-templates/same-proportions';
import { hasId, idOfName } from './new-ids.ts';
import { AUTOMATIC_CLOTH, canRecolour, changePicture, FIRST, markedPlace } from './product-parts.ts';

/** Whether the colours without a photograph are made of a picture. */
export function setRecolour(
  product: OwnTemplateProduct,
  at: number,
  recolour: OwnRecolour | null,
): OwnTemplateProduct {
  return changePicture(product, at, { recolour });
}

/** Whether a picture can take colours, and its cloth as it is found. */
export function foundCloth({ pictures }: OwnTemplateProduct, at: number): OwnRecolour | null {
  return canRecolour(pictures[at]!.places) ? AUTOMATIC_CLOTH : null;
}

/** A picture's counterpart in a colour; it has the marks of the picture where its proportions allow. */
export function setPhoto(
  product: OwnTemplateProduct,
  at: number,
  colourId: string,
  [main, image]: readonly [OwnImage, OwnImage],
): OwnTemplateProduct {
  const { photos, places: marked } = product.pictures[at]!;
  const surfaceOf = (id: string) => product.surfaces.find((surface) => surface.id === id)!;
  const places =
    haveSameProportions(main, image) || image.is_psd
      ? []
      : marked.map(({ surface }) => markedPlace(image, surfaceOf(surface)));
  const others = photos.filter(({ colour_id }) => colour_id !== colourId);
  return changePicture(product, at, {
    photos: [...others, { colour_id: colourId, image_id: image.id, places }],
  });
}

export function removePhoto(product: OwnTemplateProduct, at: number, colourId: string): OwnTemplateProduct {
  const photos = product.pictures[at]!.photos.filter(({ colour_id }) => colour_id !== colourId);
  return changePicture(product, at, { photos });
}

/** Which colour a picture shows; null = it stands for all as it is. */
export function setPictureColour(
  product: OwnTemplateProduct,
  at: number,
  colour_id: string | null,
): OwnTemplateProduct {
  const photos = product.pictures[at]!.photos.filter((photo) => colour_id && photo.colour_id !== colour_id);
  const { recolour } = product.pictures[at]!;
  return changePicture(product, at, { colour_id, photos, recolour: colour_id === null ? null : recolour });
}

/** One more colour; the first is the one that the pictures show. */
export function addColour(product: OwnTemplateProduct, wanted: Omit<OwnColour, 'id'>): OwnTemplateProduct {
  const { colours } = product;
  if (colours.length > 0) {
    const id = colourId(colours, wanted);
    // With the second colour, photographs begin to show the others by taking them.
    const pictures = product.pictures.map((picture) => {
      const takesColours = colours.length === 1 && picture.colour_id !== null && canRecolour(picture.places);
      return takesColours ? { ...picture, recolour: AUTOMATIC_CLOTH } : picture;
    });
    return { ...product, colours: [...colours, { id, ...wanted }], pictures };
  }
  const id = FIRST.colour;
  // A mockup of the catalogue takes every colour.
  const pictures = product.pictures.map((picture) => ({ ...picture, colour_id: picture.look ? null : id }));
  return { ...product, colours: [{ id, ...wanted }], pictures };
}

/** Adds a colour for each name or code that the product lacks: a copy of the one in `known`, else a grey one for the seller to mix. */
export function addColours(
  product: OwnTemplateProduct,
  words: readonly string[],
  known: readonly Omit<OwnColour, 'id'>[],
): OwnTemplateProduct {
  return words.reduce((now, word) => {
    const key = nameKey(word);
    const usual = known.find(({ name, code }) => nameKey(name) === key || nameKey(code) === key);
    const wanted = usual ?? {
      name: word.slice(0, MAX_PART_NAME),
      code: codeOf(now.colours, word),
      hex: '#C0C0C0',
    };
    const isThere = now.colours.some(
      ({ name, code }) => nameKey(name) === nameKey(wanted.name) || nameKey(code) === nameKey(wanted.code),
    );
    return isThere ? now : addColour(now, wanted);
  }, product);
}

/** A code for a colour that was only named: unused, and always the same for this name. */
const codeOf = (colours: readonly OwnColour[], name: string): string =>
  idOfName(
    name,
    (letters) => `C${letters}`,
    (wanted) => colours.some(({ code }) => nameKey(code) === wanted),
  );

function colourId(colours: readonly OwnColour[], { name, code }: Omit<OwnColour, 'id'>): string {
  const plain = code.toLowerCase();
  if (!hasId(colours, plain)) return plain;
  const idOf = (letters: string) => `${plain}-${letters.toLowerCase()}`;
  return idOfName(name, idOf, (id) => hasId(colours, id));
}

/** Changes a colour; photographs keep it by its id. */
export function changeColour(
  product: OwnTemplateProduct,
  id: string,
  part: Partial<OwnColour>,
): OwnTemplateProduct {
  return { ...product, colours: product.colours.map((one) => (one.id === id ? { ...one, ...part } : one)) };
}

/**
 * Removes a colour and its photographs. A picture that showed it becomes that of another colour, if it has one; else nothing says what
 * it shows (`lacksColour`), since it is still the removed colour.
 */
export function removeColour(product: OwnTemplateProduct, id: string): OwnTemplateProduct {
  const colours = product.colours.filter((colour) => colour.id !== id);
  const isLeft = (colourId: string) => colours.some((colour) => colour.id === colourId);
  const pictures = product.pictures.map((one) => {
    const left = one.photos.filter((photo) => isLeft(photo.colour_id));
    // A photograph with the picture's own marks comes first: the others that have them keep them then.
    const sharing = left.find((photo) => photo.places.length === 0);
    const next = one.colour_id === id ? (sharing ?? left[0]) : undefined;
    const places = next?.places.length ? next.places : one.places;
    const picture = next ? { ...one, image_id: next.image_id, places } : one;
    const colour_id = colours.length === 0 ? null : (next?.colour_id ?? one.colour_id);
    const photos = left.filter((photo) => photo.colour_id !== colour_id);
    const recolour = colours.length > 1 ? picture.recolour : null;
    return { ...picture, colour_id, recolour, photos: colour_id === null ? [] : photos };
  });
  return { ...product, colours, pictures };
}
