import { expect, it } from 'vitest';
import { type DisplaySpace, displayProfile } from './formats/display-profile.ts';
import { isProfileFor, isSrgbProfile } from './is-srgb-profile.ts';
import { sharp } from './sharp.ts';

const SRGB: DisplaySpace = {
  red: [0.64, 0.33],
  green: [0.3, 0.6],
  blue: [0.15, 0.06],
  white: [0.3127, 0.329],
  toLinear: (sample) => (sample <= 0.04045 ? sample / 12.92 : ((sample + 0.055) / 1.055) ** 2.4),
};
/** Calls itself sRGB, whatever it is. */
function profile(change: Partial<DisplaySpace> = {}): Buffer {
  const icc = displayProfile({ ...SRGB, ...change });
  icc.write('sRGB   ', icc.indexOf('Display'), 'latin1');
  return icc;
}
async function builtIn(name: string): Promise<Buffer> {
  const dot = sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } });
  return (await sharp(await dot.withIccProfile(name).tiff().toBuffer()).metadata()).icc!;
}
/** The profile with a curve of another kind in the place of the red one, which the others then share. */
function withCurve(curve: Buffer): Buffer {
  const icc = profile();
  const at = icc.indexOf('curv');
  curve.copy(icc, at);
  return icc;
}
const fixed = (...values: number[]) => {
  const content = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) content.writeInt32BE(Math.round(value * 65_536), index * 4);
  return content;
};
const parametric = (kind: number, ...values: number[]) =>
  Buffer.concat([Buffer.from('para\0\0\0\0', 'latin1'), Buffer.from([0, kind, 0, 0]), fixed(...values)]);

it('knows sRGB by its numbers', async () => {
  expect(isSrgbProfile(profile())).toBe(true);
  expect(isSrgbProfile(await builtIn('srgb'))).toBe(true);
  expect(isSrgbProfile(withCurve(parametric(3, 2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)))).toBe(
    true,
  );
});

it.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a linear curve', () => profile({ toLinear: (sample) => sample })],
  ['a curve of 2.2', () => withCurve(parametric(0, 2.2))],
  ['one number for a curve', () => withCurve(Buffer.from('curv\0\0\0\0\0\0\0\x01\x02\x33', 'latin1'))],
  ['a curve of no known kind', () => withCurve(Buffer.from('none', 'latin1'))],
  ['other primaries', () => profile({ red: [0.68, 0.32], green: [0.265, 0.69] })],
  ['swapped primaries', () => profile({ red: SRGB.green, green: SRGB.red })],
  ['Display P3', () => builtIn('p3')],
  ['CMYK', () => builtIn('cmyk')],
  ['the end missing', () => profile().subarray(0, 300)],
])('does not believe the name with %s', async (_what, make) => {
  expect(isSrgbProfile(await make())).toBe(false);
});

it.each([
  ['srgb', 'cmyk', false],
  ['cmyk', 'cmyk', true],
  ['cmyk', 'srgb', false],
  ['p3', 'rgb16', true],
  ['p3', 'b-w', true],
])('a profile %s for samples of %s: %s', async (name, space, fits) => {
  expect(isProfileFor(await builtIn(name), space)).toBe(fits);
  expect(isProfileFor(Buffer.alloc(300, 7), space)).toBe(false);
});
