import type { VectorLayer } from '../../layers/vector/vector-layer.ts';
import { goldenSuite } from '../../testing/golden/golden-suite.ts';
import type { Scene } from '../../testing/golden/scene.ts';
import { buildVectorLayer } from '../../testing/index.ts';

function scene(name: string, changes: Partial<VectorLayer>): Scene {
  const layer = buildVectorLayer({ widthMm: 70, heightMm: 70, rotationDeg: 15, ...changes });
  return { name: `vector-${name}`, widthMm: 100, heightMm: 100, options: { pxPerMm: 2 }, layers: [layer] };
}

/** A leaf of curves, a vein over it, and half-clear dew that lies over both. */
const LEAF: VectorLayer['paths'] = [
  { d: 'M10 90C0 40 40 0 95 5 100 60 60 100 10 90Z', fill: '#2E7D5B', stroke: null },
  {
    d: 'M10 90Q50 60 95 5',
    fill: null,
    stroke: { colour: '#F4D35E', width: 5, join: 'round', cap: 'round', miterLimit: 4 },
  },
  { d: 'M30 30L70 30 50 70Z', fill: '#2F5D8A', stroke: null, opacity: 0.4 },
];

const WIND = 'M10 10L90 10 90 90 10 90ZM30 30L70 30 70 70 30 70Z';

goldenSuite('vector layer', [
  scene('hole', {}),
  scene('leaf', { paths: LEAF }),
  scene('flipped', { paths: LEAF, flipX: true }),
  scene('stretched', { paths: LEAF, heightMm: 40, flipY: true }),
  scene('cropped', { paths: LEAF, crop: { x: 0.2, y: 0.1, width: 0.5, height: 0.5 } }),
  scene('half-clear', { paths: LEAF, opacity: 0.5, rotationDeg: 0 }),
  scene('shadow', {
    paths: LEAF,
    shadow: { colour: '#211E1A', opacity: 0.6, dxMm: 3, dyMm: 3, blurMm: 4 },
  }),
  scene('multiply', { paths: LEAF, blend: 'multiply' }),
  scene('nonzero', { paths: [{ d: WIND, fill: '#111111', stroke: null }] }),
  scene('wide-stroke-is-cut', {
    paths: [
      {
        d: 'M0 50L50 0 100 50 50 100Z',
        fill: null,
        stroke: { colour: '#D9442B', width: 12, join: 'bevel', cap: 'square', miterLimit: 4 },
      },
    ],
  }),
]);
