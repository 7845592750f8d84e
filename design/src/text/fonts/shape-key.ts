import type { ShapeOptions } from './font-face.ts';

/** What shaped glyphs are kept by: equal for equal letters that are shaped alike. */
export function shapeKey(
  text: string,
  { ligatures, vertical, levels, range, cuts, loose }: ShapeOptions,
): string {
  const part =
    range || cuts?.length ? `${range?.start ?? ''}-${range?.end ?? ''}/${cuts?.join(',') ?? ''}/` : '';
  const apart = loose?.length ? `~${loose.map(({ start, end }) => `${start}-${end}`).join(',')}~` : '';
  return `${ligatures ? 1 : 0}${vertical ? 'v' : 'h'}${part}${apart}${levels?.join('') ?? ''}${text}`;
}
