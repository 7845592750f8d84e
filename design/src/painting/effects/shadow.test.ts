import { expect, it } from 'vitest';
import type { Layer } from '../../layers/index.ts';
import { buildImageLayer, buildShapeLayer, buildVectorLayer } from '../../testing/build-layers.ts';
import { nodeEngine } from '../../testing/golden/node-engine.ts';
import { drawSurface } from '../draw-surface.ts';
import { withShadowExtent } from './shadow.ts';

const shadow = { colour: '#102030', opacity: 0.6, dxMm: 0, dyMm: 0, blurMm: 1 };
const far = [1e4, 1e6, 1e12, 1e300, 1e308, Number.MAX_VALUE];
const layers: Layer[] = [
  buildShapeLayer({ fill: '#C04020', rotationDeg: 30 }),
  buildVectorLayer({ rotationDeg: 210 }),
  buildImageLayer({ rotationDeg: 90 }),
];

/** The pixels of layers at 10 px per mm, and how many scratch canvases were made and released. */
function draw(shown: Layer[]) {
  const made = { created: 0, released: 0 };
  const picture = nodeEngine.createScratch(400, 400);
  picture.target.fillStyle = '#2E7D32';
  picture.target.beginPath();
  picture.target.rect(0, 0, 400, 400);
  picture.target.fill();
  const resources = {
    image: () => ({ source: picture.source, widthPx: 400, heightPx: 400 }),
    font: () => undefined,
    createScratch: (widthPx: number, heightPx: number) => {
      made.created += 1;
      const scratch = nodeEngine.createScratch(widthPx, heightPx);
      const release = () => {
        made.released += 1;
      };
      return { ...scratch, release };
    },
  };
  const canvas = nodeEngine.createScratch(1000, 1000);
  drawSurface(canvas.target, { layers: shown, widthMm: 100, heightMm: 100 }, resources, { pxPerMm: 10 });
  return { ...made, rgba: nodeEngine.readPixels(canvas, 1000, 1000) };
}

it.each(layers.flatMap((layer) => far.map((mm) => [layer.kind, mm, layer] as const)))(
  'a shadow of %s %d mm away leaves the layer as it is without',
  (_, mm, layer) => {
    const plain = draw([{ ...layer, shadow: null } as Layer]).rgba;
    expect(plain.some((value) => value > 0)).toBe(true);
    for (const [dxMm, dyMm] of [
      [mm, 0],
      [0, -mm],
      [mm, mm],
      [-mm, mm],
    ])
      for (const opacity of [1, 0.5]) {
        const group = { ...layer, opacity, shadow: { ...shadow, dxMm, dyMm } } as Layer;
        const { rgba } = draw([group]);
        if (opacity === 1) expect(Buffer.compare(Buffer.from(rgba), Buffer.from(plain))).toBe(0);
        else expect(rgba.some((value) => value > 0)).toBe(true);
      }
  },
);

it('a far layer casts its shadow into what is seen', () => {
  const layer = buildShapeLayer({ xMm: 2050, shadow: { ...shadow, dxMm: -2000 } });
  expect(draw([layer]).rgba.some((value) => value > 0)).toBe(true);
});

it('the extent is a number whatever the offset', () => {
  const extent = { left: -1, top: -1, right: 1, bottom: 1 };
  const { left, bottom } = withShadowExtent(extent, { ...shadow, dxMm: -1e308, dyMm: 1e308 });
  expect([left, bottom]).toEqual([-1e9 - 2.5, 1e9 + 2.5]);
});

it('releases each scratch canvas', () => {
  const [layer] = layers;
  const { created, released } = draw([
    { ...layer, opacity: 0.5, shadow } as Layer,
    { ...layer, shadow } as Layer,
  ]);
  expect({ created, released }).toEqual({ created: 3, released: 3 });
});
