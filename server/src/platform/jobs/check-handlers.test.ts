import { expect, test } from 'vitest';
import { checkHandlers } from './check-handlers.ts';

const handler = (name: string) => ({ name, run: async () => undefined });

test('one handler per name', () => {
  expect([
    ...checkHandlers([handler('designs.draw-cover'), handler('sheets.write-sheet')]).keys(),
  ]).toHaveLength(2);
  expect(() => checkHandlers([handler('designs.draw'), handler('designs.draw')])).toThrow(/two handlers/);
});

test.each(['draw', 'Designs.draw', 'designs.draw_cover', 'designs.draw.cover', 'designs.', ''])(
  '%j is no job name',
  (name) => {
    expect(() => checkHandlers([handler(name)])).toThrow(/feature\.verb-noun/);
  },
);
