import { expect, test } from 'vitest';
import { arrowStep } from './arrow-step.ts';

const plain = { ctrlKey: false, metaKey: false };

test.each([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
  ['a', null],
  ['constructor', null],
])('%s moves by %j', (key, step) => expect(arrowStep({ ...plain, key })).toEqual(step));

test.each([{ ctrlKey: true }, { metaKey: true }])('an arrow held with %j belongs to the browser', (held) =>
  expect(arrowStep({ ...plain, ...held, key: 'ArrowLeft' })).toBeNull(),
);
