/** A NUL, which PostgreSQL stores in no text, or half of a surrogate pair, which it stores in no JSON. */
const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Where an input holds text that no database column takes, as a path like `design.surfaces.0.name`; null = nowhere. */
export function findUnstorableText(input: unknown): string | null {
  // An explicit stack, because a document may be nested deeper than recursion allows.
  const waiting: { value: unknown; path: string }[] = [{ value: input, path: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && UNSTORABLE.test(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (UNSTORABLE.test(key)) return path;
      waiting.push({ value: inner, path: path ? `${path}.${key}` : key });
    }
  }
  return null;
}
