import {
  FILTER_PRESETS,
  type ImageLayer,
  type Layer,
  SHAPES,
  type ShapeLayer,
  type TextLayer,
} from '@diy/design/layers';
import type { DrawableImage } from '../../server/src/features/images/index.ts';
import type { Random } from './random.ts';

/** What a picture can be cut to, but for a rectangle, which would be none without corners. */
const MASKS = SHAPES.filter((shape) => shape !== 'line' && shape !== 'rect');

/** Faces of the texts. */
export const FONTS = [
  'noto-sans-sc-400',
  'noto-sans-sc-700',
  'anton-400',
  'ma-shan-zheng-400',
  'montserrat-400',
  'montserrat-700',
  'pacifico-400',
  'playfair-display-700',
  'zcool-xiaowei-400',
];
/** The fonts that have Chinese characters. */
export const CHINESE = new Set([
  'noto-sans-sc-400',
  'noto-sans-sc-700',
  'ma-shan-zheng-400',
  'zcool-xiaowei-400',
]);
const COLOURS = ['#111111', '#C8102E', '#0B5FA5', '#2E7D32', '#F2B705', '#FFFFFF', '#7A3E9D', '#5C4033'];

/** A print area in mm. */
export interface Area {
  widthMm: number;
  heightMm: number;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function base(random: Random, id: string, area: Area, least: number, most: number) {
  const side = Math.min(area.widthMm, area.heightMm);
  const widthMm = round(side * random.between(least, most));
  return {
    id,
    name: id,
    xMm: round(random.between(0.15, 0.85) * area.widthMm),
    yMm: round(random.between(0.15, 0.85) * area.heightMm),
    widthMm,
    heightMm: round(widthMm * random.between(0.5, 1.4)),
    rotationDeg: random.chance(0.6) ? 0 : round(random.between(-180, 180)),
    opacity: random.chance(0.75) ? 1 : round(random.between(0.3, 0.95)),
    blend: random.chance(0.8)
      ? ('normal' as const)
      : random.pick(['multiply', 'screen', 'overlay', 'darken', 'lighten'] as const),
    locked: false,
    hidden: false,
  };
}

function randomImage(random: Random, id: string, area: Area, images: readonly DrawableImage[]): ImageLayer {
  const image = random.pick(images);
  const frame = base(random, id, area, 0.15, 1.1);
  const crop = random.chance(0.7)
    ? { x: 0, y: 0, width: 1, height: 1 }
    : {
        x: round(random.between(0, 0.3)),
        y: round(random.between(0, 0.3)),
        width: round(random.between(0.3, 0.7)),
        height: round(random.between(0.3, 0.7)),
      };
  const ratio = (image.heightPx * crop.height) / (image.widthPx * crop.width);
  const presets = Object.values(FILTER_PRESETS);
  return {
    ...frame,
    kind: 'image',
    heightMm: random.chance(0.8) ? Math.max(0.5, round(frame.widthMm * ratio)) : frame.heightMm,
    imageId: image.id,
    sourceWidthPx: image.widthPx,
    sourceHeightPx: image.heightPx,
    crop,
    flipX: random.chance(0.15),
    flipY: random.chance(0.15),
    ...(random.chance(0.25) ? { filter: random.pick(presets) } : {}),
    ...(random.chance(0.15) ? { mask: { shape: random.pick(MASKS) } } : {}),
  };
}

/** A picture repeated over all of the area, with repeats from 3 mm. */
function randomPattern(random: Random, id: string, area: Area, images: readonly DrawableImage[]): ImageLayer {
  const layer = randomImage(random, id, area, images);
  const ratio = (layer.sourceHeightPx * layer.crop.height) / (layer.sourceWidthPx * layer.crop.width);
  const most = Math.sqrt((area.widthMm * area.heightMm) / ratio);
  const widthMm = round(Math.max(random.between(3, Math.max(4, most / 2)), most / 60));
  return {
    ...layer,
    xMm: area.widthMm / 2,
    yMm: area.heightMm / 2,
    widthMm: area.widthMm * (random.chance(0.8) ? 1.04 : 0.8),
    heightMm: area.heightMm * (random.chance(0.8) ? 1.04 : 0.8),
    rotationDeg: random.chance(0.85) ? 0 : round(random.between(-45, 45)),
    mask: null,
    tile: {
      widthMm,
      gapMm: random.chance(0.6) ? 0 : round(random.between(0.3, widthMm / 2)),
      arrangement: random.pick(['grid', 'brick', 'half-drop', 'mirror'] as const),
      ...(random.chance(0.25) ? { angleDeg: round(random.between(-90, 90)) } : {}),
      ...(random.chance(0.3)
        ? { offsetXMm: round(random.between(-5, 5)), offsetYMm: round(random.between(-5, 5)) }
        : {}),
    },
  };
}

function randomText(random: Random, id: string, area: Area): TextLayer {
  const fontId = random.pick(FONTS);
  const frame = base(random, id, area, 0.4, 1);
  const words = CHINESE.has(fontId)
    ? ['山高水长', '生日快乐', '愿你眼里有光，心中有海', '一行不大的字']
    : ['MADE FOR YOU', 'Hangzhou', 'keep it slow', 'No. 7'];
  return {
    ...frame,
    kind: 'text',
    heightMm: round(frame.widthMm * 0.5),
    text: random.chance(0.7) ? random.pick(words) : `${random.pick(words)}\n${random.pick(words)}`,
    fontId,
    fontSizeMm: round(Math.max(2, frame.widthMm * random.between(0.06, 0.3))),
    colour: random.pick(COLOURS),
    stroke: random.chance(0.3)
      ? { colour: random.pick(COLOURS), widthMm: round(random.between(0.2, 1.5)) }
      : null,
    shadow: random.chance(0.2)
      ? {
          colour: '#000000',
          opacity: round(random.between(0.3, 1)),
          dxMm: round(random.between(-2, 2)),
          dyMm: round(random.between(0, 2)),
          blurMm: round(random.between(0, 3)),
        }
      : null,
    letterSpacingEm: 0,
    lineHeight: 1.2,
    align: random.pick(['left', 'center', 'right'] as const),
    verticalAlign: 'middle',
    fit: random.chance(0.5) ? 'shrink' : 'fixed',
    ...(random.chance(0.15) ? { arcDeg: round(random.between(-160, 160)) } : {}),
    ...(random.chance(0.15) ? { writing: 'vertical' as const } : {}),
    ...(random.chance(0.15)
      ? {
          gradient: {
            angleDeg: round(random.between(0, 360)),
            stops: [
              { at: 0, colour: '#C8102E' },
              { at: 1, colour: '#0B5FA5' },
            ],
          },
        }
      : {}),
  };
}

function randomShape(random: Random, id: string, area: Area): ShapeLayer {
  const frame = base(random, id, area, 0.05, 0.7);
  const shape = random.pick(SHAPES);
  const outlined = shape === 'line' || random.chance(0.3);
  return {
    ...frame,
    kind: 'shape',
    shape,
    fill: shape === 'line' || random.chance(0.15) ? null : random.pick(COLOURS),
    stroke: outlined ? { colour: random.pick(COLOURS), widthMm: round(random.between(0.1, 2)) } : null,
    cornerRadiusMm: random.chance(0.3) ? 3 : 0,
    points: random.whole(4, 9),
    ...(random.chance(0.2)
      ? {
          gradient: {
            angleDeg: round(random.between(0, 360)),
            stops: [
              { at: 0, colour: '#F2B705' },
              { at: 1, colour: '#2E7D32' },
            ],
          },
        }
      : {}),
  };
}

/** A surface's layers: a full pattern, many small things, or a mixture. */
export function randomLayers(random: Random, area: Area, images: readonly DrawableImage[]): Layer[] {
  const kind = random.next();
  if (kind < 0.3) {
    const pattern = randomPattern(random, 'pattern', area, images);
    return random.chance(0.5) ? [pattern] : [pattern, randomText(random, 'text', area)];
  }
  if (kind < 0.4) {
    const count = random.whole(20, 60);
    return Array.from({ length: count }, (_, n) => {
      const layer = random.chance(0.6)
        ? randomShape(random, `s${n}`, area)
        : randomImage(random, `i${n}`, area, images);
      const shrink = random.between(0.1, 0.3);
      return { ...layer, widthMm: layer.widthMm * shrink, heightMm: layer.heightMm * shrink };
    });
  }
  const count = random.whole(1, 6);
  return Array.from({ length: count }, (_, n) => {
    const one = random.next();
    if (one < 0.45) return randomImage(random, `i${n}`, area, images);
    return one < 0.75 ? randomText(random, `t${n}`, area) : randomShape(random, `s${n}`, area);
  });
}
