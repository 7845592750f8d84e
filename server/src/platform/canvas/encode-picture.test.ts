import { describe, expect, it, test } from 'vitest';
import { sharp } from '../pictures/sharp.ts';
import { decodeRgba, encodeOpaqueJpeg, encodeWebp } from './encode-picture.ts';

/** Every code in each channel, next to many others. */
function picture(widthPx: number, heightPx: number) {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4).map((_, i) =>
    i % 4 === 3 ? 255 : (i * 7 + (i >> 9) * (1 + (i % 4))) & 255,
  );
  return { rgba, widthPx, heightPx };
}

test.each([
  [1, 1],
  [255, 3],
  [640, 410],
])(
  'a JPEG of %i × %i px is the one libvips writes when it converts to sRGB itself',
  async (width, height) => {
    const { rgba, ...size } = picture(width, height);
    const theirs = await sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4', optimiseCoding: false })
      .withIccProfile('srgb')
      .toBuffer();
    const ours = await encodeOpaqueJpeg({ rgba, ...size });
    expect(ours.equals(theirs)).toBe(true);
    expect(await sharp(ours).metadata()).toMatchObject({ format: 'jpeg', width, height, hasProfile: true });
  },
);

test('a picture that is part of a larger buffer is taken from its place', async () => {
  const { rgba, widthPx, heightPx } = picture(40, 30);
  const larger = new Uint8ClampedArray(rgba.length + 100);
  larger.set(rgba, 60);
  const part = new Uint8ClampedArray(larger.buffer, 60, rgba.length);
  expect(await encodeOpaqueJpeg({ rgba: part, widthPx, heightPx })).toEqual(
    await encodeOpaqueJpeg({ rgba, widthPx, heightPx }),
  );
});

const [widthPx, heightPx] = [300, 200];

function pictureOf(colourAt: (x: number, y: number) => readonly [number, number, number, number]) {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) rgba.set(colourAt(x, y), (y * widthPx + x) * 4);
  return { rgba, widthPx, heightPx };
}

/** Mean difference of a channel where something is seen. */
async function differenceOf(picture: ReturnType<typeof pictureOf>): Promise<number> {
  const { rgba } = await decodeRgba(await encodeWebp(picture));
  let sum = 0;
  for (let at = 0; at < rgba.length; at += 1)
    sum += at % 4 === 3 || rgba[at | 3]! > 0 ? Math.abs(rgba[at]! - picture.rgba[at]!) : 0;
  return sum / rgba.length;
}

describe('a picture for pages', () => {
  it('keeps letters with soft edges exactly, clear parts included', async () => {
    const disc = pictureOf((x, y) => {
      const edge = Math.round(255 * Math.min(1, Math.max(0, 80 - Math.hypot(x - 150, y - 100))));
      return [217, 68, 43, edge];
    });
    expect(await differenceOf(disc)).toBe(0);
  });

  it('keeps fine patterns of few colours exactly', async () => {
    const checks = pictureOf((x, y) => ((x + y) % 2 === 0 ? [0, 0, 0, 255] : [217, 68, 43, 255]));
    expect(await differenceOf(checks)).toBe(0);
  });

  it('keeps a grey photograph as one, in half the bytes that all its pixels take', async () => {
    let seed = 1;
    const photo = pictureOf((x, y) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const noise = (seed >>> 28) - 8;
      const grey = 60 + (110 * y) / heightPx + (50 * x) / widthPx + noise;
      return [grey, grey, grey, 255];
    });
    const exact = await sharp(Buffer.from(photo.rgba.buffer), {
      raw: { width: widthPx, height: heightPx, channels: 4 },
    })
      .webp({ lossless: true, effort: 1 })
      .toBuffer();
    expect((await encodeWebp(photo)).length).toBeLessThan(exact.length / 2);
    expect(await differenceOf(photo)).toBeLessThan(4);
  });

  it('keeps a photograph as it looks, in a tenth of its bytes', async () => {
    const photo = pictureOf((x, y) => {
      const noise = (Math.imul(x * 7919 + y * 104_729, 2_654_435_761) >>> 28) - 8;
      return [60 + ((150 * y) / heightPx + noise), 90 + (70 * x) / widthPx + noise, 120 + noise, 255];
    });
    expect((await encodeWebp(photo)).length).toBeLessThan(photo.rgba.length / 10);
    const difference = await differenceOf(photo);
    expect(difference).toBeGreaterThan(0);
    expect(difference).toBeLessThan(4);
  });
});
