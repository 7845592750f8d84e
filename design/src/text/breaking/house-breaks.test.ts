import { expect, test } from 'vitest';
import { HOUSE_RULES } from './house-breaks.ts';
import { findBreaks } from './unicode-breaks.ts';

/** The text with a bar where a line may end. */
function cut(text: string): string {
  const breaks = findBreaks(text, Object.values(HOUSE_RULES));
  return Array.from(text.matchAll(/./gsu), ({ 0: sign, index }) =>
    breaks.has(index) ? `|${sign}` : sign,
  ).join('');
}

test.each([
  ['Chinese with its signs', '他|说：|“夏|天|来|了！”|然|后|走|了。'],
  ['quotes among Chinese', '我|“love”|你，|‘A’|和|“B”'],
  ['a quote in brackets', '好|（“海”）|好'],
  ['apostrophes and quotes of Latin', 'don’t |say |“a |b”'],
  ['a point between names', '约|翰·|史|密|斯'],
  ['ellipsis and dash of two characters', '等|等……|好|吧——|真|的'],
  ['a dash between words', 'stop—|now'],
  ['prices and percent', '价|格|￥99.9|元 |$9.99 |20%|折 |100℃'],
  ['dates and times', '2025|年|11|月 |2026.01.01 |24/7 |10:30'],
  ['numbers with signs', '-5 |°C |(-5) |+86-138 |1,000.50'],
  ['names with signs', 'No.1 |C++ |C# |Anna&Tom |3~5'],
  ['a hyphen in a word and before one', 'well-|known |-kun'],
  ['brackets', 'yes |(no) |[x]'],
  ['addresses', 'http://|a.com/|b?|c=d'],
  ['emoji that are one', '👨\u200d👩\u200d👧|👍🏽|❤️|1️⃣'],
  ['flags', '🇨🇳|🇩🇪|🇫🇷'],
  ['Korean', '사|랑|해|요 |서|울'],
  ['Korean of single letters', '\u1112\u1161\u11ab|\u1100\u1173\u11af'],
  ['small kana and long vowels', 'コー|ヒー|きゃっ|と'],
  ['Hebrew with a hyphen', 'שלום-עולם |טוב'],
  ['Hindi', 'नमस्ते |दुनिया'],
  ['marks', 'e\u0301e\u0301 |a\u0308'],
  ['glue and zero-width blanks', 'a\u00a0b\u3000|c |d\u200b|e\u2060f'],
])('%s', (_, expected) => {
  expect(cut(expected.replaceAll('|', ''))).toBe(expected);
});

test.each([...'、。，．：；？！）」』】〕〉》〗〙〛｝］”’％‰℃°·・…‥—～〜ー々〻ぁゃュョ™,.:;?!)]}%'])(
  'a Chinese line never begins with %s',
  (sign) => expect(findBreaks(`好${sign}好`, Object.values(HOUSE_RULES)).has(1)).toBe(false),
);

test.each([...'（「『【〔〈《〖〘〚｛［“‘￥＄£€$([{#＃'])('a Chinese line never ends with %s', (sign) => {
  expect(findBreaks(`好${sign}好`, Object.values(HOUSE_RULES)).has(2)).toBe(false);
});
