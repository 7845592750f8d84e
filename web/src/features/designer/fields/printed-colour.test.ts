import { expect, it } from 'vitest';
import { OFFERED_COLOURS } from './colour-field.tsx';
import { printedColour, toPrintedColour } from './printed-colour.ts';

it.each([
  ['#FF0000', '#E31F22'],
  ['#0000FF', '#02539B'],
  ['#FFFF00', '#F8E600'],
  ['#FFFFFF', '#FFFFFF'],
])('%s of the table is %s in print, as the profile has it', (hex, printed) => {
  expect(toPrintedColour(hex)).toBe(printed);
});

it.each(['#39FF14', '#1E90FF', '#FF00FF', '#00FF00', '#00FFFF'])(
  'says of %s that it prints duller',
  (hex) => {
    expect(printedColour(hex)).not.toBeNull();
  },
);

it.each(['#000000', '#808080', '#1F2A44', '#D9442B', '#8B5E3C'])('says nothing of %s', (hex) => {
  expect(printedColour(hex)).toBeNull();
});

it('what is offered first prints as it looks, but for the violet', () => {
  expect(OFFERED_COLOURS.filter((hex) => printedColour(hex) !== null)).toEqual(['#6C4AB6']);
});
