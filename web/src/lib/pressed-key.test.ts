import { expect, it } from 'vitest';
import { pressedKey } from './pressed-key.ts';

it.each([
  ['an Arabic keyboard', 'ئ', 'KeyZ', 'z'],
  ['a Hebrew one', 'ז', 'KeyZ', 'z'],
  ['a Persian one', 'ظ', 'KeyZ', 'z'],
  ['a Russian one', 'Я', 'KeyZ', 'z'],
  ['Arabic digits', '٣', 'Digit3', '3'],
  ['a bracket on a Russian keyboard', 'х', 'BracketLeft', '['],
  ['the Arabic question mark', '؟', 'Slash', '?'],
  ['the wide question mark of an input method', '？', 'Slash', '?'],
  ['a German Z, which lies elsewhere', 'z', 'KeyY', 'z'],
  ['a French A', 'a', 'KeyQ', 'a'],
  ['a Turkish letter', 'ğ', 'KeyE', 'ğ'],
  ['a slash on a Hebrew keyboard', '/', 'KeyQ', '/'],
  ['a key with a name', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
  ['a letter of two UTF-16 units', '𐐷', 'KeyZ', 'z'],
])('%s', (_, key, code, meant) => expect(pressedKey({ key, code })).toBe(meant));
