import { messageText } from '@diy/contract/messages/message-text';
import { describe, expect, it } from 'vitest';
import { readTiffTags, type TiffTags } from './read-tiff-tags.ts';
import { extraSamplesOf, holdsLosslessJpeg, whyUnreadableTiff } from './why-unreadable-tiff.ts';

const [LE, BE] = [true, false];

/** A file of one directory with these fields, each of one 16-bit number. */
function tiffOf(fields: [tag: number, value: number][], isLittle: boolean, isBig = false): Buffer {
  const bytes = Buffer.alloc(4096);
  const write = (at: number, size: number, value: number) =>
    isLittle ? bytes.writeUIntLE(value, at, size) : bytes.writeUIntBE(value, at, size);
  bytes.write(isLittle ? 'II' : 'MM', 'latin1');
  const long = (at: number, value: number) =>
    isBig ? write(isLittle ? at : at + 4, 4, value) : write(at, 4, value);
  write(2, 2, isBig ? 43 : 42);
  if (isBig) write(4, 2, 8);
  long(isBig ? 8 : 4, 16);
  let at = 16;
  if (isBig) long(at, fields.length);
  else write(at, 2, fields.length);
  at += isBig ? 8 : 2;
  for (const [tag, value] of fields) {
    write(at, 2, tag);
    write(at + 2, 2, 3);
    long(at + 4, 1);
    write(at + (isBig ? 12 : 8), 2, value);
    at += isBig ? 20 : 12;
  }
  return bytes;
}

const read = (bytes: Buffer) => readTiffTags(async (at, count) => bytes.subarray(at, at + count));
const RGB: [number, number][] = [
  [256, 100],
  [257, 80],
  [258, 8],
  [259, 5],
  [262, 2],
  [277, 3],
];
const kindOf = async (...more: [number, number][]) => {
  const fields = [...RGB.filter(([tag]) => !more.some(([other]) => other === tag)), ...more];
  const kind = whyUnreadableTiff((await read(tiffOf(fields, LE)))!);
  return kind && messageText(kind, 'en');
};

describe.each([
  ['little-endian', LE, false],
  ['big-endian', BE, false],
  ['BigTIFF, little-endian', LE, true],
  ['BigTIFF, big-endian', BE, true],
])('%s', (_name, isLittle, isBig) => {
  it('says what its fields hold', async () => {
    const tags = await read(tiffOf([...RGB, [284, 2], [322, 16], [338, 2], [339, 3]], isLittle, isBig));
    expect(tags).toMatchObject({
      widthPx: 100,
      heightPx: 80,
      bitsPerSample: 8,
      compression: 5,
      photometric: 2,
      samples: 3,
      planes: 2,
      isTiled: true,
      extraSamples: [2],
      sampleFormat: 3,
      hasMorePages: false,
    } satisfies Partial<TiffTags>);
  });
});

it.each<[string, [number, number][], string | null]>([
  ['RGB of 8 bits', [], null],
  ['RGB of 16 bits', [[258, 16]], null],
  [
    'one bit',
    [
      [258, 1],
      [262, 0],
      [277, 1],
    ],
    null,
  ],
  [
    'a palette of 4 bits',
    [
      [258, 4],
      [262, 3],
      [277, 1],
    ],
    null,
  ],
  ['RGB of 4 bits', [[258, 4]], '4 bits per channel'],
  ['24 bits', [[258, 24]], '24 bits per channel'],
  ['signed', [[339, 2]], 'signed samples'],
  [
    'half floats',
    [
      [258, 16],
      [339, 3],
    ],
    '16-bit floating point samples',
  ],
  ['undefined format', [[339, 4]], null],
  ['JPEG XL', [[259, 50002]], 'JPEG XL compression'],
  ['WebP', [[259, 50001]], null],
  ['private compression', [[259, 50013]], 'compression 50013'],
  ['planes in strips', [[284, 2]], null],
  [
    'planes in tiles',
    [
      [284, 2],
      [322, 16],
    ],
    'tiles with their colours stored apart',
  ],
  [
    'YCbCr in planes, subsampled unless said otherwise',
    [
      [262, 6],
      [284, 2],
    ],
    'YCbCr colours stored apart',
  ],
  [
    'YCbCr of 16 bits',
    [
      [262, 6],
      [258, 16],
    ],
    '16 bits per channel',
  ],
  ['ICC Lab', [[262, 9]], 'ICC Lab colours'],
])('%s: %j', async (_what, fields, kind) => {
  expect(await kindOf(...fields)).toBe(kind);
});

it.each<[number, number, number[], { count: number; hasAlpha: boolean }]>([
  [2, 3, [], { count: 0, hasAlpha: false }],
  [2, 4, [1], { count: 1, hasAlpha: true }],
  [2, 4, [2], { count: 1, hasAlpha: true }],
  [2, 4, [0], { count: 1, hasAlpha: false }],
  [2, 4, [], { count: 1, hasAlpha: false }],
  [2, 5, [2, 0], { count: 2, hasAlpha: true }],
  [5, 4, [], { count: 0, hasAlpha: false }],
  [5, 5, [0], { count: 1, hasAlpha: false }],
  [1, 2, [2], { count: 1, hasAlpha: true }],
  [77, 9, [], { count: 0, hasAlpha: false }],
])('colours %d of %d samples, beside them %j', async (photometric, samples, extraSamples, expected) => {
  const tags = (await read(tiffOf(RGB, LE)))!;
  expect(extraSamplesOf({ ...tags, photometric, samples, extraSamples })).toEqual(expected);
});

it.each<[string, number[], boolean]>([
  ['baseline', [0xff, 0xd8, 0xff, 0xdb, 0, 3, 9, 0xff, 0xc0, 0, 2], false],
  ['lossless', [0xff, 0xd8, 0xff, 0xdb, 0, 3, 9, 0xff, 0xc3, 0, 2], true],
  ['none', [1, 2, 3, 4], false],
  ['cut off', [0xff, 0xd8, 0xff], false],
  ['a segment of no length', [0xff, 0xd8, 0xff, 0xdb, 0, 0, 0, 0], false],
])('JPEG inside, %s', async (_what, bytes, expected) => {
  const tags = (await read(tiffOf(RGB, LE)))!;
  expect(holdsLosslessJpeg({ ...tags, compression: 7 }, Buffer.from(bytes))).toBe(expected);
});
