import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { sharp } from '../../../../../platform/pictures/sharp.ts';
import { buildPdf, type PdfOptions, type PdfPage, pdfStream } from '../../../testing/build-pdf.ts';
import { workOnPdf } from '../work-on-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'stream-damage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function isRepaired(page: PdfPage, options: PdfOptions = {}): Promise<boolean> {
  const path = join(folder, 'page.pdf');
  writeFileSync(path, buildPdf([page], options));
  const reply = await workOnPdf({ type: 'measure', path });
  if (reply.type !== 'measured') throw new Error(reply.type);
  return reply.facts.traits.includes('repaired');
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
    ['of a JPEG, cut off', image(photo.subarray(0, photo.length >> 1)), true],
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
    ['every usual word', { content: 'q 1 0 0 1 0 0 cm 0 0 m 9 9 l S 0 0 9 9 re W* n Q' }, false],
  ])('%s', async (_what, page, expected) => {
    expect(await isRepaired(page)).toBe(expected);
  });
});
