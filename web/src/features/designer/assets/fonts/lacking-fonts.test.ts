import { buildTextLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { lackingFonts, replaceFonts } from './lacking-fonts.ts';

const layer = buildTextLayer({
  text: '你好 Hi 你',
  fontId: 'noto-sans-sc-400',
  spans: [
    { start: 0, end: 1, colour: '#CC0000' },
    { start: 3, end: 7, fontId: 'anton-400', sizeRatio: 2 },
  ],
});
const last = [{ start: 6, end: 7 }];

it('names the font that lacks letters, with the words that are set in it', () => {
  expect(lackingFonts(layer, last)).toEqual({ fontIds: ['anton-400'], words: 'Hi 你' });
  expect(lackingFonts(layer, [{ start: 0, end: 1 }]).words).toBe('你好 ');
});

it('takes another font for the letters of that one alone', () => {
  expect(replaceFonts(layer, ['anton-400'], 'pacifico-400')).toEqual({
    text: layer.text,
    fontId: 'noto-sans-sc-400',
    spans: [layer.spans?.[0], { start: 3, end: 7, fontId: 'pacifico-400', sizeRatio: 2 }],
  });
  const own = replaceFonts(layer, ['noto-sans-sc-400'], 'anton-400');
  expect(own).toMatchObject({ fontId: 'anton-400', spans: [layer.spans?.[0], { start: 3, sizeRatio: 2 }] });
  expect(own.spans?.[1]).not.toHaveProperty('fontId');
});
