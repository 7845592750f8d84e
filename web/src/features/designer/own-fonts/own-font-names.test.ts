import type { OwnFont } from '@diy/contract/own-fonts';
import { expect, it } from 'vitest';
import { ownFontName } from './own-font-names.ts';

const ID = `own:${'a'.repeat(64)}`;
const sample = { d: '', box: [0, 0, 0, 0], text: '' };
const style = (id: string, zh: string | null, en: string | null) => ({ id, name: { zh, en }, sample });
const font = (...styles: OwnFont['styles']) => ({ id: ID, name: '店标体', styles }) as OwnFont;

const variable = font(style(ID, '常规', 'Regular'), style(`${ID}@wght=700`, null, 'Bold'));

it.each([
  [[font(style(ID, null, 'Regular'))], ID, 'zh-CN', '店标体'],
  [[variable], ID, 'zh-CN', '店标体 · 常规'],
  [[variable], ID, 'ar', '店标体 · Regular'],
  [[variable], `${ID}@wght=700`, 'zh-CN', '店标体 · Bold'],
  [[variable], `${ID}@wdth=75,wght=650`, 'zh-CN', '店标体 · 75 · 650'],
  [[variable], `own:${'b'.repeat(64)}`, 'zh-CN', null],
  [[variable], 'anton-400', 'zh-CN', null],
] as [OwnFont[], string, string, string | null][])(
  '%# a face is called what it is',
  (fonts, id, language, name) => {
    expect(ownFontName(fonts, id, language)).toBe(name);
  },
);
