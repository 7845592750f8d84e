import type { ShapeLayer } from '../layers/shape/shape-layer.ts';
import { buildShapeLayer } from '../testing/build-layers.ts';
import { goldenSuite } from '../testing/golden/golden-suite.ts';
import type { Scene } from '../testing/golden/scene.ts';
import { combineLayers } from './combine-layers.ts';
import { COMBINATIONS, type Combination } from './combine-obstacle.ts';

const at = (shape: ShapeLayer['shape'], xMm: number, yMm: number, changes: Partial<ShapeLayer> = {}) =>
  buildShapeLayer({ shape, xMm, yMm, widthMm: 50, heightMm: 50, ...changes });

const stroke = { colour: '#1B3A57', widthMm: 1.5 };
const LAYERS = [
  at('rect', 40, 42, { cornerRadiusMm: 12, rotationDeg: 20, fill: '#F4A259', stroke }),
  at('heart', 62, 50, { widthMm: 44, fill: '#5B8E7D', stroke }),
  at('star', 50, 66, { widthMm: 62, heightMm: 40, points: 7, fill: '#BC4B51', stroke }),
];

function scene(combination: Combination): Scene {
  const combined = combineLayers(
    LAYERS.map((layer) => [layer]),
    combination,
    { newId: 'combined' },
  );
  if ('problem' in combined) throw new Error(combined.problem);
  const layers = [combined.vector];
  return { name: `combined-${combination}`, widthMm: 100, heightMm: 100, options: { pxPerMm: 2 }, layers };
}

goldenSuite('combined shapes', COMBINATIONS.map(scene));
