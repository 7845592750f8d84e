import type { PixelLayer, Pixels, Samples } from '../document.ts';
import { readComposite } from './read-composite.ts';
import { coloursOf, type FileScan, fullSampleOf } from './scan-file.ts';

/** A document without layers is its merged picture. */
export function readFlat(bytes: Uint8Array, scan: FileScan): PixelLayer {
  const bounds = { left: 0, top: 0, right: scan.width, bottom: scan.height };
  const pixels: Pixels = { bounds, colour: readColours(bytes, scan), full: fullSampleOf(scan) };
  return {
    kind: 'pixels',
    name: '',
    path: '',
    isVisible: true,
    opacity: 1,
    fillOpacity: 1,
    blend: 'normal',
    isClipped: false,
    clipsAsGroup: true,
    masks: [],
    effects: [],
    unsupported: [],
    pixels,
  };
}

function readColours(bytes: Uint8Array, scan: FileScan): Samples[] {
  const channels = readComposite(bytes, scan);
  if (scan.mode === 0) return [readBits(channels[0]!, scan.width, scan.height)];
  if (scan.mode === 2) return readPalette(channels[0]!, scan.palette);
  return channels.slice(0, coloursOf(scan));
}

/** One bit a pixel, 1 for black, rows of whole bytes. */
function readBits(bits: Samples, width: number, height: number): Samples {
  const values = new Uint8Array(width * height);
  const rowBytes = Math.ceil(width / 8);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const byte = bits[y * rowBytes + (x >> 3)]!;
      values[y * width + x] = (byte >> (7 - (x & 7))) & 1 ? 0 : 255;
    }
  return values;
}

function readPalette(indices: Samples, palette: Uint8Array): Samples[] {
  const entries = Math.floor(palette.length / 3);
  return [0, 1, 2].map((channel) =>
    Uint8Array.from(indices, (index) => palette[channel * entries + index] ?? 0),
  );
}
