import type { CodeKind } from '../../codes/index.ts';
import { newCodeLayer } from '../../layers/index.ts';
import type { RgbaPicture } from '../../painting/index.ts';
import { drawScene } from '../golden/draw-scene.ts';
import { nodeEngine } from '../golden/node-engine.ts';

const SURFACE_MM = 180;
const DPI = 300;

/** A new code as a print file shows it, on a white product at 300 dpi; without the line below bars, whose letters need fonts. */
export function drawCode(code: CodeKind, value: string, turnedDeg: number): RgbaPicture {
  const area = { areaWidthMm: SURFACE_MM, areaHeightMm: SURFACE_MM, resolutionDpi: DPI };
  const layer = newCodeLayer({ id: 'code', code, value, ...area });
  const sideMm = Math.hypot(layer.widthMm, layer.heightMm);
  return drawScene(
    {
      name: 'code',
      widthMm: sideMm,
      heightMm: sideMm,
      background: '#FFFFFF',
      options: { pxPerMm: DPI / 25.4, snapsPictures: true },
      layers: [{ ...layer, caption: null, xMm: sideMm / 2, yMm: sideMm / 2, rotationDeg: turnedDeg }],
    },
    nodeEngine,
    new Map(),
  );
}
