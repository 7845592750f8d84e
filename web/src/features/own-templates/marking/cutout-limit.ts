import { MAX_CUTOUT_POINTS, MAX_CUTOUTS, type PhotoMarks } from '@diy/design/photo-mockup';

/** Why marks take no further cutout, or no outline of this many points; null = they do. */
export function cutoutLimit(
  { cutouts }: Pick<PhotoMarks, 'cutouts'>,
  points: number,
): { reason: 'many' | 'points'; most: number } | null {
  if (cutouts.length >= MAX_CUTOUTS) return { reason: 'many', most: MAX_CUTOUTS };
  return points > MAX_CUTOUT_POINTS ? { reason: 'points', most: MAX_CUTOUT_POINTS } : null;
}
