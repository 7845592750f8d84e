import type { ShapeLayer } from '../../layers/shape/shape-layer.ts';
import { gradientFill } from '../effects/gradient-fill.ts';
import type { LayerPainting } from '../layer-painter.ts';
import type { Edges } from '../matrix.ts';
import { tracePath } from '../paths/path.ts';
import { shapePath } from '../paths/shape-path.ts';

/** Fill, then stroke centred on the outline (half of it outside the box), as in SVG. A line has only a stroke. */
export function shapePainting(layer: ShapeLayer): LayerPainting {
  const fill = layer.shape === 'line' ? null : layer.fill;
  const { stroke } = layer;
  // A mitre reaches up to miterLimit / 2 widths out; round joins half a width.
  const reach = stroke ? (stroke.widthMm / 2) * MITRE_LIMIT : 0;
  return {
    extent: {
      left: -layer.widthMm / 2 - reach,
      top: -layer.heightMm / 2 - reach,
      right: layer.widthMm / 2 + reach,
      bottom: layer.heightMm / 2 + reach,
    },
    overlaps: fill !== null && stroke !== null,
    paint({ target }) {
      target.beginPath();
      tracePath(target, shapePath(layer));
      if (fill !== null) {
        target.fillStyle = layer.gradient ? gradientFill(target, layer.gradient, boxEdges(layer)) : fill;
        target.fill();
      }
      if (stroke) {
        target.strokeStyle = stroke.colour;
        target.lineWidth = stroke.widthMm;
        target.lineJoin = ROUND_JOINS.has(layer.shape) ? 'round' : 'miter';
        target.miterLimit = MITRE_LIMIT;
        target.lineCap = 'butt';
        target.stroke();
      }
    },
  };
}

const MITRE_LIMIT = 4;

/** Where curves meet, a mitre would be a spike. */
const ROUND_JOINS = new Set<ShapeLayer['shape']>(['heart', 'drop', 'moon', 'cloud', 'bubble']);

function boxEdges({ widthMm, heightMm }: ShapeLayer): Edges {
  return { left: -widthMm / 2, top: -heightMm / 2, right: widthMm / 2, bottom: heightMm / 2 };
}
