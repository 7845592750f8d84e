import { expect, it } from 'vitest';
import { withoutGershayim } from './without-gershayim.ts';

it.each([
  ['דוגמה בע"מ', 'דוגמה בעמ'],
  ['î÷"è', 'î÷è'],
  ['"דוגמה"', '"דוגמה"'],
  ['12" x 8"', '12" x 8"'],
  ['say "hi"', 'say "hi"'],
])('%s', (text, expected) => expect(withoutGershayim(text)).toBe(expected));
