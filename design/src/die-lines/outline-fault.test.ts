import { expect, it } from 'vitest';
import { type OutlineFault, outlineFault } from './outline-fault.ts';

const area = { widthMm: 100, heightMm: 60 };
const comb = (teeth: number) => {
  const points = Array.from(
    { length: teeth },
    (_, at) => `L${(at + 0.5) * (100 / teeth)} 60L${(at + 1) * (100 / teeth)} 10`,
  );
  return `M0 0L0 10${points.join('')}L100 0Z`;
};

it.each<[string, string, OutlineFault | null]>([
  ['a rectangle', 'M0 0H100V60H0Z', null],
  ['an ellipse of two arcs', 'M50 0A50 30 0 0 1 50 60A50 30 0 0 1 50 0Z', null],
  ['a notch', 'M0 0H40L50 30L60 0H100V60H0Z', null],
  ['a comb', comb(300), null],
  ['less than a twentieth off', 'M0.04 0H100V60.04H0.04Z', null],
  ['a tenth off', 'M0 0H100.1V60H0Z', 'other-size'],
  ['beside the area', 'M5 0H105V60H5Z', 'other-size'],
  ['nothing', '', 'unreadable'],
  ['words', 'die line', 'unreadable'],
  ['figures without end', 'M0 0L1e999 0L0 60Z', 'unreadable'],
  ['an open line', 'M0 0H100V60H0', 'open'],
  ['two lines', 'M0 0H100V60H0ZM10 10H20V20Z', 'several'],
  ['a bow tie', 'M0 0L100 60L100 0L0 60Z', 'crosses'],
  ['a loop in a long line', 'M0 0H100V60L60 60L40 20L60 20L40 60L0 60Z', 'crosses'],
  ['too many corners', comb(3000), 'too-fine'],
])('of %s', (_, path, fault) => {
  expect(outlineFault(path, area)).toBe(fault);
});
