import type { OwnAppearance, OwnImage } from '@diy/contract/own-templates/own-templates';
import type {
  OwnPicture,
  OwnPlace,
  OwnRecolour,
  OwnSurface,
  OwnTemplateProduct,
} from '@diy/contract/own-templates/product';
import type { CatalogueAppearance } from '@diy/contract/own-templates/product-parts';
import { firstMarks } from '../../marks-state.ts';

/** Ids that templates of one of everything have: designs made before a product got more keep them. */
export const FIRST = { surface: 'front', picture: 'photo', colour: 'photo' };

/** A print over the middle of a photograph. */
export function markedPlace(image: OwnImage, { id, width_mm, height_mm }: OwnSurface): OwnPlace {
  const print = { widthMm: width_mm || 1, heightMm: height_mm || 1 };
  return { surface: id, marks: firstMarks(image.width, image.height, print) };
}

/** A product with one of its pictures changed. */
export const changePicture = (
  product: OwnTemplateProduct,
  at: number,
  part: Partial<OwnPicture>,
): OwnTemplateProduct => ({
  ...product,
  pictures: product.pictures.map((one, index) => (index === at ? { ...one, ...part } : one)),
});

/** A photograph's cloth as it is found. */
export const AUTOMATIC_CLOTH: OwnRecolour = { cloth: [], ground: [] };

/** Whether a picture with these places can take colours. */
export const canRecolour = (places: readonly OwnPlace[]): boolean =>
  places.length > 0 && places.every(({ marks }) => marks !== undefined);

/** How the page knows a mockup of the catalogue among the images of the library. */
const catalogueMockupId = ({ template_id, mockup_id }: CatalogueAppearance): string =>
  `look ${template_id} ${mockup_id}`;

/** The image that a picture is, of the library or of the catalogue. */
export const imageIdOf = ({ look, image_id }: Pick<OwnPicture, 'look' | 'image_id'>): string =>
  look ? catalogueMockupId(look) : image_id;

/** A mockup of the catalogue as an image of the page. */
export function imageOfCatalogueMockup(look: OwnAppearance): OwnImage {
  const { url, width, height } = look;
  return { id: catalogueMockupId(look), name: look.name.zh, url, width, height, is_psd: false };
}
