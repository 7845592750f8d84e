import { expect, it } from 'vitest';
import { createGiveUpPauses } from './give-up-pauses.ts';

function failAlways(untilMs: number) {
  let now = 0;
  const pauses = createGiveUpPauses(() => now);
  const tries: number[] = [];
  for (; now <= untilMs; now += 2000) {
    if (pauses.paused().includes('1')) continue;
    pauses.failed('1');
    tries.push(now / 1000);
  }
  return tries;
}

it('tries a job that cannot be given up ever more rarely, and never less than every ten minutes', () => {
  expect(failAlways(3_600_000)).toEqual([0, 4, 12, 28, 60, 124, 252, 508, 1020, 1620, 2220, 2820, 3420]);
});

it('says how often it has failed, and begins again where it has ended', () => {
  const pauses = createGiveUpPauses(() => 0);
  expect([pauses.failed('1'), pauses.failed('1'), pauses.failed('2')]).toEqual([
    { failures: 1, nextTryInSeconds: 4 },
    { failures: 2, nextTryInSeconds: 8 },
    { failures: 1, nextTryInSeconds: 4 },
  ]);
  expect(pauses.paused()).toEqual(['1', '2']);
  pauses.ended('1');
  expect(pauses.paused()).toEqual(['2']);
  expect(pauses.failed('1').failures).toBe(1);
});

it('keeps nothing of a job that another worker has moved', () => {
  let now = 0;
  const pauses = createGiveUpPauses(() => now);
  for (let failures = 0; failures < 20; failures += 1) pauses.failed('1');
  now = 1_300_000;
  pauses.paused();
  expect(pauses.failed('1').failures).toBe(1);
});
