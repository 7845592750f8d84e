import { type ListedWords, type ListMarker, listStyles } from '../../layers/index.ts';
import { splitParagraphs } from '../breaking/text-units.ts';

/** Signs that nearly every face has, by level. */
const BULLETS = ['•', '–', '·', '–'];
const ARABIC = '٠١٢٣٤٥٦٧٨٩';
const PERSIAN = '۰۱۲۳۴۵۶۷۸۹';
const HAN = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** What stands before each paragraph of a text; null = it is no item of a list. A text without words has no markers either. */
export function listMarkers(words: ListedWords): (string | null)[] {
  if (!words.lists?.length || words.text.trim() === '') return [];
  /** How far each level has counted, and with what. */
  const counts: { marker: ListMarker; count: number }[] = [];
  const lines = splitParagraphs(words.text);
  return listStyles(words).map((style, i) => {
    if (!style) {
      // An empty line between two items does not begin the list again.
      if (lines[i]?.trim() !== '') counts.length = 0;
      return null;
    }
    const { marker, level } = style;
    // Counters of deeper levels restart under the next item.
    counts.length = Math.min(counts.length, level + 1);
    const known = counts[level];
    const count = known?.marker === marker ? known.count + 1 : 1;
    counts[level] = { marker, count };
    return markerText(marker, level, count);
  });
}

function markerText(marker: ListMarker, level: number, count: number): string {
  if (marker === 'bullet') return BULLETS[level] ?? '•';
  if (marker === 'decimal') return `${[String, letters, roman, String][level]?.(count)}.`;
  if (marker === 'chinese')
    return [`${han(count)}、`, `（${han(count)}）`, `${count}.`, `（${count}）`][level] ?? '';
  const number = digits(count, marker === 'arabic' ? ARABIC : PERSIAN);
  return level % 2 === 0 ? `${number}.` : `(${number})`;
}

function digits(count: number, of: string): string {
  return [...String(count)].map((digit) => of[Number(digit)]).join('');
}

/** a to z, then aa, ab … */
function letters(count: number): string {
  const rest = count - 1;
  const last = String.fromCharCode(97 + (rest % 26));
  return rest < 26 ? last : letters(Math.floor(rest / 26)) + last;
}

const ROMAN: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(count: number): string {
  const part = ROMAN.find(([value]) => value <= count);
  return part ? part[1] + roman(count - part[0]) : '';
}

/** Up to 99 as it is written, 十 to 九十九; beyond that digit by digit. */
function han(count: number): string {
  const [tens, ones] = [Math.floor(count / 10), count % 10];
  if (count > 99)
    return [...String(count)].map((digit) => (digit === '0' ? '〇' : HAN[Number(digit)])).join('');
  if (tens === 0) return HAN[ones] ?? '';
  return `${tens === 1 ? '' : HAN[tens]}十${HAN[ones]}`;
}
