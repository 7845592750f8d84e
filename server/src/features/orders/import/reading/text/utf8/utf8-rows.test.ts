import { expect, it } from 'vitest';
import { decodeBytes } from '../../../../../../platform/text/decode-bytes.ts';
import { isUtf8Row } from './utf8-rows.ts';

const readAs = (encoding: string, ...cells: string[]) =>
  cells.map((cell) => decodeBytes(Buffer.from(cell, 'utf8'), encoding));

it.each([
  ['windows-1252', 'José'],
  ['windows-1251', 'Müller'],
  ['windows-1250', 'Nuñez'],
  ['gb18030', 'José Peña'],
  ['big5', 'José'],
  ['gb18030', '西湖区文三路'],
])('%s: %s of UTF-8 is found', (encoding, text) => {
  expect(isUtf8Row(['E-1', ...readAs(encoding, text)], encoding)).toBe(true);
});

it.each([
  ['gb18030', '张伟 浙江省杭州市'],
  ['gb18030', 'T恤 XL'],
  ['gb18030', 'Anna'],
  ['windows-1251', 'Анна Её Ёлка'],
  ['windows-1252', 'José Núñez Peña'],
  ['euc-kr', '김민수 서울특별시'],
  ['shift_jis', '山田 太郎 東京都'],
])('%s: %s of its own is not', (encoding, text) => {
  expect(isUtf8Row(['E-1', text], encoding)).toBe(false);
});

it('one letter of its own in a row is enough', () => {
  expect(isUtf8Row([...readAs('windows-1252', 'José Núñez'), 'Köln'], 'windows-1252')).toBe(false);
});
