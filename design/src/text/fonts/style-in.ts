import type { StyleStretch } from './font-face.ts';

/** The style at a place of stretches that follow each other; 0 where there is none. */
export function styleIn(stretches: readonly StyleStretch[], at: number): number {
  let [low, high] = [0, stretches.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const { start, end, style } = stretches[middle] ?? { start: 0, end: 0, style: 0 };
    if (at >= end) low = middle + 1;
    else if (at < start) high = middle - 1;
    else return style;
  }
  return 0;
}
