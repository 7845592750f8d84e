const KEPT = 1000;
const LONGEST = 60;

/**
 * The same function with its results for short texts kept: rows of a file repeat a few words. For texts that name nobody, since
 * they stay in memory; its results must not be changed.
 */
export function rememberTexts<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (text.length > LONGEST) return compute(text);
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Result;
    const result = compute(text);
    // A column in which no text comes twice would grow it without end.
    if (known.size >= KEPT) known.clear();
    known.set(text, result);
    return result;
  };
}
