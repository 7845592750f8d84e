import { srgbToLinear } from './transfer.ts';

/** Artwork in linear light, premultiplied by alpha, with a transparent border of one pixel. */
export interface LinearArtwork {
  /** RGBA. */
  pixels: Float32Array;
  /** With the border. */
  stride: number;
  widthPx: number;
  heightPx: number;
  /** Rectangle holding every pixel that is not fully transparent, without the border; empty if right ≤ left. */
  inked: { left: number; top: number; right: number; bottom: number };
}

/** Straight-alpha sRGB to premultiplied linear. */
export function linearArtwork(
  rgba: Uint8Array | Uint8ClampedArray,
  widthPx: number,
  heightPx: number,
): LinearArtwork {
  const stride = widthPx + 2;
  const pixels = new Float32Array(stride * (heightPx + 2) * 4);
  const inked = { left: widthPx, top: heightPx, right: 0, bottom: 0 };
  for (let y = 0, i = 0; y < heightPx; y += 1) {
    for (let x = 0, o = ((y + 1) * stride + 1) * 4; x < widthPx; x += 1, i += 4, o += 4) {
      const code = rgba[i + 3] as number;
      if (code === 0) continue;
      const alpha = code / 255;
      pixels[o] = (srgbToLinear[rgba[i] as number] as number) * alpha;
      pixels[o + 1] = (srgbToLinear[rgba[i + 1] as number] as number) * alpha;
      pixels[o + 2] = (srgbToLinear[rgba[i + 2] as number] as number) * alpha;
      pixels[o + 3] = alpha;
      if (x < inked.left) inked.left = x;
      if (x >= inked.right) inked.right = x + 1;
      if (y < inked.top) inked.top = y;
      inked.bottom = y + 1;
    }
  }
  return { pixels, stride, widthPx, heightPx, inked };
}
