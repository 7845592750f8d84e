import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('a text cut at four units', () => {
  it.each([
    ['shorter than the limit', '猫咪', '猫咪'],
    ['just as long', '海边小猫', '海边小猫'],
    ['longer', '海边小猫咪', '海边小猫'],
    ['with an emoji across the limit', 'abc😀d', 'abc'],
    ['with an emoji before it', 'ab😀d', 'ab😀'],
    ['with a family across it, which is one sign of eight units', 'a👨‍👩‍👧', 'a'],
    ['with a flag across it', 'ab🇨🇳', 'ab'],
    ['with an accent of its own after it', 'abcd\u0301', 'abc'],
    ['with a line end across it', 'abc\r\nd', 'abc'],
    ['empty', '', ''],
  ])('%s', (_, text, expected) => {
    const cut = cutText(text, 4);
    expect(cut).toBe(expected);
    expect(cut).not.toMatch(/\p{Cs}/u);
  });
});

it('leaves nothing of a sign that is larger than the limit', () => {
  expect(cutText('👨‍👩‍👧', 4)).toBe('');
});
