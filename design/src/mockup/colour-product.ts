import type { PreparedMockup } from './prepared-mockup.ts';
import { linearOfHex, toSrgbCode } from './transfer.ts';

/** The blank product in a colour, linear and as sRGB bytes; kept until another colour is asked for. */
export function colourProduct(
  prepared: PreparedMockup,
  hex: string,
): NonNullable<PreparedMockup['colourCache']> {
  if (prepared.colourCache?.hex === hex) return prepared.colourCache;
  const { base, productLight, baseAlbedo } = prepared;
  const colour = linearOfHex(hex);
  const linear = new Float32Array(base.length);
  const rgba = new Uint8ClampedArray((base.length / 3) * 4);
  for (let i = 0, o = 0; i < base.length; i += 3, o += 4) {
    for (let c = 0; c < 3; c += 1) {
      const change = ((colour[c] as number) - 1) * (baseAlbedo[c] as number);
      const value = (base[i + c] as number) + change * (productLight[i + c] as number);
      linear[i + c] = value;
      rgba[o + c] = toSrgbCode(value);
    }
    rgba[o + 3] = 255;
  }
  prepared.colourCache = { hex, linear, rgba };
  return prepared.colourCache;
}
