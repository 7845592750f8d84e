import { createHash } from 'node:crypto';
import { message } from '@diy/contract/messages';
import type { OwnSurface, OwnTemplateProduct } from '@diy/contract/own-templates/product';
import type { CatalogueAppearance } from '@diy/contract/own-templates/product-parts';
import type { RectMm } from '@diy/design/template';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { findAppearance } from '../copying/catalogue-appearances.ts';
import type { MadePicture, PictureNeeds } from './photo-picture.ts';

/** A mockup of the catalogue that shows the product's prints where the catalogue's are; its files stay where they are. */
export async function makeAppearancePicture(
  { db }: PictureNeeds,
  ownerId: string,
  { surfaces }: OwnTemplateProduct,
  { id, name, look }: { id: string; name: string; look: CatalogueAppearance },
): Promise<MadePicture> {
  const found = await findAppearance(db, ownerId, look);
  if (!found) throw new Refusal(message('own-templates.look-gone'));
  const { asset, prefix, hash } = found.mockup;
  const shown = asset.surfaces.flatMap((place) => {
    const surface = surfaces.find((one) => one.id === place.surface);
    const was = found.definition.surfaces.find((one) => one.id === place.surface);
    if (!surface || !was) return [];
    const { x, y } = placeIn(was.printArea, surface);
    return [{ ...place, uMm: rangeOf(place.uMm, x), vMm: rangeOf(place.vMm, y) }];
  });
  const named = name ? { zh: name, en: name } : asset.name;
  const own = { ...asset, id, name: named, surfaces: shown };
  const ownHash = createHash('sha256').update(hash).update(JSON.stringify(own)).digest('hex');
  return { stored: { asset: own, prefix, hash: ownHash }, productHex: '#FFFFFF' };
}

interface Axis {
  /** Where the print begins, in the catalogue's millimetres. */
  from: number;
  /** The catalogue's millimetres for one of the print. */
  scale: number;
}

/** A print lies in the middle of the catalogue's, as large as fits, never stretched. */
function placeIn(was: RectMm, { width_mm, height_mm }: OwnSurface): { x: Axis; y: Axis } {
  const scale = Math.min(was.widthMm / width_mm, was.heightMm / height_mm);
  return {
    x: { from: was.xMm + (was.widthMm - width_mm * scale) / 2, scale },
    y: { from: was.yMm + (was.heightMm - height_mm * scale) / 2, scale },
  };
}

const rangeOf = ([first, last]: [number, number], { from, scale }: Axis): [number, number] => [
  (first - from) / scale,
  (last - from) / scale,
];
