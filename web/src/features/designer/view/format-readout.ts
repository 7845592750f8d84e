import type { Layer } from '@diy/design/layers';
import { effectiveDpi, type ImageInfo } from '@diy/design/preflight';
import { writeSize } from '../../../lib/text/write-size.ts';

/** Millimetres with one decimal, never `-0.0`. */
export function formatMm(mm: number): string {
  const text = mm.toFixed(1);
  return text === '-0.0' ? '0.0' : text;
}

/**
 * Size of a layer while it is resized, with what the size means for it: dpi of a picture that has any,
 * letter size of a text.
 */
export function sizeReadout(layer: Layer, infoOf: (imageId: string) => ImageInfo | undefined): string {
  const size = writeSize([formatMm(layer.widthMm), formatMm(layer.heightMm)], 'mm');
  if (layer.kind === 'image') {
    const image = infoOf(layer.imageId);
    return image?.isVector ? size : `${size}  ${Math.round(effectiveDpi(layer, image))} dpi`;
  }
  if (layer.kind === 'text') return `${size}  ${formatMm(layer.fontSizeMm)} mm`;
  return size;
}

/** Millimetres as points of 1/72 inch, and back. */
export const MM_PER_PT = 25.4 / 72;
