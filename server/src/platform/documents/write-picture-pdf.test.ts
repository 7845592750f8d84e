import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { sharp } from '../pictures/sharp.ts';
import { iccProfileOf, readPngData } from './read-png-data.ts';
import { writePicturePdf } from './write-picture-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'diy-pdf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function picture(channels: 3 | 4): Promise<string> {
  const [width, height] = [7, 5];
  const raw = Buffer.from(Array.from({ length: width * height * channels }, (_, i) => (i * 37) % 256));
  const path = join(folder, `${channels}.png`);
  writeFileSync(path, await sharp(raw, { raw: { width, height, channels } }).png().toBuffer());
  return path;
}

/** The stream of an object, and its dictionary. */
function objectOf(pdf: Buffer, number: number): { dictionary: string; stream: Buffer } {
  const start = pdf.indexOf(`\n${number} 0 obj\n`);
  const begin = pdf.indexOf('stream\n', start) + 7;
  const dictionary = pdf.toString('latin1', start, begin);
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  return { dictionary, stream: pdf.subarray(begin, begin + length) };
}

/** Undoes PNG's row filters. */
function pixelsOf(data: Buffer, width: number, channels: number): number[] {
  const stride = width * channels;
  const rows: number[][] = [];
  for (let at = 0; at < data.length; at += stride + 1) {
    const filter = data[at]!;
    const above = rows.at(-1) ?? Array(stride).fill(0);
    const row: number[] = [];
    for (let x = 0; x < stride; x += 1) {
      const left = row[x - channels] ?? 0;
      const up = above[x] ?? 0;
      const corner = x < channels ? 0 : (above[x - channels] ?? 0);
      const estimate = left + up - corner;
      const [a, b, c] = [left, up, corner].map((value) => Math.abs(estimate - value)) as [
        number,
        number,
        number,
      ];
      const paeth = a <= b && a <= c ? left : b <= c ? up : corner;
      const predicted = [0, left, up, (left + up) >> 1, paeth][filter]!;
      row.push((data[at + 1 + x]! + predicted) & 255);
    }
    rows.push(row);
  }
  return rows.flat();
}

it('has a page of the size in millimetres, with the trim inside the bleed', async () => {
  const pdf = await writePicturePdf(await picture(3), { widthMm: 320, heightMm: 420, bleedMm: 10 });
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-1.4\n')).toBe(true);
  // 320 mm = 907.0866 pt, 420 mm = 1190.5512 pt, 10 mm = 28.3465 pt.
  expect(text).toContain('/MediaBox [0 0 907.0866 1190.5512]');
  expect(text).toContain('/TrimBox [28.3465 28.3465 878.7402 1162.2047]');
  expect(text).not.toContain('/SMask');
});

it('holds the very pixels, their transparency and an sRGB profile', async () => {
  const path = await picture(4);
  const pdf = await writePicturePdf(path, { widthMm: 7, heightMm: 5, bleedMm: 0 });
  const raw = await sharp(path).raw().toBuffer();
  const image = objectOf(pdf, 5);
  expect(image.dictionary).toMatch(/\/Width 7 \/Height 5 .*\/SMask 7 0 R/);
  expect(pixelsOf(inflateSync(image.stream), 7, 3)).toEqual([...raw].filter((_, i) => i % 4 !== 3));
  const mask = objectOf(pdf, 7);
  expect(mask.dictionary).toContain('/DeviceGray');
  expect(pixelsOf(inflateSync(mask.stream), 7, 1)).toEqual([...raw].filter((_, i) => i % 4 === 3));
  const profile = objectOf(pdf, 6).stream;
  expect(profile.toString('latin1', 36, 40)).toBe('acsp');
  expect(profile.toString('latin1', 16, 20)).toBe('RGB ');
});

it('has a table that names where each object begins', async () => {
  const pdf = await writePicturePdf(await picture(4), { widthMm: 7, heightMm: 5, bleedMm: 0 });
  const text = pdf.toString('latin1');
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table, table + 7)).toBe('xref\n0 ');
  const offsets = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map((row) => Number(row[1]));
  expect(offsets).toHaveLength(7);
  offsets.forEach((offset, index) => {
    expect(text.slice(offset, offset + 8)).toBe(`${index + 1} 0 obj\n`);
  });
});

it('gives equal bytes for equal pictures', async () => {
  const page = { widthMm: 7, heightMm: 5, bleedMm: 0 };
  const path = await picture(4);
  expect((await writePicturePdf(path, page)).equals(await writePicturePdf(path, page))).toBe(true);
});

it('takes only PNGs it can take over as they are', async () => {
  expect(() => readPngData(Buffer.from('no picture at all'))).toThrow('not an 8-bit PNG');
  const plain = await sharp(await picture(3))
    .png()
    .toBuffer();
  await expect(iccProfileOf(plain)).rejects.toThrow('no colour profile');
});
