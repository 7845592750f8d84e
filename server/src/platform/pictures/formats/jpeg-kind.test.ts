import { expect, it } from 'vitest';
import { sharp } from '../sharp.ts';
import { readJpegKind, whyUnreadableJpeg } from './jpeg-kind.ts';

const jpeg = () =>
  sharp({ create: { width: 32, height: 24, channels: 3, background: '#c04020' } })
    .jpeg()
    .toBuffer();
/** The same with another frame marker and depth. */
async function framed(marker: number, bits = 8): Promise<Buffer> {
  const content = await jpeg();
  const at = content.indexOf(Buffer.from([0xff, 0xc0]));
  content[at + 1] = marker;
  content[at + 4] = bits;
  return content;
}

it.each<[string, number, number, string | null]>([
  ['baseline', 0xc0, 8, null],
  ['progressive', 0xc2, 8, null],
  ['arithmetic', 0xc9, 8, null],
  ['lossless', 0xc3, 8, null],
  ['12 bits', 0xc1, 12, 'tiff.bits-bits-per-channel'],
  ['12 bits, progressive', 0xc2, 12, 'tiff.bits-bits-per-channel'],
  ['a depth that there is not', 0xc1, 9, null],
  ['lossless, 16 bits', 0xc3, 16, 'tiff.bits-bits-per-channel'],
  ['hierarchical', 0xc5, 8, 'jpeg.hierarchical'],
  ['JPEG-LS', 0xf7, 8, 'jpeg.jpeg-ls'],
])('%s', async (_what, marker, bits, why) => {
  const kind = readJpegKind(await framed(marker, bits));
  expect(kind?.bitsPerSample).toBe(bits);
  expect(whyUnreadableJpeg(kind)?.id ?? null).toBe(why);
});

it('reads over what stands between segments, and over repeated marks', async () => {
  const content = await framed(0xc9);
  const odd = Buffer.concat([
    content.subarray(0, 2),
    Buffer.from([0, 7, 0xff, 0xff, 0xff]),
    content.subarray(3),
  ]);
  expect(readJpegKind(odd)).toEqual({ coding: 'arithmetic', bitsPerSample: 8 });
});

it('says nothing of a file that is cut off before', async () => {
  const content = await jpeg();
  expect(readJpegKind(content.subarray(0, 40))).toBeNull();
  expect(readJpegKind(Buffer.from([0xff, 0xd8, 0xff]))).toBeNull();
});
