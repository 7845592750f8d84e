import { usedFontIds, usedImageIds } from '@diy/design/document';
import type { SurfaceJob } from '../print/draw-surface-at.ts';
import { type RenderInputs, renderKey } from './render-key.ts';

/**
 * The identity of one print file: what lies on the surface and the surface itself, but not the product's colour or
 * mockups. Designs that differ only in those have the same file. 64 hex digits.
 */
export function printKey(
  inputs: Omit<RenderInputs, 'templateHash'>,
  { surface, content }: SurfaceJob,
): string {
  const document = { ...inputs.document, colourId: '', surfaces: [content] };
  const imageIds = new Set(usedImageIds(document));
  return renderKey({
    document,
    templateHash: `print of ${JSON.stringify(surface)}`,
    images: inputs.images.filter(({ id }) => imageIds.has(id)),
    fonts: new Map([...inputs.fonts].filter(([id]) => usedFontIds(document).includes(id))),
  });
}
