import type { ShapeLayer } from '../../layers/shape/shape-layer.ts';
import { goldenSuite } from '../../testing/golden/golden-suite.ts';
import type { Scene } from '../../testing/golden/scene.ts';
import { buildShapeLayer } from '../../testing/index.ts';

function scene(name: string, changes: Partial<ShapeLayer>): Scene {
  const layer = buildShapeLayer({
    widthMm: 70,
    heightMm: 50,
    rotationDeg: 15,
    stroke: { colour: '#0044AA', widthMm: 3 },
    ...changes,
  });
  return { name: `shape-${name}`, widthMm: 100, heightMm: 100, options: { pxPerMm: 2 }, layers: [layer] };
}

goldenSuite('shape layer', [
  scene('rect', {}),
  scene('rounded-rect', { cornerRadiusMm: 9, stroke: null }),
  scene('rect-as-pill', { cornerRadiusMm: 500 }),
  scene('gradient', {
    shape: 'heart',
    gradient: {
      angleDeg: 45,
      stops: [
        { at: 0.1, colour: '#FFC9DE' },
        { at: 0.9, colour: '#C2298A' },
      ],
    },
  }),
  scene('ellipse', { shape: 'ellipse' }),
  scene('triangle', { shape: 'triangle' }),
  scene('star', { shape: 'star' }),
  scene('star-twelve', { shape: 'star', points: 12, stroke: null, rotationDeg: 0 }),
  scene('heart', { shape: 'heart' }),
  scene('polygon', { shape: 'polygon', points: 6 }),
  scene('burst', { shape: 'burst', points: 16 }),
  scene('arrow', { shape: 'arrow' }),
  scene('plus', { shape: 'plus' }),
  scene('drop', { shape: 'drop' }),
  scene('moon', { shape: 'moon' }),
  scene('cloud', { shape: 'cloud' }),
  scene('bubble', { shape: 'bubble' }),
  scene('line', { shape: 'line', fill: null }),
  scene('line-heads', {
    ...{ shape: 'line', fill: null, ends: { start: 'dot', end: 'arrow' } },
    stroke: { colour: '#0044AA', widthMm: 4 },
  }),
  scene('line-bar-triangle-dashed', {
    ...{ shape: 'line', fill: null, ends: { start: 'bar', end: 'triangle' }, opacity: 0.5 },
    stroke: { colour: '#0044AA', widthMm: 4, dash: 'dashed' },
  }),
  scene('dashed', { shape: 'star', stroke: { colour: '#0044AA', widthMm: 2, dash: 'dashed' } }),
  scene('dotted', { shape: 'ellipse', stroke: { colour: '#0044AA', widthMm: 3, dash: 'dotted' } }),
  scene('shadow', {
    ...{ shape: 'heart', stroke: null },
    shadow: { colour: '#211E1A', opacity: 0.5, dxMm: 3, dyMm: 4, blurMm: 5 },
  }),
  scene('outline-only', { shape: 'ellipse', fill: null }),
]);
