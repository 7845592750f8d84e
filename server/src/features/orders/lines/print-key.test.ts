import { describe, expect, it } from 'vitest';
import type { PersonalisedText } from '../model/order-line.ts';
import { EQUAL_TO_NONE, printKeysOf } from './print-key.ts';

const secret = 'a'.repeat(64);
const printKeyOf = printKeysOf(secret, 'owner-a');
const words = (...personalisation: PersonalisedText[]) => printKeyOf({ personalisation });
const anna: PersonalisedText = { name: '名字', value: 'Anna' };

describe('the print key of a line', () => {
  it('is the same for the same words, however the name of the layer is written', () => {
    expect(words({ name: 'Name ', value: 'Anna' })).toBe(words({ name: 'name', value: 'Anna' }));
  });

  it('shows nothing of the words and differs between accounts and secrets', () => {
    const key = words(anna);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(printKeysOf(secret, 'owner-b')({ personalisation: [anna] })).not.toBe(key);
    expect(printKeysOf('b'.repeat(64), 'owner-a')({ personalisation: [anna] })).not.toBe(key);
  });

  it.each<[string, PersonalisedText[]]>([
    ['another value', [{ ...anna, value: 'Ana' }]],
    ['other capitals', [{ ...anna, value: 'anna' }]],
    ['a blank behind it', [{ ...anna, value: 'Anna ' }]],
    ['another layer', [{ ...anna, name: '背面' }]],
    ['a further text', [anna, { name: '日期', value: '2026' }]],
    ['a text that it was cut from', [{ ...anna, whole: '名字:Anna' }]],
    ['pairs that it may be', [{ ...anna, parts: [{ name: 'a', value: 'b' }] }]],
    ['another exact name', [{ ...anna, aliases: ['前面'] }]],
    ['letters that are exact', [{ ...anna, isExact: true }]],
    ['the code of a colour', [{ ...anna, code: '#D4AF37' }]],
    ['a file', [{ ...anna, file: 'a.png' }]],
    ['a picture', [{ ...anna, picture: 'f'.repeat(64) }]],
    ['nothing', []],
  ])('differs for %s', (_, others) => {
    expect(words(...others)).not.toBe(words(anna));
  });

  it('a picture that came with the file is its bytes, wherever they lay', () => {
    const one = { name: '照片', value: 'photo', picture: 'f'.repeat(64) };
    expect(words({ ...one, file: 'a/1.png' })).toBe(words({ ...one, file: 'b/1.png' }));
    expect(words({ ...one, picture: 'e'.repeat(64) })).not.toBe(words(one));
  });

  it('counts names that stay blank, in whatever order', () => {
    const blank = (...blankPersonalisation: string[]) =>
      printKeyOf({ personalisation: [], blankPersonalisation });
    expect(blank('名字', '日期')).toBe(blank('日期', '名字'));
    expect(blank('名字')).not.toBe(blank());
    expect(blank()).toBe(printKeyOf({ personalisation: [] }));
  });

  it('differs where one word was explained in two ways', () => {
    const explained = (choice: string) =>
      printKeyOf({ personalisation: [anna], choices: [{ about: 'q', wordKey: 'anna', choice }] });
    expect(explained('Pink')).not.toBe(explained('Red'));
    expect(explained('Pink')).not.toBe(words(anna));
  });

  it('a picture by address is equal to none', () => {
    expect(words(anna, { name: '照片', value: ' https://example.com/a.png' })).toBe(EQUAL_TO_NONE);
  });
});
