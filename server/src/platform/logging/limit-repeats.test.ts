import { expect, it } from 'vitest';
import { limitRepeats } from './limit-repeats.ts';

it('says what is repeated once a minute, with how often it happened, and everything else at once', () => {
  let now = 0;
  const said: unknown[] = [];
  const warn = limitRepeats(
    (fields, message) => said.push([now / 1000, message, fields]),
    () => now,
  );
  for (; now < 121_000; now += 2000) warn({ error: 'away' }, 'could not look');
  warn({ error: 'x' }, 'another');
  now += 600_000;
  warn({ error: 'away' }, 'could not look');
  expect(said).toEqual([
    [0, 'could not look', { error: 'away' }],
    [60, 'could not look', { error: 'away', times: 30 }],
    [120, 'could not look', { error: 'away', times: 30 }],
    [122, 'another', { error: 'x' }],
    [722, 'could not look', { error: 'away' }],
  ]);
});
