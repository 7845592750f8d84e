import { type GlyphOutline, outlineOp } from './font-face.ts';

const ops: Record<string, number> = {
  M: outlineOp.move,
  L: outlineOp.line,
  Q: outlineOp.quadratic,
  C: outlineOp.cubic,
  Z: outlineOp.close,
};

/** Turns HarfBuzz's absolute `M L Q C Z` path (y upwards) into a flat command list (y downwards). */
export function parseOutline(path: string): GlyphOutline {
  const commands: number[] = [];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, letter = '', numbers = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    commands.push(ops[letter] ?? outlineOp.close);
    const values = numbers.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? [];
    for (let i = 0; i + 1 < values.length; i += 2) {
      const x = Number(values[i]);
      const y = -Number(values[i + 1]);
      commands.push(x, y);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { commands, bounds: left > right ? null : { left, top, right, bottom } };
}
