/** A NUL, which PostgreSQL stores in no text, or half of a surrogate pair, which it stores in no JSON. */
const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/** What such a text holds, and emoji too: it is far sooner looked for. */
const SUSPECT = /[\0\ud800-\udfff]/;

/** Where an input holds text that no database column takes, as a path like `design.surfaces.0.name`; null = nowhere. */
export function findUnstorableText(input: unknown): string | null {
  // Paths are made only where one is reported: of a large input they cost more than reading it.
  return holdsUnstorable(input) ? pathOfUnstorable(input) : null;
}

const isUnstorable = (text: string) => SUSPECT.test(text) && UNSTORABLE.test(text);

function holdsUnstorable(input: unknown): boolean {
  if (typeof input === 'string') return isUnstorable(input);
  // An explicit stack, because a document may be nested deeper than recursion allows.
  const waiting: unknown[] = [input];
  const isWrong = (value: unknown) => {
    if (typeof value === 'string') return isUnstorable(value);
    if (typeof value === 'object' && value !== null) waiting.push(value);
    return false;
  };
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) {
      if (value.some(isWrong)) return true;
    } else if (typeof value === 'object' && value !== null)
      for (const key of Object.keys(value))
        if (isUnstorable(key) || isWrong((value as Record<string, unknown>)[key])) return true;
  }
  return false;
}

function pathOfUnstorable(input: unknown): string | null {
  const waiting: { value: unknown; path: string }[] = [{ value: input, path: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && isUnstorable(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (isUnstorable(key)) return path;
      waiting.push({ value: inner, path: path ? `${path}.${key}` : key });
    }
  }
  return null;
}
