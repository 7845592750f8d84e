import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrintSize } from '@diy/design/painting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodePng } from '../../../platform/canvas/encode-png.ts';
import { findProjectFolder } from '../../../platform/config/project-folder.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { pressProfilePath } from './press-profile.ts';
import { printFileAs } from './print-file-as.ts';

/** What LittleCMS itself converts (`bench/truth/write-cmyk-reference.ts`): sRGB in 0–255, inks in 0–255. */
const reference = JSON.parse(
  readFileSync(join(findProjectFolder(), 'server', 'press', 'fogra39-reference.json'), 'utf8'),
) as { colours: { rgb: number[]; cmyk: number[] }[] };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'print-file-as-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The TIFF of a print file with these pixels in one row. */
async function tiffOf(pixels: number[], channels: 3 | 4): Promise<Buffer> {
  const path = join(folder, 'print.png');
  const raw = { width: pixels.length / channels, height: 1, channels };
  await sharp(Buffer.from(pixels), { raw }).withIccProfile('srgb').png().toFile(path);
  const storage = { localPath: async () => path } as unknown as ObjectStore;
  return printFileAs('tiff', storage, 'print.png', { resolutionDpi: 300 } as PrintSize);
}

/** The Compression tag of a little-endian TIFF: 1 is none, 5 is LZW. */
function compressionOf(tiff: Buffer): number | undefined {
  const directory = tiff.readUInt32LE(4);
  const tags = Array.from({ length: tiff.readUInt16LE(directory) }, (_, entry) => directory + 2 + 12 * entry);
  const tag = tags.find((at) => tiff.readUInt16LE(at) === 259);
  return tag === undefined ? undefined : tiff.readUInt16LE(tag + 8);
}

/** Inks as the file holds them, 0–255. */
const inksOf = (tiff: Buffer) =>
  sharp(tiff).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer();

describe('a CMYK file', () => {
  it('holds the inks that LittleCMS makes with the same profile and intent', async () => {
    const inks = await inksOf(
      await tiffOf(
        reference.colours.flatMap(({ rgb }) => rgb),
        3,
      ),
    );
    const off = reference.colours.flatMap(({ cmyk }, at) =>
      cmyk.map((ink, n) => Math.abs(inks[at * 4 + n]! - ink)),
    );
    expect(off).toHaveLength(reference.colours.length * 4);
    expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(0.7);
    // A table of 33 steps a channel, in which the darkest colours lie far apart in ink and close to the eye.
    expect(off.filter((one) => one > 3).length / off.length).toBeLessThan(0.02);
    expect(Math.max(...off)).toBeLessThan(12);
  });

  it('carries the very profile it was converted by', async () => {
    const { icc, space, density } = await sharp(await tiffOf([10, 20, 30], 3)).metadata();
    expect(icc?.equals(readFileSync(pressProfilePath()))).toBe(true);
    expect([space, density]).toEqual(['cmyk', 300]);
  });

  it('leaves what is transparent without ink, and never lays more than 300 %', async () => {
    const clear = await inksOf(await tiffOf([0, 0, 0, 0], 4));
    expect([...clear]).toEqual([0, 0, 0, 0]);
    const black = await inksOf(await tiffOf([0, 0, 0, 255], 4));
    expect([...black].reduce((sum, ink) => sum + ink / 2.55, 0)).toBeLessThanOrEqual(300);
    expect(black[3]! / 2.55).toBeGreaterThan(85);
  });

  it.each([
    ['artwork', 2, 5],
    ['noise', 400, 1],
  ])('packs %s only where that saves time and room', async (_, side, compression) => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
    const small = sharp({
      create: { width: side, height: side, channels: 3, background: '#000', noise },
    });
    const rgba = await sharp(await small.png().toBuffer())
      .resize(400, 400)
      .ensureAlpha()
      .raw()
      .toBuffer();
    const path = join(folder, `${side}.png`);
    writeFileSync(path, await encodePng({ rgba, widthPx: 400, heightPx: 400 }, 300));
    const storage = { localPath: async () => path } as unknown as ObjectStore;
    const tiff = await printFileAs('tiff', storage, '', { resolutionDpi: 300 } as PrintSize);
    expect(compressionOf(tiff)).toBe(compression);
    // What the profile and the pixels take at most.
    expect(tiff.length).toBeLessThan(readFileSync(pressProfilePath()).length + 400 * 400 * 4 + 5000);
  });
});
