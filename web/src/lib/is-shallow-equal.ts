/** Whether two values are the same, or arrays or plain objects of the same members. */
export function isShallowEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other) || one instanceof Map) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) =>
      Object.is((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}
