/** Control characters besides tabs and line ends, and halves of characters: the database takes neither. */
const UNSTORABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Where in a value a text is that cannot be stored, as `products.0.name`; null = nowhere. */
export function findControlCharacters(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = UNSTORABLE.test(key) ? path.join('.') : findControlCharacters(item, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
