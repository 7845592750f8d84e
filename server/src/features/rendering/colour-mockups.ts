import { createHash } from 'node:crypto';
import { usedImageIds } from '@diy/design/document';
import type { Services } from '../../platform/services.ts';
import type { DesignForExport, MockupFile } from '../designs/index.ts';
import { getImagesForDrawing } from '../images/index.ts';
import { MOCKUP_WIDTH_PX } from './keys/engine-version.ts';
import { renderKey } from './keys/render-key.ts';
import { createFileMakers } from './pool/file-makers.ts';
import { findRender, insertRender } from './renders.queries.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'config' | 'log' | 'fonts' | 'renderers' | 'imageState'>;

/** Size of a finished mockup, in px. */
export function mockupSize(asset: { widthPx: number; heightPx: number }): {
  widthPx: number;
  heightPx: number;
} {
  const scale = Math.min(1, MOCKUP_WIDTH_PX / Math.max(asset.widthPx, asset.heightPx));
  return { widthPx: Math.round(asset.widthPx * scale), heightPx: Math.round(asset.heightPx * scale) };
}

type Drawn = Pick<DesignForExport, 'document' | 'template'>;

/**
 * A mockup of a design in colours of its product, by colour, made once and kept like all mockups. Print files are not made:
 * their pixels do not depend on the product's colour. Throws what drawing throws.
 */
export async function mockupInColours(
  services: Needs,
  ownerId: string,
  { document, template }: Drawn,
  colourIds: readonly string[],
  mockupId: string,
): Promise<Map<string, MockupFile>> {
  const { db } = services;
  const imageIds = usedImageIds(document);
  const found = imageIds.length === 0 ? [] : await getImagesForDrawing(db, ownerId, imageIds);
  const { entries: fonts } = await services.fonts.open();
  const inputs = { templateHash: template.hash, images: found, fonts };
  const made = new Map<string, MockupFile>();
  const missing: { colourId: string; key: string; ownKey: string }[] = [];
  for (const colourId of colourIds) {
    const key = renderKey({ ...inputs, document: { ...document, colourId } });
    // A separate key: a render without print files must never pass for a whole one.
    const ownKey = createHash('sha256').update(`${key}\nmockups\n${mockupId}`).digest('hex');
    const known = (await findRender(db, ownerId, key)) ?? (await findRender(db, ownerId, ownKey));
    const file = known?.mockups.find((one) => one.mockup_id === mockupId);
    if (file) made.set(colourId, file);
    else missing.push({ colourId, key, ownKey });
  }
  const [first] = missing;
  if (!first) return made;
  const images = new Map(found.map((image) => [image.id, image]));
  const request = { ownerId, key: first.key, document, template, images };
  const files = await createFileMakers(services).mockupInColours(request, mockupId, missing);
  for (const [at, { colourId, ownKey }] of missing.entries()) {
    made.set(colourId, files[at]!);
    await insertRender(db, ownerId, ownKey, { print_files: [], mockups: [files[at]!], findings: [] });
  }
  return made;
}
