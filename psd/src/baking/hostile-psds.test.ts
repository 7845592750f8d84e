import { expect, test } from 'vitest';
import { PsdRefusal } from '../psd-refusal.ts';
import { readPsd } from '../reading/read-psd.ts';
import { PIXELS, TREES } from '../testing/hostile/contents.ts';
import { NESTED } from '../testing/hostile/nested.ts';
import { PLACED } from '../testing/hostile/placed.ts';
import { HEADERS, type Hostile, RECORDS, SECTIONS } from '../testing/hostile/structures.ts';
import { bakePsd } from './bake-psd.ts';

const ALL: Hostile[] = [...HEADERS, ...SECTIONS, ...RECORDS, ...PIXELS, ...TREES, ...PLACED, ...NESTED];

/** What came of a file: what was refused, and of which smart object. Errors of any other kind are thrown. */
function take(bytes: Uint8Array): string {
  try {
    return [...bakePsd(readPsd(bytes), 64)]
      .map(({ result }) =>
        'problems' in result
          ? result.problems.map(({ layer, feature }) => `${layer}: ${feature}`).join('; ')
          : 'baked',
      )
      .join(' | ');
  } catch (error) {
    if (error instanceof PsdRefusal) return error.message;
    throw error;
  }
}

test('there are at least 60 hostile files', () => {
  expect(new Set(ALL.map(([name]) => name)).size).toBe(ALL.length);
  expect(ALL.length).toBeGreaterThanOrEqual(60);
});

test.each(ALL)('a hostile file is refused with the true reason: %s', (_, bytes, outcome) => {
  const file = bytes();
  const started = process.cpuUsage();
  expect(take(file)).toMatch(outcome);
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
});
