import { expect, it } from 'vitest';
import { safeFileName, safePath } from './safe-file-name.ts';

it.each([
  ['plain', '海边马克杯 Mug', '海边马克杯 Mug'],
  ['separators', 'a/b\\c', 'a_b_c'],
  ['what Windows forbids', 'a<b>c:d"e|f?g*h', 'a_b_c_d_e_f_g_h'],
  ['line breaks and tabs', 'a\r\n\tb\u2028c', 'a b c'],
  ['control characters', 'a\u0000b\u007fc\u0085', 'abc'],
  ['direction characters that disguise an extension', 'photo\u202egnp.exe', 'photognp.exe'],
  ['zero-width characters', 'a\u200b\ufeffb', 'ab'],
  ['half an emoji', 'a\ud83db', 'ab'],
  ['a whole emoji', '猫🐱', '猫🐱'],
  ['a device', 'CON', '_CON'],
  ['a device with an extension', 'nul.png', '_nul.png'],
  ['a device with a superscript', 'COM¹', '_COM¹'],
  ['a device behind a blank', 'aux .txt', '_aux .txt'],
  ['a word that begins like a device', 'console', 'console'],
  ['trailing dots and blanks', ' a. . ', 'a'],
  ['a leading dot', '.hidden', 'hidden'],
  ['a way up', '..', ''],
  ['nothing', ' \u200b ', ''],
  ['letters in two notations', 'e\u0301', '\u00e9'],
  ['an accent behind a mark that vanishes', 'e\u200b\u0301', '\u00e9'],
  ['Arabic with marks of direction', '\u200fمرحبا\u200e', 'مرحبا'],
  ['Thai with its vowels', 'สวัสดี', 'สวัสดี'],
  ['Hebrew with points', 'שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
  ['a device in other letters', 'Lpt9 .', '_Lpt9'],
  ['a line break as spreadsheets write it', 'a_x000D_\nb_X000d_c', 'a b c'],
  ['what is no character', 'a\uffff\ufffdb', 'ab'],
])('a file name is made safe: %s', (_name, text, expected) => {
  expect(safeFileName(text)).toBe(expected);
});

it('keeps names short in characters and in bytes, without splitting one', () => {
  expect(safeFileName('a'.repeat(200))).toBe('a'.repeat(120));
  expect(safeFileName('字'.repeat(200))).toBe('字'.repeat(80));
  expect(safeFileName(`${'a'.repeat(119)}🐱`)).toBe('a'.repeat(119));
  expect(safeFileName(`${'a'.repeat(119)}.b`)).toBe('a'.repeat(119));
});

it.each([
  ['parts and extension', ['X-1_猫', '生产图_正面'], 'X-1_猫/生产图_正面.png'],
  ['empty parts', ['', ' ', 'a', '..'], 'a.png'],
  ['no part at all', ['..', ''], '文件.png'],
])('joins %s', (_name, parts, expected) => {
  expect(safePath(parts, 'png', '文件')).toBe(expected);
});

it('shortens the longest parts of a path that Windows could not unpack', () => {
  const path = safePath(['a'.repeat(120), 'b'.repeat(110), 'front'], 'png', 'x');
  expect(path.length).toBeLessThanOrEqual(180);
  expect(path.endsWith('/front.png')).toBe(true);
  const many = safePath(
    Array.from({ length: 60 }, () => 'abcdef'),
    'png',
    'x',
  );
  expect(many.length).toBeLessThanOrEqual(180);
});
