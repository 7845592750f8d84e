import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { imageNoteIds, noteTexts } from './image-notes.ts';

const textsOf = (locale: string): { note: Record<string, string> } =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../web/src/locales/${locale}/image-messages.json`, import.meta.url),
      'utf8',
    ),
  );

it.each([
  ['zh-CN', 'zh'],
  ['en-US', 'en'],
  ['ar', 'ar'],
  ['he', 'he'],
  ['fa', 'fa'],
  ['ku', 'ku'],
] as const)('the app words notes in %s as the server does', (locale, language) => {
  const { note } = textsOf(locale);
  // Both mark what runs in its own direction; the server marks every value, too.
  const unmarked = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
  expect(noteTexts(imageNoteIds, language).map(unmarked)).toEqual(
    imageNoteIds.map((id) => unmarked(note[id] ?? '')),
  );
});

it('leaves out notes of a newer server', () => {
  expect(noteTexts(['of-tomorrow', 'toString'], 'zh')).toEqual([]);
});
