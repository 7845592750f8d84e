import { expect, it } from 'vitest';
import { BREAKER, createHostBreaker } from './host-breaker.ts';

it('leaves a host alone after silent answers in a row, and asks again after a while', () => {
  let now = 1000;
  const breaker = createHostBreaker(() => now);
  const silent = () => breaker.note('a.example', false);
  silent();
  expect(breaker.mayAsk('a.example')).toBe(true);
  breaker.note('a.example', true);
  silent();
  expect(breaker.mayAsk('a.example'), 'an answer in between starts the count again').toBe(true);
  silent();
  expect(breaker.mayAsk('a.example')).toBe(false);
  expect(breaker.mayAsk('b.example')).toBe(true);
  now += BREAKER.restMs;
  expect(breaker.mayAsk('a.example')).toBe(true);
  silent();
  expect(breaker.mayAsk('a.example'), 'one more silent answer is enough after that').toBe(false);
});
