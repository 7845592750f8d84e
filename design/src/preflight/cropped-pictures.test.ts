import { expect, it } from 'vitest';
import { type FieldValue, fillFields } from '../fields/index.ts';
import { buildDesign, buildImageLayer } from '../testing/build-layers.ts';
import { findProblems } from '../testing/find-problems.ts';
import { croppedPictures } from './cropped-pictures.ts';

const fields = [
  {
    id: 'f',
    kind: 'picture' as const,
    name: 'Photo',
    aliases: [],
    needed: false,
    whenEmpty: 'print-default' as const,
  },
];
const frame = buildImageLayer({ name: 'Photo', widthMm: 200, heightMm: 200, bindings: { picture: 'f' } });

/** The share that is cut, in percent, of a picture of this size in a square frame. */
function cutOf(widthPx: number, heightPx: number) {
  const design = buildDesign([frame], { fields: fields as never });
  const values: FieldValue[] = [{ name: 'Photo', value: 'p' }];
  const { document, findings } = fillFields(design, values, {
    pictureOf: () => ({ id: 'p', widthPx, heightPx }),
  });
  expect(findings).toEqual([]);
  return croppedPictures(design, document).map(({ params }) => params.percent);
}

it.each([
  ['a square picture', 3000, 3000, []],
  ['nearly square', 3000, 2800, []],
  ['of a telephone', 4000, 3000, [25]],
  ['a panorama', 12000, 4000, [67]],
  ['standing', 1000, 2000, [50]],
])('%s', (_, width, height, cut) => expect(cutOf(width, height)).toEqual(cut));

it('a sample that stays is left out', () => {
  const design = buildDesign([{ ...frame, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } }]);
  expect(croppedPictures(design, design)).toEqual([]);
});

it.each([
  ['a mirrored sample', { flipX: true }, ['picture-mirrored']],
  ['one that stands on its head', { flipY: true }, ['picture-mirrored']],
  ['one that no field fills', { flipX: true, name: 'Dog', bindings: undefined }, ['unused-field']],
  ['one as it is', {}, []],
])('before any order: %s', (_, changes, found) => {
  const ids = findProblems([{ ...frame, ...changes }], { fields: fields as never }).map(({ id }) => id);
  expect(ids.filter((id) => id === 'picture-mirrored' || id === 'unused-field')).toEqual(found);
});

it('a mirrored picture of a design without fields is nobody else’s', () => {
  const ids = findProblems([{ ...frame, flipX: true, bindings: undefined }]).map(({ id }) => id);
  expect(ids).not.toContain('picture-mirrored');
});
