import { expect, it } from 'vitest';
import type { ImageFormat } from './detect-format.ts';
import type { PictureHeader } from './picture-header.ts';
import { heldBytesPerPixel, maxPixelsFor } from './picture-limits.ts';

const header = (part: Partial<PictureHeader>) => ({ channels: 3, depth: 'uchar', ...part }) as PictureHeader;

it.each<[string, ImageFormat, Partial<PictureHeader>, number]>([
  ['plain JPEG', 'jpeg', {}, 250],
  ['plain PNG', 'png', { channels: 4 }, 250],
  ['mirrored JPEG', 'jpeg', { orientation: 2 }, 250],
  ['turned JPEG', 'jpeg', { orientation: 6 }, 102],
  ['interlaced PNG', 'png', { isProgressive: true, channels: 4 }, 76.5],
  ['interlaced 16-bit PNG', 'png', { isProgressive: true, channels: 4, depth: 'ushort' }, 38.25],
  ['progressive JPEG 4:2:0', 'jpeg', { isProgressive: true, chromaSubsampling: '4:2:0' }, 102],
  ['progressive JPEG 4:4:4', 'jpeg', { isProgressive: true, chromaSubsampling: '4:4:4' }, 51],
  ['WebP', 'webp', {}, 38.25],
  ['GIF', 'gif', {}, 38.25],
  ['AVIF', 'avif', {}, 18],
])('%s', (_what, format, part, megapixels) => {
  expect(maxPixelsFor(heldBytesPerPixel(format, header(part)))).toBe(Math.round(megapixels * 1_000_000));
});
