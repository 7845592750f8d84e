import type { ShapeOptions } from './font-face.ts';

/** What shaped glyphs are kept by: equal for equal letters that are shaped alike. */
export function shapeKey(
  text: string,
  { ligatures, vertical, levels, range, cuts, loose, features }: ShapeOptions,
): string {
  const part =
    range || cuts?.length ? `${range?.start ?? ''}-${range?.end ?? ''}/${cuts?.join(',') ?? ''}/` : '';
  const apart = loose?.length ? `~${loose.map(({ start, end }) => `${start}-${end}`).join(',')}~` : '';
  const asked = features?.length
    ? `!${features.map(({ tag, value, start = '', end = '' }) => `${tag}${value}/${start}-${end}`).join(',')}!`
    : '';
  return `${asked}${ligatures ? 1 : 0}${vertical ? 'v' : 'h'}${part}${apart}${levels?.join('') ?? ''}${text}`;
}
