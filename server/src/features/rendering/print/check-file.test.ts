import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import type { RgbaPicture } from '@diy/design/painting';
import { expect, it } from 'vitest';
import { encodePng } from '../../../platform/canvas/encode-png.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { BrokenFile, checkFile } from './check-file.ts';
import { PRINT_CHECK_SOURCE_SHA256 } from './print-check-wasm.ts';

/** Every byte everywhere, clear pixels with colours included; `calm` ones are packed filtered, others as they are. */
function picture(widthPx: number, heightPx: number, isSmooth = false): RgbaPicture {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  let state = 7;
  for (let at = 0; at < rgba.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    rgba[at] = isSmooth ? (at >> 2) + (state >>> 30) + (at & 3) * 60 : state >>> 24;
  }
  return { rgba, widthPx, heightPx };
}

it.each([
  ['one pixel', 1, 1],
  ['one column', 1, 300],
  ['one row', 300, 1],
  ['odd sides', 37, 131],
  ['rows of whole vectors', 64, 20],
  ['a few megabytes', 613, 1301],
])('passes the file of the drawn pixels: %s', async (_name, widthPx, heightPx) => {
  for (const isSmooth of [true, false]) {
    const drawn = picture(widthPx, heightPx, isSmooth);
    await expect(checkFile(await encodePng(drawn, 300), drawn)).resolves.toBeUndefined();
  }
});

it('checks several side by side', async () => {
  const drawn = [picture(300, 900), picture(301, 1200), picture(7, 900)];
  const files = await Promise.all(drawn.map((one) => encodePng(one, 300)));
  await Promise.all(files.map((file, at) => checkFile(file, drawn[at]!)));
  const results = await Promise.allSettled(files.map((file, at) => checkFile(file, drawn[(at + 1) % 3]!)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

it('fails a file in which any byte of any pixel is another', async () => {
  const drawn = picture(21, 3, true);
  for (let at = 0; at < drawn.rgba.length; at += 1) {
    const other = { ...drawn, rgba: drawn.rgba.slice() };
    other.rgba[at]! ^= 1 << (at % 8);
    await expect(checkFile(await encodePng(other, 300), drawn), `byte ${at}`).rejects.toBeInstanceOf(
      BrokenFile,
    );
  }
});

const WIDTH = 40;
const HEIGHT = 30;
const drawn = picture(WIDTH, HEIGHT, true);
const whole = await encodePng(drawn, 300);
const flipped = (at: number) => {
  const file = Buffer.from(whole);
  file[at]! ^= 4;
  return file;
};

it('fails a file in which any bit was lost', async () => {
  for (let at = 0; at < whole.length; at += 1)
    await expect(checkFile(flipped(at), drawn), `byte ${at}`).rejects.toBeInstanceOf(BrokenFile);
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
function header(widthPx: number, heightPx: number, form = [8, 6, 0, 0, 0]): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(widthPx);
  data.writeUInt32BE(heightPx, 4);
  return chunk('IHDR', Buffer.concat([data.subarray(0, 8), Buffer.from(form)]));
}
const SIGNATURE = whole.subarray(0, 8);
const END = chunk('IEND', Buffer.alloc(0));
/** Rows filtered by the standard's own words. */
function rows(filter: number, count = HEIGHT): Buffer {
  const { rgba } = drawn;
  const bytes = WIDTH * 4;
  const out = Buffer.alloc(count * (1 + bytes));
  for (let y = 0; y < count; y += 1) {
    out[y * (1 + bytes)] = filter;
    for (let x = 0; x < bytes; x += 1) {
      const at = (y % HEIGHT) * bytes + x;
      const left = x < 4 ? 0 : rgba[at - 4]!;
      const up = y === 0 ? 0 : rgba[at - bytes]!;
      out[y * (1 + bytes) + 1 + x] = rgba[at]! - (filter === 3 ? Math.floor((left + up) / 2) : 0);
    }
  }
  return out;
}
/** The encoder's own profile and density: what lies between its header and its pixels. */
const FACTS = whole.subarray(8 + 25, whole.indexOf('IDAT', 0, 'latin1') - 4);
const png = (first: Buffer = Buffer.alloc(0), ...others: Buffer[]) =>
  Buffer.concat([SIGNATURE, first, FACTS, ...others]);
const data = (bytes: Buffer) => chunk('IDAT', deflateSync(bytes));

it.each([0, 3])('reads a file that this test packed with filter %i, in pieces', async (filter) => {
  const packed = deflateSync(rows(filter));
  const pieces = [packed.subarray(0, 1), packed.subarray(1, 90), packed.subarray(90)];
  const file = png(header(WIDTH, HEIGHT), ...pieces.map((piece) => chunk('IDAT', piece)), END);
  await expect(checkFile(file, drawn)).resolves.toBeUndefined();
  // And so does a decoder.
  expect((await sharp(file).raw().toBuffer()).equals(Buffer.from(drawn.rgba))).toBe(true);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff])],
  ['no picture', png()],
  ['no header', png(undefined, data(rows(3)), END)],
  ['no profile and no density', Buffer.concat([SIGNATURE, header(WIDTH, HEIGHT), data(rows(3)), END])],
  ['a colour made clear', png(header(WIDTH, HEIGHT), chunk('tRNS', Buffer.alloc(6)), data(rows(3)), END)],
  ['a chunk nobody knows', png(header(WIDTH, HEIGHT), chunk('ABCD', Buffer.from('x')), data(rows(3)), END)],
  ['two headers', png(header(WIDTH, HEIGHT), header(WIDTH, HEIGHT), data(rows(3)), END)],
  ['sides exchanged', png(header(HEIGHT, WIDTH), data(rows(3)), END)],
  ['16 bits', png(header(WIDTH, HEIGHT, [16, 6, 0, 0, 0]), data(rows(3)), END)],
  ['no alpha', png(header(WIDTH, HEIGHT, [8, 2, 0, 0, 0]), data(rows(3)), END)],
  ['interlaced', png(header(WIDTH, HEIGHT, [8, 6, 0, 0, 1]), data(rows(3)), END)],
  ['no data', png(header(WIDTH, HEIGHT), END)],
  ['a row missing', png(header(WIDTH, HEIGHT), data(rows(3, HEIGHT - 1)), END)],
  ['a row too many', png(header(WIDTH, HEIGHT), data(rows(3, HEIGHT + 1)), END)],
  ['a byte too many', png(header(WIDTH, HEIGHT), data(Buffer.concat([rows(3), Buffer.from([0])])), END)],
  ['another filter', png(header(WIDTH, HEIGHT), data(rows(1)), END)],
  [
    'data that ends early',
    png(header(WIDTH, HEIGHT), chunk('IDAT', deflateSync(rows(3)).subarray(0, -9)), END),
  ],
  [
    'bytes after the data',
    png(header(WIDTH, HEIGHT), chunk('IDAT', Buffer.concat([deflateSync(rows(3)), Buffer.from('x')])), END),
  ],
  ['no end', png(header(WIDTH, HEIGHT), data(rows(3)))],
  ['bytes after the end', png(header(WIDTH, HEIGHT), data(rows(3)), END, Buffer.from('x'))],
  [
    'a length beyond the file',
    png(header(WIDTH, HEIGHT), Buffer.from([0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4, 5, 6, 7, 8])),
  ],
  ['half of it', whole.subarray(0, whole.length / 2)],
])('fails a file with %s', async (_name, file) => {
  await expect(checkFile(file, drawn)).rejects.toBeInstanceOf(BrokenFile);
});

it('is compiled from its source; after a change of that: npm run kernel', () => {
  const source = readFileSync(new URL('../../../../kernel/print-check.ts', import.meta.url));
  expect(createHash('sha256').update(source).digest('hex')).toBe(PRINT_CHECK_SOURCE_SHA256);
});
