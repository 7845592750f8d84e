import { message } from '@diy/contract/messages';
import type { OwnPicture, OwnPlace, OwnProduct } from '@diy/contract/own-products';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { ColourPicture, StoredMockup } from '../../templates/index.ts';
import {
  type MadePicture,
  makePhotoPicture,
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
export const countPictures = ({ pictures }: OwnProduct): number =>
  pictures.reduce((sum, { photos }) => sum + 1 + photos.length, 0);

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
  for (const picture of product.pictures) {
    const main = await make(picture, picture.image_id, picture.places, picture.id);
    productHex ??= main.productHex;
    const inColours: ColourPicture[] = [];
    for (const { colour_id, image_id, places } of picture.photos) {
      const own = places.length > 0 ? places : picture.places;
      const { stored } = await make(picture, image_id, own, `${picture.id}-${colour_id}`);
      inColours.push({ colourIds: [colour_id], takesColour: false, ...stored });
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

function makePicture(
  services: PictureNeeds,
  ownerId: string,
  product: OwnProduct,
  {
    id,
    name,
    image_id,
    places,
  }: Pick<OwnPicture, 'id' | 'name' | 'image_id'> & { places: readonly OwnPlace[] },
): Promise<MadePicture> {
  const wanted: WantedPicture = {
    id,
    name,
    imageId: image_id,
    places: places.map((place) => ({
      place,
      surface: product.surfaces.find((surface) => surface.id === place.surface)!,
    })),
  };
  const isPsd = places.some(({ psd }) => psd !== undefined);
  return isPsd ? makePsdPicture(services, ownerId, wanted) : makePhotoPicture(services, ownerId, wanted);
}
