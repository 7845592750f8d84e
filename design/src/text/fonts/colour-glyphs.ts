import type { ColourStop, GlyphFill, GlyphOutline, GlyphPaint, OutlineBounds } from './font-face.ts';
import { outlineOp } from './font-face.ts';
import { parseOutline } from './parse-outline.ts';

type HarfBuzz = typeof import('harfbuzzjs');
type Font = InstanceType<HarfBuzz['Font']>;
type Face = InstanceType<HarfBuzz['Face']>;
type PaintFuncs = InstanceType<HarfBuzz['PaintFuncs']>;
type Colour = Parameters<Parameters<PaintFuncs['setColorFunc']>[0]>[1];
type ColourLine = Parameters<Parameters<PaintFuncs['setLinearGradientFunc']>[0]>[0];

/** Matrix as a canvas takes it: `a b c d e f`, y downwards. */
type Affine = readonly [number, number, number, number, number, number];

/** Glyphs in their own colours; null = the glyph is a plain outline, 'unknown' = painted by means that we do not draw. */
export type ColourGlyph = { fills: readonly GlyphFill[]; outline: GlyphOutline } | null | 'unknown';

/** What is painted between two calls that open and close a group. */
interface Group {
  fills: GlyphFill[];
  /** Strength of a colour that fills everything: the group inside is painted with it. */
  flood: number | null;
}

const IDENTITY: Affine = [1, 0, 0, 1, 0, 0];

/** Reads glyphs of a face with COLR paints (version 1) as shapes filled with colours and gradients. */
export function createColourReader(
  hb: HarfBuzz,
  face: Face,
  font: Font,
): ((glyphId: number) => ColourGlyph) | null {
  if (!face.hasColorPaint()) return null;
  const painter = createPainter(hb, font);
  const known = new Map<number, ColourGlyph>();
  return (glyphId) => {
    const found = known.get(glyphId);
    if (found !== undefined) return found;
    const glyph = face.glyphHasColorPaint(glyphId) ? painter(glyphId) : null;
    known.set(glyphId, glyph);
    return glyph;
  };
}

function createPainter(hb: HarfBuzz, font: Font): (glyphId: number) => ColourGlyph {
  const functions = new hb.PaintFuncs();
  let matrices: Affine[] = [];
  let shapes: GlyphOutline[] = [];
  let groups: Group[] = [];
  let clips: ('glyph' | 'box')[] = [];
  let isKnown = true;
  const matrix = () => matrices.at(-1) ?? IDENTITY;
  const fail = () => {
    isKnown = false;
  };
  const fill = (paint: GlyphPaint) => {
    const [shape] = shapes.slice(-1);
    if (!shape || shapes.length > 1) return fail();
    groups.at(-1)?.fills.push({ commands: shape.commands, paint });
  };

  functions.setPushTransformFunc((xx, yx, xy, yy, dx, dy) => {
    matrices.push(multiply(matrix(), [xx, -yx, -xy, yy, dx, -dy]));
  });
  functions.setPopTransformFunc(() => void matrices.pop());
  functions.setPushClipGlyphFunc((glyphId) => {
    clips.push('glyph');
    shapes.push(transformOutline(parseOutline(font.glyphToPath(glyphId)), matrix()));
  });
  // The box that a glyph keeps to by itself.
  functions.setPushClipRectangleFunc(() => void clips.push('box'));
  functions.setPopClipFunc(() => void (clips.pop() === 'glyph' && shapes.pop()));
  functions.setColorFunc((isForeground, colour) => {
    if (shapes.length > 0)
      return fill(isForeground ? { kind: 'own' } : { kind: 'solid', colour: cssOf(colour) });
    const group = groups.at(-1);
    if (!group || groups.length < 2 || isForeground) return fail();
    group.flood = colour.alpha / 255;
  });
  functions.setLinearGradientFunc((line, x0, y0, x1, y1, x2, y2) => {
    const stops = stopsOf(line);
    if (!stops) return fail();
    fill({ kind: 'linear', ...gradientLine([x0, y0, x1, y1, x2, y2], matrix()), stops });
  });
  functions.setRadialGradientFunc((line, x0, y0, r0, x1, y1, r1) => {
    const stops = stopsOf(line);
    if (!stops) return fail();
    fill({ kind: 'radial', from: [x0, -y0, r0], to: [x1, -y1, r1], matrix: matrix(), stops });
  });
  functions.setSweepGradientFunc(fail);
  functions.setImageFunc(() => {
    fail();
    return false;
  });
  functions.setPushGroupFunc(() => void groups.push({ fills: [], flood: null }));
  functions.setPopGroupFunc((mode) => {
    const inner = groups.pop();
    const outer = groups.at(-1);
    if (!inner || !outer || inner.flood !== null) return fail();
    if (mode === hb.PaintCompositeMode.SRC_OVER) outer.fills.push(...inner.fills);
    else if (mode === hb.PaintCompositeMode.SRC_IN && outer.flood !== null && outer.fills.length === 0) {
      const { flood } = outer;
      outer.fills.push(...inner.fills.map((one) => ({ ...one, opacity: (one.opacity ?? 1) * flood })));
      outer.flood = null;
    } else fail();
  });

  return (glyphId) => {
    [matrices, shapes, groups, clips, isKnown] = [[], [], [{ fills: [], flood: null }], [], true];
    font.paintGlyph(glyphId, functions);
    const [{ fills } = { fills: [] }] = groups;
    if (!isKnown || groups.length !== 1) return 'unknown';
    return { fills, outline: { commands: [], bounds: boundsOf(fills) } };
  };
}

function multiply(one: Affine, other: Affine): Affine {
  const [a, b, c, d, e, f] = one;
  const [A, B, C, D, E, F] = other;
  return [a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D, a * E + c * F + e, b * E + d * F + f];
}

function place([a, b, c, d, e, f]: Affine, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

const NUMBERS: Readonly<Record<number, number>> = {
  [outlineOp.move]: 2,
  [outlineOp.line]: 2,
  [outlineOp.quadratic]: 4,
  [outlineOp.cubic]: 6,
};

function transformOutline({ commands }: GlyphOutline, matrix: Affine): GlyphOutline {
  const moved: number[] = [];
  for (let at = 0; at < commands.length; ) {
    const operation = commands[at] ?? outlineOp.close;
    moved.push(operation);
    const end = at + 1 + (NUMBERS[operation] ?? 0);
    for (at += 1; at < end; at += 2) moved.push(...place(matrix, commands[at] ?? 0, commands[at + 1] ?? 0));
  }
  return { commands: moved, bounds: null };
}

/** From the three points of a COLR gradient (y upwards) to the line that a canvas takes. */
function gradientLine(
  points: readonly number[],
  matrix: Affine,
): { from: [number, number]; to: [number, number] } {
  const at = (i: number) => place(matrix, points[2 * i] ?? 0, -(points[2 * i + 1] ?? 0));
  const [[x0, y0], [x1, y1], [x2, y2]] = [at(0), at(1), at(2)];
  // Colours are the same along p0 to p2; the line runs across it, as far as p1.
  const [dx, dy] = [y0 - y2, x2 - x0];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : ((x1 - x0) * dx + (y1 - y0) * dy) / length;
  return { from: [x0, y0], to: [x0 + dx * part, y0 + dy * part] };
}

/** Returns null for a gradient that repeats, or whose stops lie outside of its line. */
function stopsOf({ colorStops, extend }: ColourLine): ColourStop[] | null {
  const stops = colorStops.map(({ offset, color }) => ({ at: offset, colour: cssOf(color) }));
  return extend === 0 && stops.every(({ at }) => at >= 0 && at <= 1) ? stops : null;
}

function cssOf({ red, green, blue, alpha }: Colour): string {
  return `rgba(${red},${green},${blue},${Math.round((alpha / 255) * 1000) / 1000})`;
}

function boundsOf(fills: readonly GlyphFill[]): OutlineBounds | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { commands } of fills) {
    for (let at = 0; at < commands.length; ) {
      const end = at + 1 + (NUMBERS[commands[at] ?? outlineOp.close] ?? 0);
      for (at += 1; at < end; at += 2) {
        const [x, y] = [commands[at] ?? 0, commands[at + 1] ?? 0];
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
    }
  }
  return left > right ? null : { left, top, right, bottom };
}
