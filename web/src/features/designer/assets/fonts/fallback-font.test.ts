import { describe, expect, it } from 'vitest';
import { instantFonts } from '../../testing/build-session.ts';
import { broadFontFor, findFallbackFont } from './fallback-font.ts';

const HAN = /\p{Script=Han}/u;
const NOTHING = /$^/u;

function fontsWith(missing: Record<string, RegExp>) {
  const fonts = instantFonts(missing);
  for (const id of Object.keys(missing)) fonts.request(id);
  return fonts;
}

describe('findFallbackFont', () => {
  it.each([
    ['a broad face', { 'noto-sans-sc-400': NOTHING, 'zcool-kuaile-400': NOTHING }, 'noto-sans-sc-400'],
    ['another one where no broad face is there', { 'zcool-kuaile-400': NOTHING }, 'zcool-kuaile-400'],
    ['nothing while none has all of it', { 'noto-sans-sc-400': HAN, 'montserrat-700': HAN }, undefined],
    ['nothing before any is there', {}, undefined],
  ])('finds %s', (_, missing, expected) => {
    expect(findFallbackFont('Hi 海\u200d', 'anton-400', fontsWith(missing))?.id).toBe(expected);
  });

  it('never answers the face it is asked about', () => {
    expect(findFallbackFont('海', 'noto-sans-sc-400', fontsWith({ 'noto-sans-sc-400': NOTHING }))).toBeNull();
  });
});

it.each([
  ['montserrat-400', 'noto-sans-sc-400'],
  ['montserrat-700', 'noto-sans-sc-700'],
  ['noto-sans-sc-400', 'noto-sans-sc-700'],
  ['noto-sans-sc-700', 'noto-sans-sc-400'],
  ['of-old', 'noto-sans-sc-400'],
])('keeps the weight of %s where it can', (fontId, expected) => {
  expect(broadFontFor(fontId)).toBe(expected);
});

it.each([
  ['สวัสดี Anna', 'montserrat-400', 'noto-sans-thai-400'],
  ['Καλημέρα', 'noto-sans-sc-700', 'noto-sans-700'],
  ['사랑해', 'anton-400', 'noto-sans-kr-400'],
  ['مرحبا', 'montserrat-700', 'noto-naskh-arabic-700'],
  ['שלום', 'noto-sans-sc-700', 'noto-sans-hebrew-700'],
  ['नमस्ते', 'noto-sans-devanagari-400', 'noto-sans-devanagari-700'],
])('names a face made for the script of %s', (text, fontId, expected) => {
  expect(broadFontFor(fontId, text)).toBe(expected);
});
