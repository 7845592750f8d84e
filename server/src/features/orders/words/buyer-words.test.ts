import { fieldKey } from '@diy/design/document';
import { describe, expect, it } from 'vitest';
import { cutBuyerWords, decodeEntities } from './buyer-words.ts';
import { mayHaveLostLetters } from './lost-letters.ts';

describe('the buyer’s words in a variation', () => {
  it.each<[string, string | null, string | null]>([
    ['Color:Black,Size:M', null, null],
    ['Color:Black,Size:M,Personalization:Line one\nLine two', 'Color:Black,Size:M', 'Line one\nLine two'],
    ['Personalization:To: mum, From: dad', '', 'To: mum, From: dad'],
    ['Personalization:Time 10:30, place: Rome', '', 'Time 10:30, place: Rome'],
    ['Personalnisation:x', null, null],
    ['Couleur : Noir, Personnalisation : Léa & Tom', 'Couleur : Noir', 'Léa & Tom'],
    ['Größe:M;Personalisierung: Für Oma; mit Liebe', 'Größe:M', 'Für Oma; mit Liebe'],
    ['サイズ:M\nパーソナライゼーション:花子', 'サイズ:M', '花子'],
    ['Color: Black / Personalization: Anna / Ben', 'Color: Black ', 'Anna / Ben'],
    ['No Personalization', null, null],
    ['Personalization', null, null],
    ['Personalization:', '', ''],
    ['Personalization: Personalization: x', '', 'Personalization: x'],
    ['颜色:黑;定制内容：一、二；三', '颜色:黑', '一、二；三'],
  ])('%j', (text, before, words) => {
    const cut = cutBuyerWords(text);
    expect(cut?.before ?? null).toBe(before);
    expect(cut?.words ?? null).toBe(words);
  });
});

it.each([
  ['&eacute; &#128512; &#x1F600; &amp; &quot;A&quot; &rsquo; &nbsp;.', 'é 😀 😀 & "A" ’ \u00a0.'],
  ['R&D; Tom&Jerry & Co &unknown; &copy', 'R&D; Tom&Jerry & Co &unknown; &copy'],
  ['no entity', 'no entity'],
])('%j is read as %j', (text, expected) => {
  expect(decodeEntities(text)).toBe(expected);
});

it.each<[string, boolean]>([
  ['Anna', false],
  ['Zoë ❤️ 😀 你好', false],
  ['Ça va bien', false],
  ['Āā Ññ Őő', false],
  ['10:30, place: Rome', false],
  ['你好吗？', false],
  ['Feliz manhã…', false],
  ['“maçã”', false],
  ['amanhã–sempre', false],
  ['CAF\\u00E9', true],
  ['a_x000d_b', true],
  ['A□B', true],
  ['L?a', true],
  ['Anna ??', true],
  ['Anna?', true],
  ['Zo\uFFFD', true],
  ['LÃ©a', true],
  ['donâ€™t', true],
  ['ðŸ˜€', true],
  ['Ã', false],
  ['half \uD83D', true],
  ['caf\\u00e9', true],
  ['a_x000D_b', true],
  ['&nosuch;', true],
  ['锟斤拷', true],
  ['R&D', false],
  ['https://example.com/a.jpg?size=2&x=1', false],
])('letters of %j were lost: %s', (text, expected) => {
  expect(mayHaveLostLetters(text)).toBe(expected);
});

it('takes every name of the whole text for one field', () => {
  expect(
    new Set(['Personalization', 'PERSONALISATION', ' Personnalisation', '定制内容'].map(fieldKey)).size,
  ).toBe(1);
  expect(fieldKey('Ｎａｍｅ 1')).toBe('name1');
});
