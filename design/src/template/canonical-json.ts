/** JSON with keys in alphabetical order and no blanks: equal values give equal text. Throws RangeError for NaN or Infinity, which JSON would turn into null. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return finite(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    // By index: a hole is null too.
    for (let index = 0; index < value.length; index += 1)
      text += `${index > 0 ? ',' : ''}${canonicalJson(value[index] ?? null)}`;
    return `[${text}]`;
  }
  // A design is written after each change of it, and most of the time went into sorting: without a comparison function it is the
  // engine's, in the same order.
  for (const key of Object.keys(value).sort()) {
    const item = (value as Record<string, unknown>)[key];
    if (item !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonicalJson(item)}`;
  }
  return `{${text}}`;
}

function finite(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError('JSON holds finite numbers only.');
  // Also of -0, which is 0.
  return String(value);
}
