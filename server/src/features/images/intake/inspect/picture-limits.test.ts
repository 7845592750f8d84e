import { expect, it } from 'vitest';
import type { ImageFormat } from './detect-format.ts';
import type { PictureHeader } from './picture-header.ts';
import { heldBytesPerPixel, maxPixelsFor } from './picture-limits.ts';

const header = (part: Partial<PictureHeader>) => ({ channels: 3, depth: 'uchar', ...part }) as PictureHeader;

it.each<[string, ImageFormat, Partial<PictureHeader>, number]>([
  ['plain JPEG', 'jpeg', {}, 250],
  ['plain PNG', 'png', { channels: 4 }, 250],
  ['mirrored JPEG', 'jpeg', { orientation: 2 }, 250],
  ['turned JPEG', 'jpeg', { orientation: 6 }, 106.666666],
  ['interlaced PNG', 'png', { isProgressive: true, channels: 4 }, 80],
  ['interlaced 16-bit PNG', 'png', { isProgressive: true, channels: 4, depth: 'ushort' }, 40],
  ['progressive JPEG 4:2:0', 'jpeg', { isProgressive: true, chromaSubsampling: '4:2:0' }, 106.666666],
  ['progressive JPEG 4:4:4', 'jpeg', { isProgressive: true, chromaSubsampling: '4:4:4' }, 53.333333],
  ['WebP', 'webp', {}, 40],
  ['GIF', 'gif', {}, 40],
  ['AVIF', 'avif', {}, 18.823529],
])('%s', (_what, format, part, megapixels) => {
  expect(maxPixelsFor(heldBytesPerPixel(format, header(part)))).toBe(Math.round(megapixels * 1_000_000));
});
