import { expect, it } from 'vitest';
import { BadPictureRequest } from './picture-request.ts';
import { asksForFacts, asksForVariant, readPictureQuery } from './read-picture-query.ts';

it.each([
  ['imageView2/2/w/100', true],
  ['imageView2', true],
  ['x-oss-process=image/resize,l_100', true],
  ['v=1&x-oss-process=image/resize,l_100', true],
  ['imageMogr2/rotate/90', true],
  ['imageInfo', true],
  ['watermark/1/image/aaa', true],
  ['imageView2x', false],
  ['exifs', false],
  ['', false],
  ['v=1', false],
  ['xx-oss-process=1', false],
])('%s asks for a variant: %s', (query, expected) => expect(asksForVariant(query)).toBe(expected));

it.each([
  ['imageView2/2/w/100', 'imageView2%2F2%2Fw%2F100'],
  ['imageView2/2/w/100', 'imageView2/2/w/100='],
  ['imageView2/2/w/100', 'imageView2/2/w/100&v=1'],
  ['imageView2/2/w/100/q/81', 'imageView2/2/w/100/q/85!'],
  ['imageView2/2/w/5000', 'imageView2/2/w/9999'],
  ['imageMogr2/thumbnail/100x/quality/80', 'imageMogr2/auto-orient/strip/thumbnail/100x/quality/80!'],
  ['x-oss-process=image/resize,l_100', 'x-oss-process=image%2Fresize%2Cl_100'],
  ['x-oss-process=image/resize,l_96', 'v=2&x-oss-process=image/resize,m_lfit,l_96'],
])('%s means the same as %s', (a, b) => expect(readPictureQuery(a)).toEqual(readPictureQuery(b)));

it.each([
  'imageMogr2/rotate/90',
  'imageMogr2/blur/3x5',
  'imageMogr2/crop/100x100',
  'imageMogr2/thumbnail/0x',
  'imageMogr2/thumbnail/x',
  'imageMogr2/thumbnail/1e3x',
  'imageMogr2/thumbnail/!100x100',
  'imageMogr2/thumbnail/100x100r',
  'imageMogr2/thumbnail/100x100<',
  'imageMogr2/thumbnail',
  'imageMogr2/quality/0',
  'imageMogr2/format/svg',
  'watermark/1/image/aaa',
  'imageView2/2/w/100|imageMogr2/rotate/90',
  'exif',
])('refuses %s, and does not show the whole picture for it', (query) => {
  expect(() => readPictureQuery(query)).toThrow(BadPictureRequest);
});

it.each([
  ['imageInfo', true],
  ['imageInfo=', true],
  ['imageInfo&v=1', true],
  ['x-oss-process=image/info', true],
  ['imageInfo/1', false],
  ['imageView2/2/w/100', false],
])('%s asks for facts: %s', (query, expected) => expect(asksForFacts(query)).toBe(expected));

it('refuses broken encoding', () => {
  expect(() => readPictureQuery('imageView2/%E0%A4%A')).toThrow(BadPictureRequest);
});
