import type { PreparedMockup } from './prepared-mockup.ts';
import { linearOfHex, toSrgbCode } from './transfer.ts';

/** The blank product in a colour, linear and as sRGB bytes; kept until another colour is asked for. */
export function colourProduct(
  prepared: PreparedMockup,
  hex: string,
): NonNullable<PreparedMockup['colourCache']> {
  if (prepared.colourCache?.hex === hex) return prepared.colourCache;
  const { base, productLight, baseAlbedo } = prepared;
  const [red, green, blue] = linearOfHex(hex);
  const changeR = (red - 1) * baseAlbedo[0];
  const changeG = (green - 1) * baseAlbedo[1];
  const changeB = (blue - 1) * baseAlbedo[2];
  // White is the photograph itself.
  const isBase = changeR === 0 && changeG === 0 && changeB === 0;
  const linear = isBase ? base : new Float32Array(base.length);
  const rgba = new Uint8ClampedArray((base.length / 3) * 4);
  for (let i = 0, o = 0; i < base.length; i += 3, o += 4) {
    const r = (base[i] as number) + changeR * (productLight[i] as number);
    const g = (base[i + 1] as number) + changeG * (productLight[i + 1] as number);
    const b = (base[i + 2] as number) + changeB * (productLight[i + 2] as number);
    if (!isBase) {
      linear[i] = r;
      linear[i + 1] = g;
      linear[i + 2] = b;
    }
    rgba[o] = toSrgbCode(r);
    rgba[o + 1] = toSrgbCode(g);
    rgba[o + 2] = toSrgbCode(b);
    rgba[o + 3] = 255;
  }
  prepared.colourCache = { hex, linear, rgba };
  return prepared.colourCache;
}
