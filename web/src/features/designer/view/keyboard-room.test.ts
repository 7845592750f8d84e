import { expect, it } from 'vitest';
import { aboveKeyboard } from './keyboard-room.ts';

const phone = { windowHeight: 844, height: 844, offsetTop: 0, scale: 1 };

it.each([
  ['nothing is open', phone, null],
  ['only the address bar is there', { ...phone, height: 788 }, null],
  ['the page is enlarged', { ...phone, height: 422, scale: 2 }, null],
  ['the keyboard is open', { ...phone, height: 508.4 }, { top: 0, height: 508 }],
  [
    'the browser has scrolled to the field',
    { ...phone, height: 508, offsetTop: 120 },
    { top: 120, height: 508 },
  ],
])('the part above the keyboard when %s', (_, shown, part) => {
  expect(aboveKeyboard(shown)).toEqual(part);
});
