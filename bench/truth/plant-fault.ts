import type { ImageLayer, Layer } from '@diy/design/layers';
import type { RgbaPicture } from '@diy/design/painting';
import type { Random } from './random.ts';
import { CHINESE, FONTS } from './random-layers.ts';

/** Layers as a faulty print shows them; null where this surface has nothing to do it to. */
export type PlantInLayers = (layers: readonly Layer[], random: Random) => Layer[] | null;
/** Changes the pixels of a correct print; returns false if nothing can be changed. */
export type PlantInPixels = (print: RgbaPicture, random: Random, dpi: number) => boolean;

const HALF_MM = 0.5;

function changeOne(
  layers: readonly Layer[],
  random: Random,
  fits: (layer: Layer) => boolean,
  change: (layer: never) => Partial<ImageLayer> | Record<string, unknown>,
): Layer[] | null {
  const candidates = layers.filter(fits);
  if (candidates.length === 0) return null;
  const chosen = random.pick(candidates);
  return layers.map((layer) =>
    layer === chosen ? ({ ...layer, ...change(layer as never) } as Layer) : layer,
  );
}

const any = () => true;
const isImage = (layer: Layer): layer is ImageLayer => layer.kind === 'image';

/** What can go wrong with one layer on its way to the print. */
export const LAYER_FAULTS: Record<string, PlantInLayers> = {
  'layer missing': (layers, random) => {
    const gone = random.pick(layers);
    return layers.filter((layer) => layer !== gone);
  },
  'moved 0.5 mm': (layers, random) => {
    const angle = random.between(0, 2 * Math.PI);
    return changeOne(layers, random, any, (layer: Layer) => ({
      xMm: layer.xMm + Math.cos(angle) * HALF_MM,
      yMm: layer.yMm + Math.sin(angle) * HALF_MM,
    }));
  },
  mirrored: (layers, random) =>
    changeOne(layers, random, isImage, (layer: ImageLayer) => ({ flipX: !layer.flipX })),
  'turned 1°': (layers, random) =>
    changeOne(layers, random, any, (layer: Layer) => ({
      rotationDeg: layer.rotationDeg + (random.chance(0.5) ? 1 : -1),
    })),
  'wrong crop': (layers, random) =>
    changeOne(layers, random, isImage, ({ crop }: ImageLayer) => ({
      crop: { ...crop, x: crop.x + crop.width * 0.05, width: crop.width * 0.95 },
    })),
  'wrong font': (layers, random) =>
    changeOne(
      layers,
      random,
      (layer) => layer.kind === 'text',
      ({ fontId }: { fontId: string }) => ({
        fontId: random.pick(FONTS.filter((id) => id !== fontId && CHINESE.has(id) === CHINESE.has(fontId))),
      }),
    ),
  'wrong blend': (layers, random) =>
    changeOne(layers, random, any, (layer: Layer) => ({
      blend: layer.blend === 'normal' ? 'multiply' : 'normal',
    })),
  'filter left out': (layers, random) =>
    changeOne(
      layers,
      random,
      (layer) => isImage(layer) && Boolean(layer.filter),
      () => ({ filter: null }),
    ),
};

/** What can happen to pixels. */
export const PIXEL_FAULTS: Record<string, PlantInPixels> = {
  'wrong colour on 1 cm²': (print, random, dpi) => {
    const side = Math.min(print.widthPx, print.heightPx, Math.ceil(dpi / 2.54));
    const [x0, y0] = [random.whole(0, print.widthPx - side), random.whole(0, print.heightPx - side)];
    // More than ΔE00 5 for every colour there is: 24 codes of one channel, away from the nearer end.
    const channel = random.whole(0, 2);
    for (let y = y0; y < y0 + side; y += 1)
      for (let x = x0; x < x0 + side; x += 1) {
        const at = (y * print.widthPx + x) * 4;
        if (print.rgba[at + 3]! < 128) continue;
        const value = print.rgba[at + channel]!;
        print.rgba[at + channel] = value > 127 ? value - 24 : value + 24;
      }
    return true;
  },
  'block of 64 px from elsewhere': (print, random) => {
    const side = 64;
    if (print.widthPx < 3 * side || print.heightPx < 3 * side) return false;
    const spot = () =>
      [random.whole(0, print.widthPx - side), random.whole(0, print.heightPx - side)] as const;
    const [[x0, y0], [x1, y1]] = [spot(), spot()];
    for (let y = 0; y < side; y += 1) {
      const from = ((y1 + y) * print.widthPx + x1) * 4;
      print.rgba.copyWithin(((y0 + y) * print.widthPx + x0) * 4, from, from + side * 4);
    }
    return true;
  },
  'last rows cut': (print, random) => {
    const rows = random.whole(2, 12);
    print.rgba.fill(0, (print.heightPx - rows) * print.widthPx * 4);
    return true;
  },
};
