/** Runs at most `limit` tasks at once; the others wait in order. */
export function createSemaphore(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place passes directly to the next waiting task, so that no other task can take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
