import type { ImageLayer } from '../../layers/image/image-layer.ts';
import { goldenSuite } from '../../testing/golden/golden-suite.ts';
import type { Scene } from '../../testing/golden/scene.ts';
import { buildImageLayer } from '../../testing/index.ts';

function scene(name: string, changes: Partial<ImageLayer>, extra: Partial<Scene> = {}): Scene {
  const layers = [buildImageLayer({ widthMm: 80, heightMm: 80, ...changes })];
  return { name: `image-${name}`, widthMm: 100, heightMm: 100, options: { pxPerMm: 2.4 }, layers, ...extra };
}
const photo = { imageId: 'photo', sourceWidthPx: 1600, sourceHeightPx: 1200, heightMm: 60 };
const sand = { background: '#F2E8D5' };
const lines = { imageId: 'lines', sourceWidthPx: 800, sourceHeightPx: 800 };

goldenSuite('image layer', [
  scene('plain', {}),
  scene('crop-flip-rotate', {
    crop: { x: 0.1, y: 0, width: 0.6, height: 0.8 },
    flipX: true,
    rotationDeg: 30,
  }),
  scene('flip-y', { flipY: true, rotationDeg: 90 }),
  scene('enlarged', { crop: { x: 0.25, y: 0.1, width: 0.1, height: 0.1 }, rotationDeg: -7 }),
  scene('reduced-much', { ...photo, rotationDeg: 8 }, { options: { pxPerMm: 1.2 } }),
  scene('reduced-fine-lines', lines, { options: { pxPerMm: 1.9 } }),
  scene(
    'alpha',
    { imageId: 'disc', sourceWidthPx: 300, sourceHeightPx: 300, opacity: 0.6 },
    { background: '#F2E8D5' },
  ),
  scene('glow-of-disc', {
    ...{ imageId: 'disc', sourceWidthPx: 300, sourceHeightPx: 300, rotationDeg: 20 },
    shadow: { colour: '#C2298A', opacity: 0.9, dxMm: 0, dyMm: 0, blurMm: 6 },
  }),
  scene('mask-with-shadow', {
    ...{ ...photo, widthMm: 60, mask: { shape: 'heart', cornerRadiusMm: 0, points: 5 } },
    shadow: { colour: '#000000', opacity: 0.6, dxMm: -4, dyMm: 5, blurMm: 3 },
  }),
  scene('tile-grid', { ...photo, heightMm: 80, tile: { widthMm: 23.7, gapMm: 0, arrangement: 'grid' } }),
  scene('tile-brick-gap', {
    ...photo,
    heightMm: 80,
    tile: { widthMm: 18.3, gapMm: 3, arrangement: 'brick' },
  }),
  scene('tile-half-drop', {
    ...photo,
    heightMm: 80,
    tile: { widthMm: 30, gapMm: 0, arrangement: 'half-drop' },
  }),
  scene('tile-mirror', { ...photo, heightMm: 80, tile: { widthMm: 33, gapMm: 0, arrangement: 'mirror' } }),
  scene(
    'tile-turned',
    {
      ...photo,
      heightMm: 80,
      rotationDeg: 20,
      flipX: true,
      tile: { widthMm: 26, gapMm: 2, arrangement: 'grid' },
    },
    { background: '#F2E8D5' },
  ),
  scene('tile-offset', {
    ...photo,
    heightMm: 80,
    tile: { widthMm: 30, gapMm: 2, arrangement: 'grid', offsetXMm: 9.3, offsetYMm: -6 },
  }),
  scene(
    'tile-angle',
    {
      ...photo,
      heightMm: 80,
      tile: { widthMm: 26, gapMm: 0, arrangement: 'mirror', angleDeg: 30, offsetXMm: 4 },
    },
    { background: '#F2E8D5' },
  ),
  scene(
    'tile-angle-turned',
    {
      ...photo,
      heightMm: 50,
      rotationDeg: -20,
      opacity: 0.8,
      tile: { widthMm: 22, gapMm: 3, arrangement: 'half-drop', angleDeg: 45, offsetYMm: 5 },
    },
    { background: '#F2E8D5' },
  ),
  scene('mask-ellipse-crop-flip', {
    ...photo,
    crop: { x: 0.2, y: 0.1, width: 0.5, height: 0.8 },
    flipX: true,
    mask: { shape: 'ellipse' },
  }),
  scene('mask-rounded-turned', { rotationDeg: 25, mask: { shape: 'rect', cornerRadiusMm: 12 } }, sand),
  scene('mask-heart-tile', {
    ...photo,
    heightMm: 80,
    tile: { widthMm: 18.3, gapMm: 2, arrangement: 'brick' },
    mask: { shape: 'heart' },
  }),
  scene(
    'mask-star-tile-turned',
    {
      ...photo,
      heightMm: 80,
      rotationDeg: -18,
      opacity: 0.7,
      tile: { widthMm: 22, gapMm: 0, arrangement: 'mirror', angleDeg: 30 },
      mask: { shape: 'star', points: 7 },
    },
    sand,
  ),
  scene('mask-cloud-turned', { ...photo, rotationDeg: 12, mask: { shape: 'cloud' } }, sand),
  scene('mask-burst', { ...photo, mask: { shape: 'burst' } }),
  scene('mask-triangle-multiply', { flipY: true, blend: 'multiply', mask: { shape: 'triangle' } }, sand),
  scene(
    'mask-placeholder',
    { imageId: 'gone', mask: { shape: 'heart' } },
    { options: { pxPerMm: 2.4, mode: 'editor' } },
  ),
  scene('filter-brightness', { filter: { brightness: 60 } }),
  scene('filter-contrast', { ...photo, filter: { contrast: 70 } }),
  scene('filter-contrast-low', { filter: { contrast: -60 } }),
  scene('filter-saturation', { ...photo, filter: { saturation: 80 } }),
  scene('filter-grey', { filter: { saturation: -100 } }),
  scene('filter-hue', { filter: { hueDeg: 120 } }),
  scene('filter-warm', { ...photo, filter: { warmth: 70 } }),
  scene('filter-cool', { ...photo, filter: { warmth: -70 } }),
  scene('filter-sepia', { ...photo, filter: { sepia: 100 } }),
  scene(
    'filter-invert-fine-lines',
    { ...lines, filter: { invert: true, brightness: 40 } },
    { options: { pxPerMm: 1.9 } },
  ),
  scene(
    'filter-tint-alpha',
    {
      imageId: 'disc',
      sourceWidthPx: 300,
      sourceHeightPx: 300,
      opacity: 0.6,
      filter: { tint: { colour: '#D9442B', amount: 100 }, contrast: 30 },
    },
    sand,
  ),
  scene('filter-and-mask-tile', {
    ...photo,
    heightMm: 80,
    rotationDeg: 15,
    flipX: true,
    crop: { x: 0, y: 0, width: 0.7, height: 0.7 },
    tile: { widthMm: 21, gapMm: 1, arrangement: 'half-drop' },
    mask: { shape: 'ellipse' },
    filter: { sepia: 60, contrast: -20, warmth: 30 },
  }),
]);
