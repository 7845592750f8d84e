import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('marks what has a mark within the square around it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.constantFrom(0, 0, 0, 0, 1), { minLength: 144, maxLength: 144 }),
      (reach, innerWidth, innerHeight, values) => {
        const [width, height] = [innerWidth + 2 * reach, innerHeight + 2 * reach];
        const marks = Uint8Array.from(values.slice(0, width * height));
        const isNear = (x: number, y: number): boolean => {
          for (let dy = 0; dy <= 2 * reach; dy += 1)
            for (let dx = 0; dx <= 2 * reach; dx += 1) if (marks[(y + dy) * width + x + dx]) return true;
          return false;
        };
        const expected = Array.from({ length: innerWidth * innerHeight }, (_, at) =>
          isNear(at % innerWidth, Math.floor(at / innerWidth)) ? 1 : 0,
        );
        expect([...spread(marks, width, height, reach)]).toEqual(expected);
      },
    ),
    { seed: 23, numRuns: 200 },
  );
});
