import { saveDesign } from '@diy/contract/designs/designs';
import type { DesignDocument } from '@diy/design/document';
import { buildImageLayer } from '@diy/design/testing';
import type { TestAccount } from '../../../testing/build-account.ts';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { findTemplateId, mugDocument } from './build-design.ts';

/** The test picture is 64 × 48 px; on this many millimetres it has 32 dpi, which is an error. */
export const COARSE_MM = 50.8;

/** A mug with a picture of 64 × 48 px on it, `widthMm` wide, and perhaps more layers. */
export function coarseDocument(imageId: string, widthMm = COARSE_MM): DesignDocument {
  const box = { xMm: 100, yMm: 41, widthMm, heightMm: (widthMm * 48) / 64 };
  const source = { imageId, sourceWidthPx: 64, sourceHeightPx: 48 };
  const layer = buildImageLayer({ id: 'picture', name: '小图', ...source, ...box });
  return { ...mugDocument(), surfaces: [{ surfaceId: 'wrap', layers: [layer] }] };
}

/** Saves a mug whose one picture is too coarse to be printed; its render job waits for `app.runJobs()`. */
export async function buildCoarseDesign(
  app: TestApp,
  seller: TestAccount,
  name = '小图马克杯',
): Promise<{ id: string; sku: string; version: number; templateId: string; imageId: string }> {
  const templateId = await findTemplateId(app, seller.token);
  const { id: imageId } = await buildImage(app, seller, { isCoarse: true });
  const design = coarseDocument(imageId);
  const saved = await app.ask(saveDesign, { template_id: templateId, name, design }, { token: seller.token });
  return { ...saved, templateId, imageId };
}
