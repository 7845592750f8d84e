import type { ShapeOptions } from './font-face.ts';

/**
 * What shaped glyphs are kept by: equal for equal letters that are shaped alike, and for no others. The text comes last, behind as many
 * bars as there are options, none of which holds one: levels are figures, and a text may begin with figures as well.
 */
export function shapeKey(
  text: string,
  { ligatures, vertical, levels, range, cuts, loose, features }: ShapeOptions,
): string {
  const options = [
    features?.map(({ tag, value, start = '', end = '' }) => `${tag}${value}/${start}-${end}`),
    [`${ligatures ? 1 : 0}${vertical ? 'v' : 'h'}`],
    range && [range.start, range.end],
    cuts,
    loose?.map(({ start, end }) => `${start}-${end}`),
    levels,
  ];
  return `${options.map((one) => one?.join(',') ?? '').join('|')}|${text}`;
}
