import type { Content } from '../layouts.ts';
import type { BilingualText, Manner, Piece, StartDesign } from '../start-design.ts';

/** Colours of words. */
export const RED = '#D9442B';
export const GREEN = '#2E7D5B';
export const BLUE = '#2F5D8A';
export const PINK = '#C2298A';
export const GOLD = '#B7791F';

/** Words in both languages. */
export function inBothLanguages(zh: string, en: string): BilingualText {
  return { zh, en };
}

/** A title and a line, in a manner and, where it is not that of ink, a colour. */
export function titleAndLine(
  title: BilingualText,
  sub: BilingualText,
  manner: Manner,
  colour?: string,
): Content {
  return { title, sub, manner, ...(colour ? { colour } : {}) };
}

export function makeDesign(
  theme: StartDesign['theme'],
  id: string,
  height: number,
  pieces: Piece[],
): StartDesign {
  return { id, theme, height, pieces };
}
