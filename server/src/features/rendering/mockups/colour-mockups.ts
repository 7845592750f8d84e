import { createHash } from 'node:crypto';
import { usedImageIds } from '@diy/design/document';
import type { Services } from '../../../platform/services.ts';
import type { DesignForExport, MockupFile } from '../../designs/index.ts';
import { getImagesForDrawing } from '../../images/index.ts';
import { MOCKUP_WIDTH_PX } from '../keys/engine-version.ts';
import { renderKey } from '../keys/render-key.ts';
import { makersFor } from '../pool/file-makers.ts';
import type { RenderRequest } from '../pool/renderer.ts';
import { openFontBook } from '../print/font-book.ts';
import { findRender, insertRender } from '../renders.queries.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'config' | 'log'>;

/** Size of a finished mockup, in px. */
export function mockupSize(asset: { widthPx: number; heightPx: number }): {
  widthPx: number;
  heightPx: number;
} {
  const scale = Math.min(1, MOCKUP_WIDTH_PX / Math.max(asset.widthPx, asset.heightPx));
  return { widthPx: Math.round(asset.widthPx * scale), heightPx: Math.round(asset.heightPx * scale) };
}

/**
 * Mockups of a design in another colour of its product, made once and kept like all mockups. Print files are not made:
 * their pixels do not depend on the product's colour. Throws what drawing throws. @param mockupIds which of the
 * template's mockups, in this order
 */
export async function mockupsInColour(
  services: Needs,
  ownerId: string,
  design: Pick<DesignForExport, 'document' | 'template'>,
  colourId: string,
  mockupIds: readonly string[],
): Promise<MockupFile[]> {
  const { db } = services;
  const { template } = design;
  const document = { ...design.document, colourId };
  const imageIds = usedImageIds(document);
  const found = imageIds.length === 0 ? [] : await getImagesForDrawing(db, ownerId, imageIds);
  const fontBook = await openFontBook(services.config.fontsDir);
  const key = renderKey({ document, templateHash: template.hash, images: found, fonts: fontBook.entries });
  // A separate key: a render without print files must never pass for a whole one.
  const ownKey = createHash('sha256')
    .update(`${key}\nmockups\n${mockupIds.join('\n')}`)
    .digest('hex');
  const known = (await findRender(db, ownerId, key)) ?? (await findRender(db, ownerId, ownKey));
  if (known) return mockupIds.flatMap((id) => known.mockups.find((one) => one.mockup_id === id) ?? []);
  const images = new Map(found.map((image) => [image.id, image]));
  const makers = makersFor(services);
  const order: RenderRequest = { ownerId, key, document, template, images };
  const mockups: MockupFile[] = [];
  for (const id of mockupIds) mockups.push(await makers.mockup(order, id));
  await insertRender(db, ownerId, ownKey, { print_files: [], mockups, findings: [] });
  return mockups;
}
