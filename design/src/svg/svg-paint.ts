import type { Matrix } from '../geometry/matrix.ts';
import type { VectorPath } from '../layers/vector/vector-layer.ts';
import { readCssColour, type SolidColour } from './read-colour.ts';
import { readLength } from './read-length.ts';
import { SvgRefusal } from './svg-problem.ts';

/** Properties that elements hand on to those inside of them. */
export interface SvgPaint {
  readonly colour: SolidColour;
  readonly fill: SolidColour | null;
  readonly stroke: SolidColour | null;
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  readonly isEvenOdd: boolean;
  readonly strokeWidth: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly miterLimit: number;
  readonly isVisible: boolean;
}

const BLACK: SolidColour = { hex: '#000000', alpha: 1 };

/** What SVG begins with. */
export const FIRST_PAINT: SvgPaint = {
  colour: BLACK,
  fill: BLACK,
  stroke: null,
  fillOpacity: 1,
  strokeOpacity: 1,
  isEvenOdd: false,
  strokeWidth: 1,
  cap: 'butt',
  join: 'miter',
  miterLimit: 4,
  isVisible: true,
};

/** The paint inside of an element with these properties. */
export function withProperties(before: SvgPaint, properties: ReadonlyMap<string, string>): SvgPaint {
  const said = (name: string) => {
    const value = properties.get(name);
    return value === undefined || value === 'inherit' ? undefined : value;
  };
  const oneOf = <T extends string>(name: string, values: readonly T[], otherwise: T): T => {
    const value = said(name);
    if (value === undefined) return otherwise;
    const known = values.find((one) => one === value);
    if (!known) throw new SvgRefusal('stroke', value.slice(0, 20));
    return known;
  };
  const colourText = said('color');
  const colour =
    (colourText === undefined ? null : readCssColour(colourText, before.colour)) ?? before.colour;
  const paint = (name: 'fill' | 'stroke') => {
    const value = said(name);
    if (colourText !== undefined && value === undefined && before[name]?.isCurrent)
      throw new SvgRefusal('colour', 'currentColor');
    return value === undefined ? before[name] : readCssColour(value, colour);
  };
  const width = readLength(said('stroke-width'));
  if (width !== undefined && width < 0) throw new SvgRefusal('stroke', 'stroke-width');
  const miterLimit = Number(said('stroke-miterlimit') ?? before.miterLimit);
  if (!(miterLimit >= 1 && miterLimit <= 100)) throw new SvgRefusal('stroke', 'stroke-miterlimit');
  return {
    colour,
    fill: paint('fill'),
    stroke: paint('stroke'),
    fillOpacity: readOpacity(said('fill-opacity')) ?? before.fillOpacity,
    strokeOpacity: readOpacity(said('stroke-opacity')) ?? before.strokeOpacity,
    isEvenOdd:
      oneOf('fill-rule', ['nonzero', 'evenodd'], before.isEvenOdd ? 'evenodd' : 'nonzero') === 'evenodd',
    strokeWidth: width ?? before.strokeWidth,
    cap: oneOf('stroke-linecap', ['butt', 'round', 'square'], before.cap),
    join: oneOf('stroke-linejoin', ['miter', 'round', 'bevel'], before.join),
    miterLimit,
    isVisible: said('visibility') === undefined ? before.isVisible : said('visibility') === 'visible',
  };
}

/** An amount of `opacity`, 0..1. */
export function readOpacity(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const found = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(%?)$/i.exec(text.trim());
  if (!found) throw new SvgRefusal('opacity', text.slice(0, 20));
  return Math.min(Math.max(Number(found[1]) / (found[2] ? 100 : 1), 0), 1);
}

/** The painted parts of one outline, bottom first: one where both are solid, else its fill and its stroke apart. */
export function paintedPaths(d: string, paint: SvgPaint, opacity: number, matrix: Matrix): VectorPath[] {
  const { fill, stroke, strokeWidth, cap, join, miterLimit } = paint;
  const width = strokeWidth * strokeScale(matrix, stroke !== null && strokeWidth > 0);
  const fillAlpha = fill ? fill.alpha * paint.fillOpacity * opacity : 0;
  const strokeAlpha = stroke && width > 0 ? stroke.alpha * paint.strokeOpacity * opacity : 0;
  const rule = paint.isEvenOdd ? { rule: 'evenodd' as const } : {};
  const line = stroke && strokeAlpha > 0 ? { colour: stroke.hex, width, join, cap, miterLimit } : null;
  const amount = (alpha: number) => (alpha < 1 ? { opacity: Math.round(alpha * 1e4) / 1e4 } : {});
  const filled = fill && fillAlpha > 0 ? { d, fill: fill.hex, ...rule } : null;
  if (filled && line && fillAlpha === 1 && strokeAlpha === 1) return [{ ...filled, stroke: line }];
  // A half-clear drawing of both would show the fill through the stroke's inner half.
  if (filled && line && opacity < 1) throw new SvgRefusal('opacity', String(opacity));
  return [
    ...(filled ? [{ ...filled, stroke: null, ...amount(fillAlpha) }] : []),
    ...(line ? [{ d, fill: null, stroke: line, ...amount(strokeAlpha) }] : []),
  ];
}

/** How much wider a stroke becomes; one that would be wider in one direction than in another is refused. */
function strokeScale({ a, b, c, d }: Matrix, hasStroke: boolean): number {
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  if (!hasStroke) return 1;
  const isEven = Math.abs(across - down) <= across * 1e-3 && Math.abs(a * c + b * d) <= across * down * 1e-3;
  if (!isEven) throw new SvgRefusal('stroke', 'transform');
  return Math.sqrt(across * down);
}
