import { expect, it } from 'vitest';
import { photoshopName } from './photoshop-names.ts';

// Each is a reason for which a reading leaves something out.
it.each([
  'more than 8 smart objects',
  'more than 24 smart objects',
  'more than 12 parts of the page',
  'more than 24 states',
  'more than 60 pictures of smart objects',
  'reading that takes too long',
  'a smart object without a size',
  'a smart object without corners',
  'a smart object whose corners lie in one line',
  'a warp without an area',
  'contents of two sizes',
  'artboard on paper of a colour that is not RGB',
  'smart object outside the picture',
])('is said in Chinese: %s', (name) => {
  const { zh, en } = photoshopName(name);
  expect(en).toBe(name);
  expect(zh).toMatch(/^[\p{Script=Han}\d\s，、（）“”RGB]+$/u);
});
