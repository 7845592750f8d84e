import type { PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import type { Holed } from './patch-field.ts';

/**
 * How far around the erased part pixels are read, on each side: this share of its longer side, and `MIN_AROUND_PX` more.
 */
const AROUND_SHARE = 0.9;
const MIN_AROUND_PX = 70;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around what is to be erased, without its right and bottom ends; null when there is nothing. */
export function boundsOfMask(mask: Uint8Array, widthPx: number, heightPx: number): Box | null {
  const box: Box = { left: widthPx, top: heightPx, right: 0, bottom: 0 };
  for (let y = 0, at = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1, at += 1) {
      if (mask[at] === 0) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = y + 1;
    }
  return box.bottom === 0 ? null : box;
}

/** A part of the picture in full size. */
export interface Region {
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
  rgba: Uint8Array;
  /** 1 = to be filled. */
  hole: Uint8Array;
}

/** Reads the box with what is around it. */
export async function readRegion(rows: PixelRows, mask: Uint8Array, box: Box): Promise<Region> {
  const around = Math.round(
    MIN_AROUND_PX + AROUND_SHARE * Math.max(box.right - box.left, box.bottom - box.top),
  );
  const left = Math.max(0, box.left - around);
  const top = Math.max(0, box.top - around);
  const widthPx = Math.min(rows.widthPx, box.right + around) - left;
  const heightPx = Math.min(rows.heightPx, box.bottom + around) - top;
  const region: Region = {
    left,
    top,
    widthPx,
    heightPx,
    rgba: new Uint8Array(widthPx * heightPx * 4),
    hole: new Uint8Array(widthPx * heightPx),
  };
  const ROWS = 64;
  for (let y = 0; y < heightPx; y += ROWS) {
    const count = Math.min(ROWS, heightPx - y);
    const pixels = await rows.read(top + y, count);
    for (let line = 0; line < count; line += 1) {
      const from = line * rows.widthPx + left;
      region.rgba.set(pixels.subarray(from * 4, (from + widthPx) * 4), (y + line) * widthPx * 4);
      const at = (top + y + line) * rows.widthPx + left;
      region.hole.set(mask.subarray(at, at + widthPx), (y + line) * widthPx);
    }
  }
  return region;
}

/**
 * Reduces a region: each pixel is the mean of `times` by `times`, as colours weighted by alpha and the alpha itself. A
 * pixel that holds any of the hole belongs to the hole.
 */
export function reduceRegion({ widthPx, heightPx, rgba, hole }: Region, times: number): Holed {
  const [width, height] = [
    Math.max(1, Math.floor(widthPx / times)),
    Math.max(1, Math.floor(heightPx / times)),
  ];
  const channels = [0, 1, 2, 3].map(() => new Float32Array(width * height));
  const small = new Uint8Array(width * height);
  const counts = new Uint32Array(width * height);
  for (let y = 0, from = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1, from += 1) {
      const to =
        Math.min(height - 1, Math.floor(y / times)) * width + Math.min(width - 1, Math.floor(x / times));
      if (hole[from] === 1) {
        small[to] = 1;
        continue;
      }
      const alpha = rgba[from * 4 + 3]!;
      for (let channel = 0; channel < 3; channel += 1)
        channels[channel]![to]! += (rgba[from * 4 + channel]! * alpha) / 255;
      channels[3]![to]! += alpha;
      counts[to]! += 1;
    }
  for (const channel of channels)
    for (let at = 0; at < channel.length; at += 1) channel[at]! /= Math.max(1, counts[at]!);
  // An opaque picture needs no alpha channel.
  const isOpaque = channels[3]!.every((value, at) => counts[at] === 0 || value === 255);
  return {
    widthPx: width,
    heightPx: height,
    channels: isOpaque ? channels.slice(0, 3) : channels,
    hole: small,
  };
}
