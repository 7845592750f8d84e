/** What a number format shows around a number: `0.00 "kg"`, `"$"0.00`; `unclear` = it may show another number or other marks. */
export type FormatMarks = { before: string; after: string } | 'unclear';

/** Japanese uses the sign of the yuan. */
const YEN = /^-[0-9a-f]*411$/i;
/** A place of a number: digits, point, fraction, exponent, `General`. */
const PLACES = /^(?:[0#?]|[.,](?=[0#?.,])|E[+-](?=[0#?])|\/(?=[0#?\d])|General|G\/通用格式)/i;

/** The marks of a format code, from the section of positive numbers; null = none. */
export function marksOf(code: string): FormatMarks | null {
  const section = sectionOf(code);
  let [before, after, hasPlaces, isSplit] = ['', '', false, false];
  for (let at = 0; at < section.length; ) {
    const place = PLACES.exec(section.slice(at, at + 12))?.[0];
    if (place) {
      isSplit ||= after.trim() !== '';
      hasPlaces = true;
      at += place.length;
      continue;
    }
    const { text, length } = markAt(section, at);
    if (hasPlaces) after += text;
    else before += text;
    at += length;
  }
  // A comma behind the last place shows thousandths; conditions choose between sections by the number.
  const isOther = isSplit || /[0#?],+(?![0#?.,])/.test(withoutTexts(section)) || /\[[<>=]/.test(code);
  if (isOther) return 'unclear';
  return before.trim() === '' && after.trim() === '' ? null : { before: before.trim(), after: after.trim() };
}

/** What one part of a code shows, and how long the part is. */
function markAt(section: string, at: number): { text: string; length: number } {
  const first = section[at]!;
  if (first === '"') {
    const end = section.indexOf('"', at + 1);
    const to = end < 0 ? section.length : end;
    return { text: section.slice(at + 1, to), length: to + 1 - at };
  }
  if (first === '\\') return { text: section[at + 1] ?? '', length: 2 };
  // The width of a letter, and a letter that fills the cell.
  if (first === '_' || first === '*') return { text: ' ', length: 2 };
  if (first === '[') {
    const end = section.indexOf(']', at);
    const to = end < 0 ? section.length : end;
    return { text: currencyOf(section.slice(at + 1, to)), length: to + 1 - at };
  }
  return { text: first === '@' ? '' : first, length: 1 };
}

/** `$¥-804` is `¥`; colours and conditions show nothing. */
function currencyOf(bracket: string): string {
  const [, sign, locale = ''] = /^\$([^-]*)(-.*)?$/.exec(bracket) ?? [];
  if (sign === undefined) return '';
  return YEN.test(locale) && /[¥￥]/.test(sign) ? 'JPY' : sign;
}

/** The first section; a semicolon within a text ends none. */
function sectionOf(code: string): string {
  const end = /^(?:"[^"]*"|\\.|[^;"\\])*/.exec(code)?.[0].length ?? code.length;
  return code.slice(0, end);
}

const withoutTexts = (section: string): string => section.replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, '');
