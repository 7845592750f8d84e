import { hasHan } from './choose-face.ts';

/** Splits words into lines of about equal length: Latin between words, Chinese at marks or by fours. */
export function splitWords(text: string, most = 4): string[] {
  const parts = text.split(/[\s,，。.、!！?？;；/|]+/).filter(Boolean);
  if (hasHan(text)) {
    if (parts.length > 1) return parts.slice(0, most);
    const letters = [...text];
    const rows =
      letters.length <= 4 ? 1 : letters.length <= 10 ? 2 : Math.min(most, Math.ceil(letters.length / 6));
    const each = Math.ceil(letters.length / rows);
    return Array.from({ length: rows }, (_, i) => letters.slice(i * each, (i + 1) * each).join('')).filter(
      Boolean,
    );
  }
  const words = text.split(/\s+/).filter(Boolean);
  const lines = Math.min(most, words.length, Math.max(words.length > 1 ? 2 : 1, Math.round(text.length / 8)));
  const goal = text.length / lines;
  const result: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    const isFull = line !== '' && Math.abs(line.length - goal) <= Math.abs(longer.length - goal);
    if (isFull && result.length < lines - 1) {
      result.push(line);
      line = word;
    } else line = longer;
  }
  return [...result, line].filter(Boolean);
}
