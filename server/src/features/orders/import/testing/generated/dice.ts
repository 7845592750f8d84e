/** Choices by chance that a seed repeats, each file apart from the others. */
export interface Dice {
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** @param percent how often it is true */
  chance(percent: number): boolean;
  shuffle<T>(list: readonly T[]): T[];
}

export function diceOf(seed: number, file: number): Dice {
  const next = randomOf(Math.imul(seed, 0x9e3779b1) ^ Math.imul(file + 1, 0x85ebca6b));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: (list) => list[int(0, list.length - 1)]!,
    chance: (percent) => int(0, 99) < percent,
    shuffle(list) {
      const rest = [...list];
      for (let at = rest.length - 1; at > 0; at--) {
        const other = int(0, at);
        [rest[at], rest[other]] = [rest[other]!, rest[at]!];
      }
      return rest;
    },
  };
}

/** Mulberry32: numbers from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
