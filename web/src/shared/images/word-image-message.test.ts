// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../lib/text/translate.ts';
import { loadImageMessages, wordNotes, wordRefusal } from './word-image-message.ts';

beforeAll(async () => {
  await startTexts([], 'fa');
  await loadImageMessages();
});

it.each([
  [
    'a reason with figures',
    { id: 'too-small', params: { width: 9, height: 8 } },
    /\u20689\u2069×\u20688\u2069 پیکسل/,
  ],
  [
    'a reason with a part',
    { id: 'unsafe-svg', params: { part: 'link', name: '' } },
    /\(پیوند به فایل‌های دیگر\)/,
  ],
  ['a part with a name', { id: 'unsafe-svg', params: { part: 'element', name: 'script' } }, /<script>/],
  ['words in two languages', { id: 'tiff-kind', params: { kind: { zh: '压缩', en: 'LZMA' } } }, /LZMA/],
  ['a reason of a newer server', { id: 'of-tomorrow', params: {} }, /^its own words$/],
  ['none', undefined, /^its own words$/],
])('%s', (_what, wording, text) => expect(wordRefusal(wording, 'its own words')).toMatch(text));

it('words notes, and leaves those of a newer server as they are', () => {
  expect(wordNotes({ notes: ['CMYK …'], note_ids: ['cmyk'] })[0]).toMatch(/رنگ/);
  expect(wordNotes({ notes: ['a', 'b'], note_ids: ['cmyk', 'of-tomorrow'] })).toEqual(['a', 'b']);
});
