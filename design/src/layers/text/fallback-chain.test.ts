import { expect, it } from 'vitest';
import { DEFAULT_FALLBACK_FONT_IDS, fallbackChain } from './fallback-chain.ts';

it.each([
  ['anton-400', ['a-400', 'a-700', 'b-700', 'b-400'], ['a-400', 'b-400']],
  ['montserrat-700', ['a-400', 'a-700', 'b-400'], ['a-700', 'b-400']],
  ['montserrat-500', ['a-400', 'a-600'], ['a-400']],
  ['a-400', ['a-400', 'a-700', 'b-400'], ['b-400']],
  ['own', ['strange', 'strange-2'], ['strange', 'strange-2']],
  ['own', undefined, []],
])('%s of %j: %j', (fontId, fallbackFontIds, expected) => {
  expect(fallbackChain({ fontId, ...(fallbackFontIds ? { fallbackFontIds } : {}) })).toEqual(expected);
});

it('small files come before large ones', () => {
  const chain = fallbackChain({ fontId: 'pacifico-400', fallbackFontIds: [...DEFAULT_FALLBACK_FONT_IDS] });
  expect(chain.slice(-2)).toEqual(['noto-sans-sc-400', 'noto-sans-kr-400']);
  expect(chain.every((id) => id.endsWith('-400'))).toBe(true);
});
