import type { OwnFont } from '@diy/contract/own-fonts';
import { expect, it } from 'vitest';
import { axisValues, withAxis } from './axis-values.ts';

const HASH = 'a'.repeat(64);
const axis = (tag: string, min: number, normal: number, max: number) => ({
  ...{ tag, min, normal, max },
  name: { zh: null, en: null },
});
const [weight, width] = [axis('wght', 100, 400, 900), axis('wdth', 75, 100, 125)];
const font = { id: `own:${HASH}`, axes: [weight, width] } as unknown as OwnFont;

it('reads the place on each axis, those at their default by the font', () => {
  const values = axisValues([font], `own:${HASH}@wght=650`);
  expect(values?.map(({ axis, value }) => [axis.tag, value])).toEqual([
    ['wght', 650],
    ['wdth', 100],
  ]);
  expect(axisValues([], `own:${HASH}`)).toBeNull();
  expect(axisValues([{ ...font, axes: [] }], `own:${HASH}`)).toBeNull();
  expect(axisValues([font], 'noto-sans-400')).toBeNull();
});

it.each([
  ['', weight, 650, '@wght=650'],
  ['@wght=650', width, 80.5, '@wdth=80.5,wght=650'],
  ['@wdth=80,wght=650', weight, 400, '@wdth=80'],
  ['@wdth=80', width, 100, ''],
  ['', weight, 2000, '@wght=900'],
  ['', weight, -5, '@wght=100'],
] as const)('%s with another place is a face of its own', (before, changed, value, after) => {
  expect(withAxis(`own:${HASH}${before}`, changed, value)).toBe(`own:${HASH}${after}`);
});
