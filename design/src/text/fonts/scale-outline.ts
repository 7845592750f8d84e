import { type GlyphOutline, outlineOp } from './font-face.ts';

/** Numbers that follow each operation code. */
const NUMBERS: Readonly<Record<number, number>> = {
  [outlineOp.move]: 2,
  [outlineOp.line]: 2,
  [outlineOp.quadratic]: 4,
  [outlineOp.cubic]: 6,
  [outlineOp.close]: 0,
};

/** An outline in units of another em. */
export function scaleOutline({ commands, bounds }: GlyphOutline, scale: number): GlyphOutline {
  const scaled: number[] = [];
  for (let at = 0; at < commands.length; ) {
    const operation = commands[at] ?? outlineOp.close;
    const end = at + 1 + (NUMBERS[operation] ?? 0);
    scaled.push(operation, ...commands.slice(at + 1, end).map((value) => value * scale));
    at = end;
  }
  if (!bounds) return { commands: scaled, bounds };
  const { left, top, right, bottom } = bounds;
  return {
    commands: scaled,
    bounds: { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale },
  };
}
