import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { sharp } from '../../../../../platform/pictures/sharp.ts';
import { buildPdf, type PdfOptions, type PdfPage, pdfStream } from '../../../testing/build-pdf.ts';
import { PdfName, PdfStream } from '../pdf-values.ts';
import type { PdfFile } from '../read-pdf-file.ts';
import { workOnPdf } from '../work-on-pdf.ts';
import { findStreamDamage } from './find-stream-damage.ts';

const folder = mkdtempSync(join(tmpdir(), 'stream-damage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isRepaired = async (page: PdfPage, options?: PdfOptions) =>
  (await traitsOf(page, options)).includes('repaired');

async function traitsOf(page: PdfPage, options: PdfOptions = {}) {
  const path = join(folder, 'page.pdf');
  writeFileSync(path, buildPdf([page], options));
  const reply = await workOnPdf({ type: 'measure', path });
  if (reply.type !== 'measured') throw new Error(reply.type);
  return reply.facts.traits;
}

const FORM = { content: '/A Do', resources: '/XObject << /A 100 0 R >>' };
const SQUARES = Array.from({ length: 80 }, (_, n) => `0.${n} 0 1 rg ${n} ${n} 9 9 re f`).join('\n');
const packed = deflateSync(SQUARES);
const form = (data: Buffer) => pdfStream(data, '/Subtype /Form /BBox [0 0 99 99] /Filter /FlateDecode');

function changed(data: Buffer, at: number): Buffer {
  const copy = Buffer.from(data);
  copy[at] = copy[at]! ^ 4;
  return copy;
}

const photo = await sharp({
  create: {
    width: 200,
    height: 200,
    channels: 3,
    background: '#555',
    noise: { type: 'gaussian', sigma: 30 },
  },
})
  .jpeg()
  .toBuffer();
const image = (data: Buffer) =>
  pdfStream(
    data,
    '/Subtype /Image /Width 200 /Height 200 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode',
  );

describe('data', () => {
  it.each<[string, Buffer, boolean]>([
    ['whole', form(packed), false],
    ['without its check sum, as some programs write it', form(packed.subarray(0, -4)), false],
    ['with something behind it', form(Buffer.concat([packed, Buffer.from('\r\n')])), false],
    ['cut off', form(packed.subarray(0, packed.length >> 1)), true],
    ['changed in its middle', form(changed(packed, packed.length >> 1)), true],
    ['of a JPEG, whole', image(photo), false],
    ['of a JPEG, without its end mark', image(photo.subarray(0, -2)), false],
    ['of a JPEG, cut off', image(photo.subarray(0, photo.length >> 1)), true],
    ['of a JPEG, nearly whole', image(photo.subarray(0, -20)), true],
  ])('%s', async (_what, object, expected) => {
    expect(await isRepaired(FORM, { objects: { 100: object } })).toBe(expected);
  });

  it('of a picture’s transparency, and of a font, counts as well', async () => {
    const cut = deflateSync(Buffer.alloc(4000, 'abc')).subarray(0, 20);
    const sides = '/Subtype /Image /Width 20 /Height 20 /BitsPerComponent 8 /Filter /FlateDecode';
    const masked = {
      100: pdfStream(deflateSync(Buffer.alloc(1200)), `${sides} /ColorSpace /DeviceRGB /SMask 101 0 R`),
      101: pdfStream(cut, `${sides} /ColorSpace /DeviceGray`),
    };
    expect(await isRepaired(FORM, { objects: masked })).toBe(true);
    const text = {
      content: 'BT /F 20 Tf (a) Tj ET',
      resources:
        '/Font << /F << /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor << /Type /FontDescriptor /FontFile2 100 0 R >> >> >>',
    };
    expect(await isRepaired(text, { objects: { 100: pdfStream(cut, '/Filter /FlateDecode') } })).toBe(true);
  });
});

describe('what a page asks for', () => {
  it.each<[string, PdfPage, boolean]>([
    ['a picture that is not there', { content: '/A Do' }, true],
    ['a colour space that is not there', { content: '/X cs 1 scn 0 0 9 9 re f' }, true],
    ['a plain colour space', { content: '/DeviceRGB cs 1 0 0 scn 0 0 9 9 re f' }, false],
    ['a word that means nothing', { content: '0 0 9 9 re f 0 0 9 9 rx f' }, true],
    ['a sign alone for a number', { content: '- 0 9 9 re f' }, false],
    ['a number as other languages write it', { content: '1e-05 0 9 9 re f' }, false],
    ['every usual word', { content: 'q 1 0 0 1 0 0 cm 0 0 m 9 9 l S 0 0 9 9 re W* n Q' }, false],
  ])('%s', async (_what, page, expected) => {
    expect(await isRepaired(page)).toBe(expected);
  });
});

it('numbers that viewers read differently are said to differ', async () => {
  expect(await traitsOf({ content: '1e-05 0 9 9 re f' })).toEqual(['differs']);
  expect(await traitsOf({ content: '0.00001 0 9 9 re f' })).toEqual([]);
});

it('shapes of a font without resources use those of the page', async () => {
  const font =
    '/Font << /F << /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 /Widths [1] /Encoding << /Differences [97 /a] >> /CharProcs << /a 101 0 R >> >> >>';
  const objects = { 100: form(packed), 101: pdfStream('1 0 d0 /A Do') };
  const page = { content: 'BT /F 20 Tf (a) Tj ET', resources: `${font} /XObject << /A 100 0 R >>` };
  expect(await isRepaired(page, { objects })).toBe(false);
  expect(await isRepaired({ ...page, resources: font }, { objects })).toBe(true);
});

it('JPEGs count among the bytes that are gone through', async () => {
  const file = { resolve: (value: unknown) => value } as unknown as PdfFile;
  const jpeg = (raw: Buffer) => new PdfStream(new Map([['Filter', new PdfName('DCTDecode')]]), raw);
  const streams = [jpeg(photo), jpeg(photo.subarray(0, photo.length >> 1))];
  expect(await findStreamDamage(file, streams)).toBe(true);
  expect(await findStreamDamage(file, streams, photo.length)).toBe(false);
});
