/** Hebrew letters, and what they become where the bytes of windows-1255 are read as Western ones. */
const LETTER = '[\\p{Script=Hebrew}\\u00e0-\\u00fa]';
const GERSHAYIM = new RegExp(`(?<=${LETTER})"(?=${LETTER})`, 'gu');

/** A text without the marks of Hebrew abbreviations (`בע"מ`), which are typed as quotes and quote nothing. */
export function withoutGershayim(text: string): string {
  return text.includes('"') ? text.replace(GERSHAYIM, '') : text;
}
