import { expect, test } from 'vitest';
import { sharp } from '../pictures/sharp.ts';
import { encodeOpaqueJpeg } from './encode-picture.ts';

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
