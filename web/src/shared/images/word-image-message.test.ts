// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { loadTexts, startTexts } from '../../lib/text/translate.ts';
import { IMAGE_MESSAGES, wordNotes } from './word-image-message.ts';

beforeAll(async () => {
  await startTexts([], 'fa');
  await loadTexts(IMAGE_MESSAGES);
});

it('words notes, and leaves those of a newer server as they are', () => {
  expect(wordNotes({ notes: ['CMYK …'], note_ids: ['cmyk'] })[0]).toMatch(/رنگ/);
  expect(wordNotes({ notes: ['a', 'b'], note_ids: ['cmyk', 'of-tomorrow'] })).toEqual(['a', 'b']);
});
