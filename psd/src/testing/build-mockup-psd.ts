import type { Layer, PlacedLayer, Psd } from 'ag-psd';
import { buildPsd } from './build-psd.ts';

/** A size in pixels. */
interface Size {
  width: number;
  height: number;
}

/** A layer as large as the document, each pixel by a formula: red, green, blue and alpha, of 255. */
export function paintLayer(
  { width, height }: Size,
  at: (x: number, y: number) => [number, number, number, number],
  more: Layer = {},
): Layer {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set(at(x, y), (y * width + x) * 4);
  return {
    name: 'layer',
    ...more,
    left: 0,
    top: 0,
    right: width,
    bottom: height,
    imageData: { width, height, data },
  };
}

/** A smart object with four corners in the document: left top, right top, right bottom, left bottom. Its cached drawing is empty. */
export function placedLayer(
  corners: number[],
  contents: Size,
  more: Layer = {},
  placed: Partial<PlacedLayer> = {},
): Layer {
  return {
    name: 'Your design',
    ...more,
    placedLayer: {
      id: 'c0ffee00-0000-4000-8000-000000000001',
      type: 'raster',
      transform: corners,
      ...contents,
      ...placed,
    },
  };
}

/** Light and dark stripes and spots, as a photograph of cloth has them. */
export const cloth = (x: number, y: number): number =>
  170 + 50 * Math.sin(x / 17) + 20 * Math.sin(y / 9 + x / 31) + ((x * 7919 + y * 104_729) % 13);

/**
 * A photograph of a bag with a design in perspective on it, and layers over it. The merged picture in it is the bag without them.
 */
export function buildMockupPsd(
  { width = 120, height = 100 }: Partial<Size> = {},
  over: Layer[] = [],
  more: Partial<Psd> = {},
): Uint8Array {
  const size = { width, height };
  const photo = paintLayer(size, (x, y) => [cloth(x, y), cloth(x, y) * 0.95, cloth(x, y) * 0.85, 255], {
    name: 'photo',
  });
  const design = placedLayer(
    [0.2, 0.25, 0.75, 0.15, 0.8, 0.85, 0.25, 0.75].map(
      (share, at) => share * (at % 2 === 0 ? width : height),
    ),
    { width: 600, height: 500 },
  );
  return buildPsd([photo, design, ...over], { ...size, imageData: photo.imageData!, ...more });
}
