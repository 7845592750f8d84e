import type { Melange } from '../../template/index.ts';
import type { PreparedMockup } from '../prepared-mockup.ts';
import { linearOfHex, toSrgbCode } from '../srgb-transfer.ts';
import { melangeFibres } from './melange.ts';

type ColouredProduct = NonNullable<PreparedMockup['colourCache']>;

/** The blank product in a colour, linear and as sRGB bytes; kept until another colour is asked for. */
export function colourProduct(prepared: PreparedMockup, hex: string, melange?: Melange): ColouredProduct {
  const strength = melange?.strength ?? 0;
  const known = prepared.colourCache;
  if (known?.hex === hex && known.strength === strength) return known;
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
  const fibres = melange ? melangeFibres(prepared) : null;
  if (fibres) paintFibres(prepared, { hex, strength, linear, rgba }, fibres);
  prepared.colourCache = { hex, strength, linear, rgba };
  return prepared.colourCache;
}

/** Adds the fibres to the bytes; `linear` stays even, because ink hides them. */
function paintFibres(
  { productLight, baseAlbedo }: PreparedMockup,
  { hex, strength, linear, rgba }: ColouredProduct,
  fibres: Float32Array,
): void {
  const seen = linearOfHex(hex).map((part, c) => part * (baseAlbedo[c] as number) * strength);
  const [r, g, b] = seen as [number, number, number];
  for (let pixel = 0, i = 0, o = 0; pixel < fibres.length; pixel += 1, i += 3, o += 4) {
    const fibre = fibres[pixel] as number;
    if (fibre === 0) continue;
    rgba[o] = toSrgbCode((linear[i] as number) + fibre * r * (productLight[i] as number));
    rgba[o + 1] = toSrgbCode((linear[i + 1] as number) + fibre * g * (productLight[i + 1] as number));
    rgba[o + 2] = toSrgbCode((linear[i + 2] as number) + fibre * b * (productLight[i + 2] as number));
  }
}
