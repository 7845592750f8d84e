import { newTextLayer } from '@diy/design/layers';
import { expect, it } from 'vitest';
import { instantFonts } from '../../testing/build-session.ts';
import { faceOf, requestFaces } from './layer-face.ts';

const NOT_THAI = /\p{Script=Thai}/u;
const NOTHING = /$^/u;

const layer = newTextLayer({
  id: 'words',
  areaWidthMm: 100,
  areaHeightMm: 100,
  text: 'สวัสดี',
  fontId: 'a-400',
});
const words = { ...layer, fallbackFontIds: ['b-400', 'c-400', 'd-400'] };
const design = { surfaces: [{ surfaceId: 'front', layers: [words] }] };

it('asks for one face after the other, and for none that nothing needs', () => {
  const fonts = instantFonts({ 'a-400': NOT_THAI, 'b-400': NOT_THAI, 'c-400': NOTHING, 'd-400': NOTHING });
  const asked = () => Object.keys(fonts.states.get());
  for (const expected of [['a-400'], ['a-400', 'b-400'], ['a-400', 'b-400', 'c-400']]) {
    expect(faceOf(words, fonts)).toBeUndefined();
    requestFaces(design, fonts, { retry: false });
    expect(asked()).toEqual(expected);
  }
  requestFaces(design, fonts, { retry: false });
  expect(asked()).toHaveLength(3);
  expect(faceOf(words, fonts)?.id).toBe('a-400+b-400+c-400');
});

it('measures without a face that could not be had, and asks for it again only when told', () => {
  const fonts = instantFonts({ 'a-400': NOT_THAI });
  let calls = 0;
  const counting = {
    ...fonts,
    request: (id: string) => {
      calls += 1;
      fonts.request(id);
    },
  };
  for (let i = 0; i < 4; i += 1) requestFaces(design, counting, { retry: false });
  expect([calls, fonts.states.get()['b-400']]).toEqual([2, 'failed']);
  expect(faceOf(words, fonts)?.id).toBe('a-400');
  requestFaces(design, counting, { retry: true });
  expect(calls).toBe(3);
});
