import type { Layer, LayerMaskData, LayerVectorMask } from 'ag-psd';
import type { Bounds, Mask, PixelMask, VectorMask } from '../document.ts';
import { refuse } from '../psd-refusal.ts';
import { readChannel } from './read-pixels.ts';
import { type FileScan, fullSampleOf } from './scan-file.ts';
import type { LayerRecord } from './scan-layers.ts';

/**
 * The masks of a layer that are not in its pixels yet. Photoshop draws a vector mask, alone or together with the pixel mask, into
 * channel -2 and says so; the pixel mask of its own is in -3 then. Densities are not in these pixels.
 * @param isShape its pixels are drawn within its vector mask already
 */
export function readMasks(layer: Layer, record: LayerRecord, scan: FileScan, isShape: boolean): Mask[] {
  const { mask, realMask, vectorMask } = layer;
  const hasBoth = mask?.fromVectorData === true && record.channels.some(({ id }) => id === -3);
  const masks: Mask[] = [];
  const own = hasBoth ? realMask : mask?.fromVectorData ? undefined : mask;
  if (own && !own.disabled && !hidesNothing(own))
    masks.push(readPixelMask(record, hasBoth ? -3 : -2, own, mask?.userMaskDensity ?? 1, scan));
  if (isShape || !vectorMask || vectorMask.disable || vectorMask.paths.length === 0) return masks;
  const density = mask?.vectorMaskDensity ?? 1;
  const drawn = mask?.fromVectorData && !hasBoth && isDrawn(record, mask) ? mask : undefined;
  masks.push(drawn ? readPixelMask(record, -2, drawn, density, scan) : readVectorMask(vectorMask, density));
  return masks;
}

/** Photoshop gives adjustments and fills a mask without a pixel, white everywhere. */
export const hidesNothing = (mask: LayerMaskData): boolean => {
  const { left, top, right, bottom } = boundsOf(mask);
  return (left >= right || top >= bottom) && (mask.defaultColor ?? 255) === 255;
};

const isDrawn = (record: LayerRecord, mask: LayerMaskData): boolean =>
  record.channels.some(({ id, part }) => id === -2 && part.left > 2) &&
  boundsOf(mask).right > boundsOf(mask).left;

function readPixelMask(
  record: LayerRecord,
  id: number,
  mask: LayerMaskData,
  density: number,
  scan: FileScan,
): PixelMask {
  const bounds = boundsOf(mask);
  const values = readChannel(record, id, bounds, scan);
  return {
    kind: 'pixels',
    bounds: values ? bounds : { left: 0, top: 0, right: 0, bottom: 0 },
    values: values ?? new Uint8Array(),
    full: fullSampleOf(scan),
    outside: (mask.defaultColor ?? 255) / 255,
    density,
  };
}

/**
 * Bytes that the masks of a layer decode to.
 * @throws PsdRefusal for a mask larger than any document
 */
export function maskBytes({ mask, realMask }: Layer, { channels }: LayerRecord, scan: FileScan): number {
  const most = scan.isLarge ? 300_000 : 30_000;
  const masks = channels.map(({ id }) => (id === -2 ? mask : id === -3 ? realMask : undefined));
  return masks.reduce((sum, one) => {
    const { left, top, right, bottom } = boundsOf(one ?? {});
    const [width, height] = [right - left, bottom - top];
    if (width < 0 || height < 0 || width > most || height > most)
      throw refuse('damaged', 'a mask of impossible size');
    return sum + width * height * Math.ceil(scan.depth / 8);
  }, 0);
}

function boundsOf({ left = 0, top = 0, right = 0, bottom = 0 }: LayerMaskData): Bounds {
  return { left, top, right, bottom };
}

/** From the end of an open path a straight line goes back to its beginning, whatever the handles there are. */
function closeStraight(knots: number[][]): number[][] {
  const last = knots.length - 1;
  return knots.map(([x0, y0, x1, y1, x2, y2], index) => [
    ...(index === 0 ? [x1!, y1!] : [x0!, y0!]),
    ...[x1!, y1!],
    ...(index === last ? [x1!, y1!] : [x2!, y2!]),
  ]);
}

function readVectorMask(mask: LayerVectorMask, density: number): VectorMask {
  return {
    kind: 'vector',
    subpaths: mask.paths.map(({ knots, operation, open }) => ({
      knots: open ? closeStraight(knots.map(({ points }) => points)) : knots.map(({ points }) => points),
      ...(operation && { operation }),
    })),
    // What is added to everything would be everything: Photoshop begins with nothing then, as its pictures show.
    startsFull: (mask.fillStartsWithAllPixels ?? false) && mask.paths[0]?.operation !== 'combine',
    isInverted: mask.invert ?? false,
    density,
  };
}
