import { expect, it } from 'vitest';
import { buildTextLayer } from '../../testing/index.ts';
import { checkFallbackFont } from './fallback-font.ts';

const use = (fontId: string, characters: string[], isOfOwnScript = false) => ({
  fontId,
  characters,
  count: characters.length + 1,
  isOfOwnScript,
});

function check(fallbacks: (ReturnType<typeof use> & { hasOtherColours?: boolean })[]) {
  const check = {
    surface: { id: 'front', name: { zh: '', en: '' } },
    input: { textInfo: () => ({ missing: [], overflow: false, inkBoundsMm: null, fallbacks }) },
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

it('warns where a sign that is text by default comes in other colours', () => {
  const emoji = use('noto-color-emoji-400', ['❤\ufe0f']);
  expect(check([{ ...emoji, hasOtherColours: true }])).toMatchObject([{ severity: 'warning' }]);
  expect(check([use('noto-color-emoji-400', ['😀'])])).toMatchObject([{ severity: 'info' }]);
});

it('is silent where nothing falls back', () => expect(check([])).toEqual([]));
