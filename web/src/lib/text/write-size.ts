import { directionOf } from './locale.ts';
import { texts } from './translate.ts';

/**
 * Sides of something, or one measure, with the unit: `200 × 82 mm`. Figures without letters between them stand in Arabic as the line
 * runs, so that the height would be read as the width: there they are apart, from left to right as on every drawing.
 */
export function writeSize(sides: readonly (number | string)[], unit: string | null = null): string {
  const text = `${sides.join(' × ')}${unit === null ? '' : ` ${unit}`}`;
  return directionOf(texts.language) === 'rtl' ? `\u2066${text}\u2069` : text;
}
