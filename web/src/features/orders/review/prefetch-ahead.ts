/**
 * Loads what is needed next, a few at a time and the nearest first. Each call replaces what still waits; what is under way continues
 * and is not started twice. `load` must not reject.
 */
export function prefetchAhead(load: (id: string) => Promise<void>, atOnce: number) {
  let waiting: string[] = [];
  const running = new Set<string>();
  const lane = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      running.add(id);
      await load(id);
      running.delete(id);
    }
  };
  let lanes = 0;
  return (ids: readonly string[]): void => {
    waiting = ids.filter((id) => !running.has(id));
    for (; lanes < atOnce && waiting.length > 0; lanes += 1) {
      void lane().then(() => {
        lanes -= 1;
      });
    }
  };
}
