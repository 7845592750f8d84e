/** 避头: characters that must not begin a line. */
const neverStarts = new Set(
  '、。，．：；？！）」』】〕〉》〗〙〛｝］”’％‰℃°·・…‥—～〜ー々〻ぁぃぅぇぉっゃゅょァィゥェォッャュョ™,.:;?!)]}%\'"',
);
/** 避尾: characters that must not end a line. */
const neverEnds = new Set('（「『【〔〈《〖〘〚｛［“‘￥＄£€$([{#＃');
/** Pairs that belong together: ellipsis and dash are written as two characters in Chinese. */
const doubled = new Set('…—‥～');

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6\p{Extended_Pictographic}]/u;
const joinsToPrevious = /\p{Mark}|\p{Emoji_Modifier}|\u200d/u;
const letterOrDigit = /[\p{Letter}\p{Number}]/u;
const hyphen = /[-\u2010\u2013\u2014]/u;

/**
 * Whether the character is set solid and may break on either side, as Chinese is. Quotes, dash and ellipsis are
 * not: Latin has the same ones (it’s), and in Chinese their neighbours are wide anyway.
 */
export function isWide(character: string): boolean {
  // ASCII digits, # and * count as pictographic in Unicode (keycaps); they are not.
  return character > '\u00ff' && wide.test(character);
}

/** A space at which a line may break and which hangs past the line's end. No-break spaces are not. */
export function isBreakingSpace(character: string): boolean {
  return (
    character === ' ' || character === '\u3000' || /[\u1680\u2000-\u2006\u2008-\u200a\u205f]/.test(character)
  );
}

/**
 * Whether a line may end between two neighbouring characters of a text without `lineBreaking`. A trimmed UAX #14: Chinese breaks
 * anywhere except by 避头尾, Latin at spaces and after hyphens within words. Lines of stored designs depend on it: it does not change.
 */
export function mayBreakBetween(before: string, after: string, beforeThat = ''): boolean {
  if (isBreakingSpace(after)) return false;
  if (isBreakingSpace(before)) return true;
  if (before === '\u200b') return true;
  if (after === '\u200b' || before === '\u2060' || after === '\u2060') return false;
  if (joinsToPrevious.test(after) || before === '\u200d') return false;
  if (neverStarts.has(after) || neverEnds.has(before)) return false;
  if (doubled.has(before) && before === after) return false;
  if (isWide(before) || isWide(after)) return true;
  return hyphen.test(before) && letterOrDigit.test(beforeThat) && letterOrDigit.test(after);
}
