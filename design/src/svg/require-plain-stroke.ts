import { outlineOp } from '../geometry/outline-op.ts';
import type { PathCommands } from '../painting/paths/path.ts';
import type { SvgPaint } from './svg-paint.ts';
import { SvgRefusal } from './svg-problem.ts';

/** A curve's end that is shorter than this part of the stroke's width turns faster than renderers agree on. */
const SHORT_LEG = 0.02;

/** Refuses strokes that renderers draw differently: dots of no length with caps, and curves that turn at once where they end. */
export function requirePlainStroke(path: PathCommands, { strokeWidth, cap }: SvgPaint): void {
  let [x, y] = [0, 0];
  let hasLength = true;
  const least = strokeWidth * SHORT_LEG;
  const end = () => {
    if (!hasLength && cap !== 'butt') throw new SvgRefusal('stroke', 'stroke-linecap');
  };
  const leg = (dx: number, dy: number, chordX: number, chordY: number) => {
    const length = Math.hypot(dx, dy);
    const chord = Math.hypot(chordX, chordY);
    if (length === 0 || length >= least || chord <= least) return;
    if ((dx * chordX + dy * chordY) / (length * chord) < 0.9) throw new SvgRefusal('stroke', 'path');
  };
  for (let i = 0; i < path.length; ) {
    const code = path[i];
    const at = (offset: number) => path[i + offset] ?? 0;
    if (code === outlineOp.close) {
      end();
      hasLength = true;
      i += 1;
      continue;
    }
    const size = code === outlineOp.cubic ? 6 : code === outlineOp.quadratic ? 4 : 2;
    const [toX, toY] = [at(size - 1), at(size)];
    if (code === outlineOp.move) {
      end();
      hasLength = false;
    } else {
      if (size > 2) {
        leg(at(1) - x, at(2) - y, toX - x, toY - y);
        leg(toX - at(size - 3), toY - at(size - 2), toX - x, toY - y);
      }
      hasLength ||= toX !== x || toY !== y || size > 2;
    }
    [x, y] = [toX, toY];
    i += 1 + size;
  }
  end();
}
