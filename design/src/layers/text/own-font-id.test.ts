import { expect, it } from 'vitest';
import { fallbackChain } from './fallback-chain.ts';
import { MAX_FONT_ID, ownFontId, readOwnFontId } from './own-font-id.ts';

const SHA = 'a1'.repeat(32);

it.each([
  [{}, `own:${SHA}`],
  [{ wght: 650, wdth: 75 }, `own:${SHA}@wdth=75,wght=650`],
  [{ slnt: -7.5, GRAD: 0 }, `own:${SHA}@GRAD=0,slnt=-7.5`],
  [{ opsz: 12.34567 }, `own:${SHA}@opsz=12.3457`],
])('%j is written and read', (axes, id) => {
  expect(ownFontId(SHA, axes)).toBe(id);
  const read = readOwnFontId(id);
  expect(read?.sha256).toBe(SHA);
  expect(ownFontId(SHA, read!.axes)).toBe(id);
});

it.each([
  'noto-sans-sc-400',
  'own:',
  `own:${SHA.toUpperCase()}`,
  `own:${SHA}0`,
  `own:${SHA}@`,
  `own:${SHA}@wght`,
  `own:${SHA}@wght=1e9`,
  `own:${SHA}@wght=0700`,
  `own:${SHA}@wght=700,wdth=75`,
  `own:${SHA}@wght=700,wght=700`,
  `own:${SHA}@wght=-0`,
  `own:${SHA}@wght=NaN`,
  `own:${SHA}/../x`,
])('%s is none', (id) => {
  expect(readOwnFontId(id)).toBeUndefined();
});

it('bold text in an own font falls back to bold faces', () => {
  const fallbackFontIds = ['noto-sans-sc-400', 'noto-sans-sc-700'];
  const chain = (axes: Record<string, number>) =>
    fallbackChain({ fontId: ownFontId(SHA, axes), fallbackFontIds });
  expect(chain({})).toEqual(['noto-sans-sc-400']);
  expect(chain({ wght: 800 })).toEqual(['noto-sans-sc-700']);
  expect(chain({ slnt: -700 })).toEqual(['noto-sans-sc-400']);
});

it('a style with all axes that an own font may have fits into a text', () => {
  const axes = Object.fromEntries(
    Array.from({ length: 64 }, (_, i) => [`A${String(i).padStart(3, '0')}`, -12345.6789]),
  );
  const id = ownFontId(SHA, axes);
  expect(readOwnFontId(id)?.axes).toEqual(axes);
  expect(id.length).toBe(MAX_FONT_ID);
});
