import { expect, it } from 'vitest';
import { readItems } from './read-items.ts';
import { readPlanes } from './read-planes.ts';

const numbers = (...values: number[]) => Buffer.from(values);
const box = (type: string, ...content: Buffer[]) => {
  const bytes = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, bytes]);
};
const fullBox = (type: string, ...content: Buffer[]) => box(type, numbers(0, 0, 0, 0), ...content);

const GREY_LIMITED = Buffer.from('0a095819bfffe2c0434248', 'hex');
const GREY_FULL = Buffer.from('0a095819bfffe1808684d0', 'hex');
const configuration = (header: Buffer) => box('av1C', numbers(0x81, 0, 0, 0), header);
const nclx = (range: number, matrix = 6) =>
  box('colr', Buffer.from('nclx'), numbers(0, 1, 0, 13, 0, matrix, range));
const alphaMark = fullBox('auxC', Buffer.from('urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0'));
const turned = box('irot', numbers(1));
const sides = fullBox('ispe', numbers(0, 0, 0, 40, 0, 0, 0, 30));

/** A picture, item 1, with transparency, item 2. */
function picture(colour: Buffer[], marks: Buffer[], isSized = true) {
  const alpha = isSized ? [...marks, sides] : marks;
  const link = (item: number, count: number, from: number) =>
    numbers(0, item, count, ...Array.from({ length: count }, (_, index) => from + index));
  const links = [link(1, colour.length, 1), link(2, alpha.length, 1 + colour.length)];
  const head = Buffer.concat([
    box('ftyp', Buffer.from('avif')),
    fullBox(
      'meta',
      fullBox('pitm', numbers(0, 1)),
      fullBox('iref', box('auxl', numbers(0, 2, 0, 1, 0, 1))),
      box('iprp', box('ipco', ...colour, ...alpha), fullBox('ipma', numbers(0, 0, 0, 2), ...links)),
    ),
  ]);
  return readPlanes(readItems(head)!, head, async () => Buffer.alloc(0));
}

const FULL = configuration(GREY_FULL);
const LIMITED = configuration(GREY_LIMITED);

it.each<[string, Buffer[], Buffer[], { grey: boolean; alpha: boolean; isRead: boolean }]>([
  ['full', [FULL], [FULL, alphaMark], { grey: false, alpha: false, isRead: true }],
  ['limited shades', [LIMITED], [FULL, alphaMark], { grey: true, alpha: false, isRead: true }],
  ['limited transparency', [FULL], [LIMITED, alphaMark], { grey: false, alpha: true, isRead: true }],
  [
    'code points say full',
    [LIMITED, nclx(0x80)],
    [FULL, alphaMark],
    { grey: false, alpha: false, isRead: true },
  ],
  ['code points say limited', [FULL, nclx(0)], [FULL, alphaMark], { grey: true, alpha: false, isRead: true }],
  ['a map of something else', [FULL], [LIMITED], { grey: false, alpha: false, isRead: true }],
  ['both turned', [FULL, turned], [FULL, turned, alphaMark], { grey: false, alpha: false, isRead: true }],
  ['colours turned', [FULL, turned], [FULL, alphaMark], { grey: false, alpha: false, isRead: false }],
  ['transparency turned', [FULL], [FULL, turned, alphaMark], { grey: false, alpha: false, isRead: false }],
])('%s', async (_what, colour, alpha, expected) => {
  const { isGreyLimited, isAlphaLimited, patches } = await picture(colour, alpha);
  expect({ grey: isGreyLimited, alpha: isAlphaLimited, isRead: patches !== null }).toEqual(expected);
});

it('does not read transparency that has no sides', async () => {
  expect((await picture([FULL], [FULL, alphaMark], false)).patches).toBeNull();
});
