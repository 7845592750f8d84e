import { message } from '@diy/contract/messages';
import { recolouredIds } from '@diy/contract/own-templates/picture-colours';
import type { OwnPicture, OwnPlace, OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { ColourPicture, StoredMockup } from '../../templates/index.ts';
import { makeAppearancePicture } from './appearance-picture.ts';
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
export const countPictures = (product: OwnTemplateProduct): number =>
  product.pictures.reduce((sum, picture) => {
    const white = recolouredIds(product.colours, picture).length > 0 ? 1 : 0;
    return sum + 1 + picture.photos.length + white;
  }, 0);

/**
 * Makes and stores the mockups of a product. Throws a Refusal or CannotSucceed naming the picture.
 * @param mayContinue called after each picture; false = nobody waits for it any more, and null is returned
 */
export async function makePictures(
  services: PictureNeeds,
  ownerId: string,
  product: OwnTemplateProduct,
  mayContinue: () => Promise<boolean>,
): Promise<MadePictures | null> {
  const mockups: StoredMockup[] = [];
  let productHex: string | null = null;
  for (const picture of product.pictures) {
    const inColours: ColourPicture[] = [];
    let main: MadePicture | null = null;
    for (const { coloursShown, make } of stepsOf(services, ownerId, product, picture)) {
      const made = await make().catch((error: unknown) => {
        throw ofPicture(error, product.pictures, picture);
      });
      if (coloursShown) inColours.push({ ...coloursShown, ...made.stored });
      else main = made;
      if (!(await mayContinue())) return null;
    }
    productHex ??= main!.productHex;
    // A mockup of the catalogue takes every colour by itself.
    mockups.push(
      product.colours.length === 0 || picture.look ? main!.stored : { ...main!.stored, inColours },
    );
  }
  return { mockups, productHex: productHex ?? '#FFFFFF' };
}

interface Step {
  /** The colours that it shows; null = it is the picture itself. */
  coloursShown: Pick<ColourPicture, 'colourIds' | 'takesColour'> | null;
  make: () => Promise<MadePicture>;
}

/** What is made of a picture, one after the other: itself, its counterparts, and one that takes the other colours. */
function stepsOf(
  services: PictureNeeds,
  ownerId: string,
  product: OwnTemplateProduct,
  picture: OwnPicture,
): Step[] {
  const steps: Step[] = [
    { coloursShown: null, make: () => makePicture(services, ownerId, product, picture) },
  ];
  for (const { colour_id, image_id, places } of picture.photos) {
    const own = places.length > 0 ? places : picture.places;
    const counterpart = { ...picture, id: `${picture.id}-${colour_id}`, image_id, places: own };
    steps.push({
      coloursShown: { colourIds: [colour_id], takesColour: false },
      make: () => makePicture(services, ownerId, product, counterpart),
    });
  }
  const colourIds = recolouredIds(product.colours, picture);
  const { recolour } = picture;
  if (colourIds.length > 0 && recolour) {
    const { hex } = product.colours.find(({ id }) => id === picture.colour_id)!;
    const white = wantedOf(product, { ...picture, id: `${picture.id}-white` });
    steps.push({
      coloursShown: { colourIds, takesColour: true },
      make: async () => ({
        stored: await makeRecolourable(services, ownerId, white, { colourHex: hex, hints: recolour }),
        productHex: hex,
      }),
    });
  }
  return steps;
}

/** Names the picture where the product has several. */
function ofPicture(error: unknown, pictures: readonly OwnPicture[], picture: OwnPicture): unknown {
  if (!(error instanceof Refusal) || pictures.length === 1) return error;
  const number = pictures.indexOf(picture) + 1;
  return new Refusal(message('own-templates.in-picture', { number, reason: error.text }));
}

type PicturePart = Pick<OwnPicture, 'id' | 'name' | 'image_id' | 'look'> & { places: readonly OwnPlace[] };

function wantedOf(
  { surfaces }: OwnTemplateProduct,
  { id, name, image_id, places }: PicturePart,
): WantedPicture {
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
  product: OwnTemplateProduct,
  picture: PicturePart,
): Promise<MadePicture> {
  const { id, name, look } = picture;
  if (look) return makeAppearancePicture(services, ownerId, product, { id, name, look });
  const wanted = wantedOf(product, picture);
  const isPsd = picture.places.some(({ psd }) => psd !== undefined);
  return isPsd ? makePsdPicture(services, wanted) : makePhotoPicture(services, ownerId, wanted);
}
