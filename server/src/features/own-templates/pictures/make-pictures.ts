import { message } from '@diy/contract/messages';
import type { OwnPicture, OwnPlace, OwnProduct } from '@diy/contract/own-products';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { ColourPicture, StoredMockup } from '../../templates/index.ts';
import {
  type MadePicture,
  makePhotoPicture,
  makeRecolourable,
  type PictureNeeds,
  type WantedPicture,
} from './photo-picture.ts';
import { makePsdPicture } from './psd-picture.ts';

/** The mockups of a product, and the colour that its main picture shows. */
export interface MadePictures {
  mockups: StoredMockup[];
  productHex: string;
}

/** How many pictures a product's mockups are made of. */
export const countPictures = (product: OwnProduct): number =>
  product.pictures.reduce((sum, picture) => {
    const white = coloursToMake(product, picture).length > 0 ? 1 : 0;
    return sum + 1 + picture.photos.length + white;
  }, 0);

/** Colours that are made of a picture, because it has no photograph of them. */
function coloursToMake({ colours }: OwnProduct, { colour_id, photos, recolour }: OwnPicture): string[] {
  if (!recolour) return [];
  const shown = [colour_id, ...photos.map((photo) => photo.colour_id)];
  return colours.map(({ id }) => id).filter((id) => !shown.includes(id));
}

/**
 * Makes and stores the mockups of a product. Throws a Refusal or CannotSucceed naming the picture.
 * @param onMade called after each picture
 */
export async function makePictures(
  services: PictureNeeds,
  ownerId: string,
  product: OwnProduct,
  onMade: () => Promise<void>,
): Promise<MadePictures> {
  const mockups: StoredMockup[] = [];
  let productHex: string | null = null;
  const make = async (picture: OwnPicture, image_id: string, places: readonly OwnPlace[], id: string) => {
    const wanted = { ...picture, id, image_id, places };
    const made = await makePicture(services, ownerId, product, wanted).catch((error: unknown) => {
      throw ofPicture(error, product.pictures, picture);
    });
    await onMade();
    return made;
  };
  const makeWhite = async (picture: OwnPicture) => {
    const { hex } = product.colours.find(({ id }) => id === picture.colour_id)!;
    const wanted = wantedOf(product, { ...picture, id: `${picture.id}-white` });
    const stored = await makeRecolourable(services, ownerId, wanted, {
      colourHex: hex,
      hints: picture.recolour!,
    }).catch((error: unknown) => {
      throw ofPicture(error, product.pictures, picture);
    });
    await onMade();
    return stored;
  };
  for (const picture of product.pictures) {
    const main = await make(picture, picture.image_id, picture.places, picture.id);
    productHex ??= main.productHex;
    const inColours: ColourPicture[] = [];
    for (const { colour_id, image_id, places } of picture.photos) {
      const own = places.length > 0 ? places : picture.places;
      const { stored } = await make(picture, image_id, own, `${picture.id}-${colour_id}`);
      inColours.push({ colourIds: [colour_id], takesColour: false, ...stored });
    }
    const recoloured = coloursToMake(product, picture);
    if (recoloured.length > 0) {
      const stored = await makeWhite(picture);
      inColours.push({ colourIds: recoloured, takesColour: true, ...stored });
    }
    mockups.push(product.colours.length === 0 ? main.stored : { ...main.stored, inColours });
  }
  return { mockups, productHex: productHex ?? '#FFFFFF' };
}

/** Names the picture where the product has several. */
function ofPicture(error: unknown, pictures: readonly OwnPicture[], picture: OwnPicture): unknown {
  if (!(error instanceof Refusal) || pictures.length === 1) return error;
  const number = pictures.indexOf(picture) + 1;
  return new Refusal(message('own-templates.in-picture', { number, reason: error.text }));
}

type PicturePart = Pick<OwnPicture, 'id' | 'name' | 'image_id'> & { places: readonly OwnPlace[] };

function wantedOf({ surfaces }: OwnProduct, { id, name, image_id, places }: PicturePart): WantedPicture {
  const surfaceOf = (surfaceId: string) => surfaces.find((surface) => surface.id === surfaceId)!;
  return {
    id,
    name,
    imageId: image_id,
    places: places.map((place) => ({ place, surface: surfaceOf(place.surface) })),
  };
}

function makePicture(
  services: PictureNeeds,
  ownerId: string,
  product: OwnProduct,
  picture: PicturePart,
): Promise<MadePicture> {
  const wanted = wantedOf(product, picture);
  const isPsd = picture.places.some(({ psd }) => psd !== undefined);
  return isPsd ? makePsdPicture(services, ownerId, wanted) : makePhotoPicture(services, ownerId, wanted);
}
