import { expect, it } from 'vitest';
import { BadPictureRequest } from './picture-request.ts';
import { asksForVariant, readPictureQuery } from './read-picture-query.ts';

it.each([
  ['imageView2/2/w/100', true],
  ['imageView2', true],
  ['x-oss-process=image/resize,l_100', true],
  ['v=1&x-oss-process=image/resize,l_100', true],
  ['', false],
  ['v=1', false],
  ['xx-oss-process=1', false],
])('%s asks for a variant: %s', (query, expected) => expect(asksForVariant(query)).toBe(expected));

it.each([
  ['imageView2/2/w/101', 'imageView2/2/w/120'],
  ['imageView2/2/w/100', 'imageView2%2F2%2Fw%2F100'],
  ['imageView2/2/w/100', 'imageView2/2/w/100='],
  ['imageView2/2/w/100', 'imageView2/2/w/100&v=1'],
  ['imageView2/2/w/100/q/81', 'imageView2/2/w/99/q/85!'],
  ['x-oss-process=image/resize,l_100', 'x-oss-process=image%2Fresize%2Cl_100'],
  ['x-oss-process=image/resize,l_90', 'v=2&x-oss-process=image/resize,m_lfit,l_96'],
])('%s means the same as %s', (a, b) => expect(readPictureQuery(a)).toEqual(readPictureQuery(b)));

it('refuses broken encoding', () => {
  expect(() => readPictureQuery('imageView2/%E0%A4%A')).toThrow(BadPictureRequest);
});
