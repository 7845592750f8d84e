/** Stretches of a text that are apart, without others in them. */
const ISOLATES = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;
const LETTER = /\p{L}/u;

/**
 * The text apart from what surrounds it, in the direction of its first letter; one that is apart already stays as it is. Where all its
 * letters are apart, as in names joined before, browsers would take left to right: there the page's direction holds.
 */
export function isolate(text: string, page: 'ltr' | 'rtl'): string {
  const isApart = text.startsWith('\u2068') && text.indexOf('\u2069') === text.length - 1;
  if (isApart) return text;
  const isJoined = LETTER.test(text) && !LETTER.test(text.replace(ISOLATES, ''));
  return `${isJoined && page === 'rtl' ? '\u2067' : '\u2068'}${text}\u2069`;
}
