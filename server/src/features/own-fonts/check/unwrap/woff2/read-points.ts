import type { ByteCursor } from '../../byte-reader.ts';

/** A glyph's points; places are those of the outline, not steps. */
export interface Points {
  xs: number[];
  ys: number[];
  isOnCurve: boolean[];
}

const signed = (isPositive: number, value: number) => ((isPositive & 1) === 1 ? value : -value);

/** Reads points of a transformed glyph: each step has one to four bytes, as many as its flag says (section 5.2). */
export function readPoints(count: number, flags: ByteCursor, steps: ByteCursor): Points {
  const points: Points = { xs: [], ys: [], isOnCurve: [] };
  let [x, y] = [0, 0];
  for (let i = 0; i < count; i += 1) {
    const byte = flags.u8();
    const [dx, dy] = readStep(byte & 0x7f, steps);
    x += dx;
    y += dy;
    points.xs.push(x);
    points.ys.push(y);
    points.isOnCurve.push(byte < 0x80);
  }
  return points;
}

function readStep(flag: number, steps: ByteCursor): [number, number] {
  const first = steps.u8();
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + first)];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + first), 0];
  if (flag < 84) {
    const code = flag - 20;
    const dx = 1 + (code & 0x30) + (first >> 4);
    return [signed(flag, dx), signed(flag >> 1, 1 + ((code & 0x0c) << 2) + (first & 15))];
  }
  const second = steps.u8();
  if (flag < 120) {
    const code = flag - 84;
    const dx = 1 + (Math.floor(code / 12) << 8) + first;
    return [signed(flag, dx), signed(flag >> 1, 1 + (((code % 12) >> 2) << 8) + second)];
  }
  const third = steps.u8();
  if (flag < 124)
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 15) << 8) + third)];
  return [signed(flag, (first << 8) + second), signed(flag >> 1, (third << 8) + steps.u8())];
}
