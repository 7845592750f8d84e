import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bilingual } from '@diy/contract/messages';
import { NAME_FILES } from '@diy/contract/messages/catalogue-names/load-catalogue-names';
import { expect, it } from 'vitest';

const CATALOGUE = join(import.meta.dirname, '../../../../catalogue');
const readJson = (path: string) => JSON.parse(readFileSync(join(CATALOGUE, path), 'utf8'));
/** Longer texts stay in Chinese and English: what a product is made of, its measures, what is said of it. */
const NOT_NAMES = new Set(['description', 'material', 'sizes', 'note']);

function namesIn(value: unknown): Bilingual[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh' in value && 'en' in value) return [value as Bilingual];
  return Object.entries(value).flatMap(([key, part]) => (NOT_NAMES.has(key) ? [] : namesIn(part)));
}

const templates = readdirSync(join(CATALOGUE, 'templates')).flatMap((file) =>
  namesIn(readJson(`templates/${file}`)),
);
const mockups = readdirSync(join(CATALOGUE, 'assets'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('mockup.json'))
  .flatMap((path) => namesIn({ name: readJson(`assets/${path}`).name }));
const OWN = [
  '印刷面|Print area',
  '如图|As shown',
  '效果图|Mockup',
  '照片|Photograph',
  '我的模板|My templates',
];
const wanted = new Set([...[...templates, ...mockups].map(({ zh, en }) => `${zh}|${en}`), ...OWN]);

const LOCALES = Object.keys(NAME_FILES) as (keyof typeof NAME_FILES)[];

it.each(LOCALES)('every name of the catalogue has a form in %s, and no other has', async (locale) => {
  const { names } = await NAME_FILES[locale]();
  expect(new Set(Object.keys(names))).toEqual(wanted);
  for (const [both, name] of Object.entries(names)) {
    // Measures and models stay: each figure of the English name stands in the translated one.
    const figures = (both.split('|')[1] ?? '').match(/\d+/g) ?? [];
    expect(name.match(/\d+/g) ?? [], both).toEqual(expect.arrayContaining(figures));
    expect(name, both).toMatch(/[\u0590-\u06ff]/);
  }
});
