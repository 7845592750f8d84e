import { beforeAll, expect, it } from 'vitest';
import { catalogueName } from './catalogue-name.ts';
import { loadCatalogueNames } from './load-catalogue-names.ts';

beforeAll(() => Promise.all((['ar', 'he', 'zh'] as const).map(loadCatalogueNames)));

it.each<[string, { zh: string; en: string }, string, string]>([
  ['a surface', { zh: '画面（含包边）', en: 'Picture with sides' }, 'ar', 'الصورة مع الحواف'],
  ['two that English calls alike', { zh: '本色', en: 'Natural' }, 'he', 'טבעי'],
  ['the other of them', { zh: '本白', en: 'Natural' }, 'he', 'לבן טבעי'],
  ['Chinese', { zh: '正面', en: 'Front' }, 'zh', '正面'],
  ['English', { zh: '正面', en: 'Front' }, 'en', 'Front'],
  ['what an account named', { zh: 'Front', en: 'Front' }, 'ar', 'Front'],
  ['a Chinese name alone', { zh: '新的', en: '' }, 'ar', '新的'],
])('%s', (_, name, locale, said) => expect(catalogueName(name, locale)).toBe(said));
