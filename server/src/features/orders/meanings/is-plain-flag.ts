import { lazy } from '../../../platform/cache/lazy.ts';
import { isNegative, negativeWords } from './is-negative.ts';

/** Words for “yes”, in the languages that order files are written in. */
const YES = new Set(
  (
    'yes, y, true, on, checked, enabled, required, requested, personalized, personalised, customized, customised, ja, wahr, oui, vrai, sí, si, sì, verdadero, sim, verdadeiro, vero, ' +
    'tak, prawda, ano, áno, igen, igaz, da, evet, var, waar, kyllä, on, jah, jā, taip, ναι, да, так, ya, có, ใช่, มี, はい, あり, 有り, 有, 네, 예, 있음, 是, 是的, 需要, 要, 要定制, 已定制, 定制, نعم, بله, آری, بەڵێ, כן, ✓, ✔, ☑, √'
  ).split(', '),
);
const POLITE = /^(yes|no|ja|nein|oui|non|sí|si)[\s,]+(?:please|thanks|thank you|bitte|danke|merci|gracias)$/u;
const NOT_WANTED = new Set([
  '不需要',
  '不用',
  '不要',
  '不定制',
  '无需',
  '不用定制',
  '不需要定制',
  '要らない',
  '不要です',
]);
const MAX_LETTERS = 60;
/** A digit may be what is printed. */
const FIGURES = /^[\p{N}\s.,]+$/u;

/** Whether a text says only that there is something to print, or nothing: `Tak`, `No`, `是`. */
export function isPlainFlag(text: string): boolean {
  const trimmed = text.trim();
  // A longer text is words, and taking signs off its ends would take long.
  if (trimmed.length > MAX_LETTERS || isOrdinary(trimmed)) return false;
  const key = trimmed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u0307', '')
    .replace(/^[\s.,!?()[\]"'。！（）「」-]+|[\s.,!?()[\]"'。！（）「」-]+$/gu, '')
    .replace(POLITE, '$1');
  if (key === '' || FIGURES.test(key)) return false;
  return YES.has(key) || NOT_WANTED.has(key) || isNegative(key);
}

/** The first two letters of the words above that are ASCII. */
const starts = lazy(() => new Set([...YES, ...negativeWords()].map((word) => word.slice(0, 2))));

/** Whether a text is none of these words, by a figure in it or by the letters that it begins with. Most names are. */
function isOrdinary(text: string): boolean {
  let isUnsure = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // No word has a figure, and an amount of nothing has only zeros.
    if (code >= 0x31 && code <= 0x39) return true;
    if (code === 0x30 || code > 0x7f) isUnsure = true;
  }
  return !isUnsure && TWO_LETTERS.test(text) && !starts().has(text.slice(0, 2).toLowerCase());
}

const TWO_LETTERS = /^[A-Za-z]{2}/;

/** What programs put where a box is ticked or not. */
const TICKS = new Set(['0', '1', 'x', '×', '✗', '✘', '☒', '☐', '■', '●', '○']);
/** What one figure or letter may well be printed for. */
const OF_ONE_SIGN =
  /number|numer|nummer|num[eé]ro|n[uú]mero|initial|iniz|inicial|monogram|letter|buchstab|lettre|letra|lettera|letter|character|digit|ziffer|age\b|alter|jahr|year|count|数字|号码|號碼|字母|首字|年龄|岁|番号|文字|イニシャル|숫자|이니셜|번호|цифр|букв|номер/i;

/** Whether a text is a tick: `1`, `x`; under a name that asks for a number or a letter it may be what is printed. */
export function isTick(text: string, name: string): boolean {
  // Most texts are longer than a sign with blanks around it.
  if (text.length > 4) return false;
  const key = text.trim().normalize('NFKC').toLowerCase();
  return TICKS.has(key) && !OF_ONE_SIGN.test(name);
}
