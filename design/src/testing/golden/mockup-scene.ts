import { buildImageLayer, buildShapeLayer, buildTextLayer } from '../build-layers.ts';
import { type BuiltMockup, buildMockup } from '../build-mockup.ts';
import type { Scene } from './scene.ts';

/** Artwork of 120 × 120 mm on the made-up cylinder, drawn at about 1.5 × the picture's density. */
export function mockupScene(): BuiltMockup & { artworkScene: Scene; originMm: { xMm: number; yMm: number } } {
  const artworkScene: Scene = {
    name: 'mockup-artwork',
    widthMm: 120,
    heightMm: 120,
    options: { pxPerMm: 3 },
    layers: [
      buildShapeLayer({ xMm: 60, yMm: 60, widthMm: 120, heightMm: 120, shape: 'ellipse', fill: '#F4C542' }),
      buildImageLayer({ xMm: 60, yMm: 46, widthMm: 60, heightMm: 60, rotationDeg: 12 }),
      buildTextLayer({
        xMm: 60,
        yMm: 96,
        widthMm: 110,
        heightMm: 24,
        text: '生日快乐 2026',
        fontSizeMm: 15,
        align: 'center',
      }),
    ],
  };
  return { ...buildMockup(480), artworkScene, originMm: { xMm: -60, yMm: 30 } };
}
