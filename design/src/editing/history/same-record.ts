/**
 * Whether two records are written alike as JSON, whatever the order of their keys. What was not changed is the same object in both, so
 * that comparing a layer with the one that it was made from reads little of it.
 */
export function isSameRecord(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other);
  const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return (
    Object.keys(mine).every((key) => isSameRecord(mine[key], theirs[key])) &&
    // What is undefined is not written.
    Object.keys(theirs).every((key) => theirs[key] === undefined || mine[key] !== undefined)
  );
}

function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((item, index) => isSameRecord(item, other[index]));
}
