import sharp from 'sharp';
import { expect, it } from 'vitest';
import { withDensity } from './png-density.ts';

it.each([72, 150, 300, 1200])('writes %d dpi that another program reads', async (dpi) => {
  const png = await sharp({ create: { width: 7, height: 5, channels: 4, background: '#12345678' } })
    .png()
    .toBuffer();
  const bare = await sharp(png).png({ compressionLevel: 1 }).toBuffer();
  const written = withDensity(bare, dpi);
  const facts = await sharp(Buffer.from(written), { failOn: 'warning' }).metadata();
  expect([facts.width, facts.height, facts.density]).toEqual([7, 5, dpi]);
  const [a, b] = await Promise.all([
    sharp(png).raw().toBuffer(),
    sharp(Buffer.from(written)).raw().toBuffer(),
  ]);
  expect(Buffer.compare(a, b)).toBe(0);
});
