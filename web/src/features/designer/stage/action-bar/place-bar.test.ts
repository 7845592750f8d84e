import { expect, it } from 'vitest';
import { placeBar } from './place-bar.ts';

const stage = { width: 390, height: 600 };
const bar = { width: 300, height: 48 };
const frame = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

it.each([
  ['below the frame', frame(100, 100, 200, 200), { x: 4, y: 226 }],
  ['above where there is no room below', frame(150, 300, 250, 560), { x: 50, y: 194 }],
  ['at the lower edge over what fills the stage', frame(0, 20, 390, 590), { x: 45, y: 548 }],
  ['at the left edge', frame(-80, 100, -10, 200), { x: 4, y: 226 }],
  ['at the right edge', frame(380, 100, 480, 200), { x: 86, y: 226 }],
  ['within the stage below what lies above it', frame(100, -300, 200, -100), { x: 4, y: 4 }],
  ['within the stage above what lies below it', frame(100, 900, 200, 990), { x: 4, y: 548 }],
])('the bar stands %s', (_, at, place) => {
  expect(placeBar(at, bar, stage)).toEqual(place);
});

it('is not pushed out by a stage that is narrower', () => {
  expect(placeBar(frame(0, 0, 10, 10), bar, { width: 200, height: 600 }).x).toBe(4);
});
