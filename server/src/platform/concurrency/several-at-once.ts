/**
 * Does something with each item, at most `limit` at a time, begun in their order. After the first error no further one is
 * begun; it is thrown when those that were under way have ended, so nothing continues behind the caller's back.
 */
export async function severalAtOnce<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  let failure: { error: unknown } | undefined;
  const lane = async () => {
    for (const item of waiting) {
      if (failure) return;
      try {
        await work(item);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, lane));
  if (failure) throw failure.error;
}
