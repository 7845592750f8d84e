import { expect, it } from 'vitest';
import { buildTextLayer } from '../../testing/index.ts';
import { checkFallbackFont } from './fallback-font.ts';

const use = (fontId: string, characters: string[], isOfOwnScript = false) => ({
  fontId,
  characters,
  count: characters.length + 1,
  isOfOwnScript,
});

function check(fallbacks: ReturnType<typeof use>[]) {
  const check = {
    surface: { id: 'front', name: { zh: '', en: '' } },
    input: {
      textInfo: () => ({ missing: [], missingAt: [], overflow: false, inkBoundsMm: null, fallbacks }),
    },
  } as unknown as Parameters<typeof checkFallbackFont>[0];
  return checkFallbackFont(check, buildTextLayer());
}

it('names faces and letters, and is a note', () => {
  expect(check([use('noto-sans-thai-400', ['ก', 'ข']), use('noto-sans-sc-700', ['龘'])])).toMatchObject([
    {
      id: 'fallback-font',
      severity: 'info',
      params: { fonts: 'Noto Sans Thai · Noto Sans SC', letters: 'กข龘', count: 5 },
      fix: null,
    },
  ]);
});

it('warns where the own face has other letters of the script', () => {
  expect(check([use('noto-sans-400', [...'JoséCafé!'], true)])).toMatchObject([
    { severity: 'warning', params: { letters: 'JoséCafé…' } },
  ]);
});

it.each(['😀', '❤\ufe0f', '1\ufe0f\u20e3'])('%s is what its writer meant: a note', (sign) => {
  expect(check([use('noto-color-emoji-400', [sign])])).toMatchObject([{ severity: 'info' }]);
});

it('is silent where nothing falls back', () => expect(check([])).toEqual([]));
