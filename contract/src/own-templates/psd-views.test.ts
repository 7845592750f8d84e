import { expect, it } from 'vitest';
import { objectOfKey, viewOfKey } from './psd-views.ts';

it.each([
  ['c0ffee@artboard-1', 'c0ffee', 'artboard-1'],
  ['c0ffee@comp--172', 'c0ffee', 'comp--172'],
  ['c0ffee', 'c0ffee', ''],
  ['me@example', 'me@example', ''],
  ['a@b@colour-3', 'a@b', 'colour-3'],
  ['@slice-2', '', 'slice-2'],
  ['c0ffee@page-1', 'c0ffee@page-1', ''],
])('divides %s', (key, object, view) => {
  expect([objectOfKey(key), viewOfKey(key)]).toEqual([object, view]);
});
