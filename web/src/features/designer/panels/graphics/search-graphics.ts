import type { Graphic } from './graphic.ts';

/** The graphics that every word of a query is found in, those named by it first. Small letters and blanks make no difference. */
export function searchGraphics(graphics: readonly Graphic[], query: string): Graphic[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...graphics];
  const rankOf = ({ zh, en, words: more }: Graphic): number => {
    const names = `${zh} ${en}`.toLowerCase();
    const all = `${names} ${more.toLowerCase()}`;
    if (!words.every((word) => all.includes(word))) return 0;
    if (names.split(' ').includes(words.join(' ')) || zh === query.trim()) return 3;
    return words.every((word) => names.includes(word)) ? 2 : 1;
  };
  return graphics
    .map((graphic, index) => ({ graphic, index, rank: rankOf(graphic) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank || one.index - other.index)
    .map(({ graphic }) => graphic);
}
