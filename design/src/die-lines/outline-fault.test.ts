import { expect, it } from 'vitest';
import { crossingFault, type OutlineFault, outlineFault } from './outline-fault.ts';

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

/** A closed line whose long teeth lie beside each other, all of them along one side. */
const teeth = (count: number, place: (along: number, across: number) => [number, number]) => {
  const ends = Array.from({ length: count }, (_, at) => [
    place(10, at + 0.4),
    place(90, at + 0.6),
    place(90, at + 0.8),
    place(10, at + 1),
  ]).flat();
  return [place(0, 0), ...ends, place(0, count + 1)];
};

it.each<[string, (along: number, across: number) => [number, number]]>([
  ['lying', (x, y) => [x, y]],
  ['standing', (y, x) => [x, y]],
])('long teeth %s are checked in steps that grow with their number', (_, place) => {
  const stepsOf = (count: number) => {
    let steps = 0;
    const points = teeth(count, place).map(([x, y]) => ({
      get x() {
        steps += 1;
        return x;
      },
      y,
    }));
    expect(crossingFault(points)).toBeNull();
    return steps;
  };
  expect(stepsOf(900)).toBeLessThan(stepsOf(300) * 4);
});

it('a line of long edges along both sides is refused instead of compared', () => {
  // A spiral: each round has two long edges lying and two standing.
  const rounds = 950;
  const points = Array.from({ length: rounds }, (_, at) => [
    { x: at, y: at },
    { x: 4 * rounds - at, y: at },
    { x: 4 * rounds - at, y: 4 * rounds - at },
    { x: at + 1, y: 4 * rounds - at },
  ]).flat();
  expect(crossingFault(points.slice(0, 400))).toBe('crosses');
  expect(crossingFault(points)).toBe('too-fine');
});
