import { expect, it } from 'vitest';
import type { CharacterSet } from '../document/design-field.ts';
import { charactersNotAllowed } from './allowed-characters.ts';

it.each<[CharacterSet[], string, string, string[]]>([
  [['latin'], '', 'Zoë', []],
  [['latin'], '', 'Zoe\u0308', []],
  [['latin'], '', 'Ab1 –', ['1', ' ', '–']],
  [['latin'], '', 'Ａb', ['Ａ']],
  [['latin'], '', 'Аnna', ['А']],
  [['latin-capitals'], '', 'ÉA', []],
  [['latin-capitals'], '', 'Aß', ['ß']],
  [['digits'], '', '0129', []],
  [['digits'], '', '１٣②', ['１', '٣', '②']],
  [['digits'], '', '1️⃣', ['1️⃣']],
  [['han'], '', '王𠮷々〇', []],
  [['han'], '', '王a、', ['a', '、']],
  [['kana'], '', 'ひらガナー', []],
  [['hangul'], '', '안나', []],
  [['hangul'], '', '\u110B\u1161\u11AB', []],
  [['other-letters'], '', 'מִיַ', []],
  [['other-letters'], '', 'Анна', []],
  [['other-letters'], '', 'a王', ['a', '王']],
  [['latin', 'space'], '', 'A B\u00A0C', ['\u00A0']],
  [['signs'], '', '♥&!', []],
  [['signs'], '', '😀', ['😀']],
  [['emoji'], '', '😀👨‍👩‍👧🇨🇳❤️1️⃣', []],
  [['emoji'], '', '1#', ['1', '#']],
  [[], 'é王', 'e\u0301王é', []],
  [[], '', 'a', ['a']],
  [['latin'], '', 'a\r\nb', []],
  [['latin'], '', '11', ['1']],
  [['latin'], '', 'a\u200Bb', ['\u200B']],
])('%j and %j: %j', (sets, more, text, expected) => {
  expect(charactersNotAllowed(text, { sets, more })).toEqual(expected);
});
