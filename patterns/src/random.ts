/** A seeded stream of numbers: the same seed gives the same stream everywhere. */
export interface Random {
  /** 0 ≤ value < 1. */
  next(): number;
  range(from: number, to: number): number;
  /** Whole number, both ends included. */
  int(from: number, to: number): number;
  /** −amount…amount, small values more often. */
  wobble(amount: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** A seed for a separate stream, so that one thing drawn twice looks the same. */
  seed(): number;
}

/** Mulberry32; its 32-bit state is plenty for the few thousand numbers of a picture. */
export function createRandom(seed: number): Random {
  // Neighbouring seeds, as a run of pictures has them, must not begin alike.
  let state = scramble(seed >>> 0);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    range: (from, to) => from + next() * (to - from),
    wobble: (amount) => (next() + next() - 1) * amount,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    shuffle: (list) => {
      const items = [...list];
      for (let i = items.length - 1; i > 0; i--) {
        const j = int(0, i);
        [items[i], items[j]] = [items[j]!, items[i]!];
      }
      return items;
    },
    seed: () => Math.floor(next() * 4294967296),
  };
}

/** Murmur3's last step: every bit of the input changes half of the output's. */
export function scramble(value: number): number {
  let h = value >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
