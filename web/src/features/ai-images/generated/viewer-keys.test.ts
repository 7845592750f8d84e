import { expect, test } from 'vitest';
import { readViewerKey } from './viewer-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['ArrowRight', false, 1],
  ['ArrowLeft', false, -1],
  ['ArrowRight', true, -1],
  ['ArrowLeft', true, 1],
  ['ArrowUp', false, null],
  ['Enter', false, null],
])('%s, right to left %s: %s', (key, isRtl, step) =>
  expect(readViewerKey({ ...plain, key }, isRtl)).toBe(step),
);

test('Alt and an arrow is the way back of the browser', () =>
  expect(readViewerKey({ ...plain, altKey: true, key: 'ArrowLeft' }, false)).toBeNull());
