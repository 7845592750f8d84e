/** Whether two values are the same, or arrays or plain objects of the same members. */
export function isShallowEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const kind = Object.getPrototypeOf(one);
  // Members of a Map, a Set or a Date are not keys.
  if (kind !== Object.getPrototypeOf(other) || (kind !== Object.prototype && kind !== Array.prototype))
    return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        Object.is((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}
