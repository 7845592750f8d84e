// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { showReadout } from './show-readout.ts';

const size = { width: 800, height: 600 };

it.each([
  ['beside the pointer', { x: 100, y: 100 }, 'translate(116px, 120px)'],
  ['on whole pixels', { x: 100.4, y: 99.6 }, 'translate(116px, 120px)'],
  ['within the stage at its right edge', { x: 790, y: 100 }, 'translate(610px, 120px)'],
  ['within the stage at its lower edge', { x: 100, y: 600 }, 'translate(116px, 564px)'],
])('stands %s', (_, at, transform) => {
  const element = document.createElement('div');
  showReadout(element, { at, text: '12 mm' }, size);
  expect([element.hidden, element.textContent, element.style.transform]).toEqual([false, '12 mm', transform]);
});

it('is hidden while there is nothing to say', () => {
  const element = document.createElement('div');
  showReadout(element, { at: { x: 0, y: 0 }, text: '12 mm' }, size);
  showReadout(element, null, size);
  expect(element.hidden).toBe(true);
});
