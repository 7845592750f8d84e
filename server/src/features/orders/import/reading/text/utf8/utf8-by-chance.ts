/** The most letters beyond ASCII of a file that may be valid UTF-8 by chance. */
const MAX_LETTERS = 6;
/** Letters of three bytes and more, as Chinese text has them, and signs such as ’ and €. */
const LONG =
  /[\u2000-\u2bff\u3000-\u9fff]|[\ufe00-\uffff]|[\u{1f000}-\u{1faff}\u{20000}-\u{323af}]|\p{Script=Thai}/u;
/** A letter of East Asia that is the only one of its file, inside a Latin word. */
const ALONE = /[A-Za-z][\p{Script=Han}\p{Script=Hangul}]|[\p{Script=Han}\p{Script=Hangul}][A-Za-z]/u;
const KOREAN = /\p{Script=Hangul}/u;
/** Letters and signs side by side, with what stands around them. */
const RUN = /(.?)([^\0-\u007f]+)(.?)/gsu;
const ONE_SCRIPT =
  /^(?:\p{Script=Latin}{3,}|\p{Script=Cyrillic}{3,}|\p{Script=Greek}{3,}|\p{Script=Hebrew}{3,}|\p{Script=Arabic}{3,})$/u;
/** Nobody measures in `陆`, as these bytes read in GBK. A dot between words is no proof: `Nanjing · 5` is `Nanjing 路 5` there. */
const MEASURE = /[¼½¾] ?(?:inch(?:es)?|in|cups?|oz|lbs?|kg|cm|mm|ft|yards?)(?![A-Za-z])/i;
const SIGNS = /^[\u00a0-\u00bf\u00d7\u00f7]+$/;

/**
 * Whether bytes that are valid UTF-8 may be a few letters of another encoding: no Latin accent inside a word as in `José`, no sign next to
 * a figure, no word of three letters of a script. 鹿 in GBK is `¹` of UTF-8, 호 in EUC-KR is `ȣ`, `Píšť` in windows-1250 is `P횝`.
 */
export function isUtf8ByChance(text: string): boolean {
  const count = countWide(text);
  if (count === 0 || count > MAX_LETTERS) return false;
  if (LONG.test(text) || KOREAN.test(text)) return count === 1 && ALONE.test(text);
  if (MEASURE.test(text)) return false;
  for (const [, before = '', run = '', after = ''] of text.matchAll(RUN)) {
    const isLatin = /^\p{Script=Latin}+$/u.test(run) && /[A-Za-z]/.test(before + after);
    if (isLatin || ONE_SCRIPT.test(run)) return false;
    if (SIGNS.test(run) && /[\dA-Za-z]/.test(before + after)) return false;
  }
  return true;
}

/** Counts letters beyond ASCII and stops above `MAX_LETTERS`, which decides already: a long file may consist of them. */
function countWide(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length && count <= MAX_LETTERS; at += 1) {
    const code = text.charCodeAt(at);
    // The second half of a surrogate pair is not counted again.
    if (code > 0x7f && (code < 0xdc00 || code > 0xdfff)) count += 1;
  }
  return count;
}
