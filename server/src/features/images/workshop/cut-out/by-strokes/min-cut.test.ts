import { describe, expect, it } from 'vitest';
import { MinCut } from './min-cut.ts';

const [WIDTH, HEIGHT] = [4, 3];
const LINKS = [
  [0, 1, 0],
  [2, 0, 1],
  [4, 1, 1],
  [6, 1, -1],
] as const;

/** A grid with whole capacities, and what a division of it costs. */
function randomGrid(seed: number, most: number) {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  const terminals = Array.from({ length: WIDTH * HEIGHT }, () => next() - Math.floor(most / 2));
  const links: { from: number; to: number; direction: 0 | 2 | 4 | 6; capacity: number }[] = [];
  for (let from = 0; from < WIDTH * HEIGHT; from += 1)
    for (const [direction, dx, dy] of LINKS) {
      const [x, y] = [(from % WIDTH) + dx, Math.floor(from / WIDTH) + dy];
      if (x >= WIDTH || y < 0 || y >= HEIGHT) continue;
      links.push({ from, to: y * WIDTH + x, direction, capacity: next() % 6 });
    }
  const costOf = (sides: ArrayLike<number>) =>
    terminals.reduce((sum, one, at) => sum + (sides[at] === 1 ? Math.max(0, -one) : Math.max(0, one)), 0) +
    links.reduce((sum, { from, to, capacity }) => sum + (sides[from] === sides[to] ? 0 : capacity), 0);
  return { terminals, links, costOf };
}

describe('a minimal cut', () => {
  it.each(Array.from({ length: 40 }, (_, n) => [n + 1, 3 + (n % 20)] as const))(
    'costs no more than any other division (grid %i)',
    (seed, most) => {
      const { terminals, links, costOf } = randomGrid(seed, most);
      const cut = new MinCut(WIDTH, HEIGHT);
      terminals.forEach((one, at) => {
        cut.setTerminal(at % WIDTH, Math.floor(at / WIDTH), one);
      });
      for (const { from, direction, capacity } of links)
        cut.link(from % WIDTH, Math.floor(from / WIDTH), direction, capacity);
      let least = Number.POSITIVE_INFINITY;
      for (let bits = 0; bits < 2 ** (WIDTH * HEIGHT); bits += 1)
        least = Math.min(least, costOf(Array.from({ length: WIDTH * HEIGHT }, (_, at) => (bits >> at) & 1)));
      expect(costOf(cut.solve())).toBe(least);
    },
  );
});
