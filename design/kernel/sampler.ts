// AssemblyScript, not TypeScript: compiled to WebAssembly by `npm run kernel`. All sizes in bytes unless named
// otherwise, all colours linear light; memory is laid out by design/src/mockup/kernel.ts. Four numbers of 32 bits at a
// time: the four channels of a texel, or the four taps of a pixel.

const TILE_SHIFT: i32 = 4;
const TEXEL: i32 = 16;
/** Places of the 2×2 taps inside a pixel, in parts of the slope to its neighbour. */
const TAP: f32 = 0.25;

/**
 * One row of straight-alpha sRGB bytes to premultiplied linear texels. `decode`: linear light of the 256 codes, f32.
 * `tiles`: a byte for each 16 texels of this row, counted with the border; set to 1 where there is ink.
 */
export function loadRow(rgba: usize, texels: usize, width: i32, tiles: usize, decode: usize): void {
  for (let x: i32 = 0; x < width; x++) {
    const alpha: u32 = load<u8>(rgba, 3);
    if (alpha === 0) {
      v128.store(texels, f32x4.splat(0));
    } else {
      store<u8>(tiles + ((x + 1) >> TILE_SHIFT), 1);
      let colour = f32x4.splat(1);
      colour = f32x4.replace_lane(colour, 0, load<f32>(decode + ((<usize>load<u8>(rgba, 0)) << 2)));
      colour = f32x4.replace_lane(colour, 1, load<f32>(decode + ((<usize>load<u8>(rgba, 1)) << 2)));
      colour = f32x4.replace_lane(colour, 2, load<f32>(decode + ((<usize>load<u8>(rgba, 2)) << 2)));
      if (alpha !== 255) colour = f32x4.mul(colour, f32x4.splat(<f32>alpha / 255));
      v128.store(texels, colour);
    }
    rgba += 4;
    texels += TEXEL;
  }
}

/** The four texels round one tap, each by its share. `lane` of the offsets and shares is the tap. */
function blend(sum: v128, at: usize, rowBytes: usize, w00: v128, w10: v128, w01: v128, w11: v128): v128 {
  const top = f32x4.add(f32x4.mul(v128.load(at), w00), f32x4.mul(v128.load(at, 16), w10));
  const below = at + rowBytes;
  const bottom = f32x4.add(f32x4.mul(v128.load(below), w01), f32x4.mul(v128.load(below, 16), w11));
  return f32x4.add(sum, f32x4.add(top, bottom));
}

/**
 * Paints artwork onto `count` pixels.
 *
 * Artwork: `texels` with a transparent border of one, rows of `rowBytes`; `right` and `bottom` are its width and height
 * plus one; `tiles` (rows of `tilesAcross`) are 0 where neither a tile nor its neighbours carry ink.
 * Place: a surface's mm times `scale` plus `shiftX`, `shiftY` are texels.
 * Pixels, f32 each: `u`, `v` in mm, slopes `dux`, `dvx`, `duy`, `dvy` in mm per pixel, `light` (3 each); `pixels`: u32
 * places in `product` (3 × f32) and `out` (4 × u8, sRGB), less `first`.
 * Ink: `out = product + (ink · inkShare − alpha · albedo) · light`. `encode`: sRGB code by linear light in `steps`.
 */
export function place(
  count: i32,
  texels: usize,
  rowBytes: i32,
  right: f32,
  bottom: f32,
  tiles: usize,
  tilesAcross: i32,
  scale: f32,
  shiftX: f32,
  shiftY: f32,
  u: usize,
  v: usize,
  dux: usize,
  dvx: usize,
  duy: usize,
  dvy: usize,
  light: usize,
  pixels: usize,
  first: u32,
  product: usize,
  out: usize,
  inkShare: f32,
  albedoR: f32,
  albedoG: f32,
  albedoB: f32,
  encode: usize,
  steps: f32,
): void {
  const slope: f32 = scale * TAP;
  const besideX = f32x4(-1, 1, -1, 1);
  const besideY = f32x4(-1, -1, 1, 1);
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const rights = f32x4.splat(right);
  const bottoms = f32x4.splat(bottom);
  const rows = i32x4.splat(rowBytes);
  const ink = f32x4.splat(inkShare);
  const albedo = f32x4(albedoR * 0.25, albedoG * 0.25, albedoB * 0.25, 0);
  const top = f32x4.splat(steps);
  const half = f32x4.splat(0.5);

  for (let i: i32 = 0; i < count; i++) {
    const at4 = (<usize>i) << 2;
    const x: f32 = load<f32>(u + at4) * scale + shiftX;
    const y: f32 = load<f32>(v + at4) * scale + shiftY;
    // A pixel just outside still has taps inside.
    if (!(x >= -1 && x < right + 1 && y >= -1 && y < bottom + 1)) continue;
    const tileX = <i32>max<f32>(x, 0) >> TILE_SHIFT;
    const tileY = <i32>max<f32>(y, 0) >> TILE_SHIFT;
    if (load<u8>(tiles + <usize>(tileY * tilesAcross + tileX)) === 0) continue;

    const ax = f32x4.mul(besideX, f32x4.splat(load<f32>(dux + at4) * slope));
    const bx = f32x4.mul(besideY, f32x4.splat(load<f32>(duy + at4) * slope));
    const ay = f32x4.mul(besideX, f32x4.splat(load<f32>(dvx + at4) * slope));
    const by = f32x4.mul(besideY, f32x4.splat(load<f32>(dvy + at4) * slope));
    const tx = f32x4.add(f32x4.splat(x), f32x4.add(ax, bx));
    const ty = f32x4.add(f32x4.splat(y), f32x4.add(ay, by));
    const inside = v128.and(
      v128.and(f32x4.ge(tx, zero), f32x4.lt(tx, rights)),
      v128.and(f32x4.ge(ty, zero), f32x4.lt(ty, bottoms)),
    );
    if (!v128.any_true(inside)) continue;
    const column = v128.and(i32x4.trunc_sat_f32x4_s(tx), inside);
    const row = v128.and(i32x4.trunc_sat_f32x4_s(ty), inside);
    const fx = f32x4.sub(tx, f32x4.convert_i32x4_s(column));
    const fy = f32x4.sub(ty, f32x4.convert_i32x4_s(row));
    const product11 = f32x4.mul(fx, fy);
    const w11 = v128.and(product11, inside);
    const w10 = v128.and(f32x4.sub(fx, product11), inside);
    const w01 = v128.and(f32x4.sub(fy, product11), inside);
    const w00 = v128.and(f32x4.sub(f32x4.sub(one, fx), f32x4.sub(fy, product11)), inside);
    const offset = i32x4.add(i32x4.mul(row, rows), i32x4.shl(column, 4));
    const step = <usize>rowBytes;
    let sum = zero;
    sum = blend(
      sum,
      texels + <usize>i32x4.extract_lane(offset, 0),
      step,
      v128.shuffle<f32>(w00, w00, 0, 0, 0, 0),
      v128.shuffle<f32>(w10, w10, 0, 0, 0, 0),
      v128.shuffle<f32>(w01, w01, 0, 0, 0, 0),
      v128.shuffle<f32>(w11, w11, 0, 0, 0, 0),
    );
    sum = blend(
      sum,
      texels + <usize>i32x4.extract_lane(offset, 1),
      step,
      v128.shuffle<f32>(w00, w00, 1, 1, 1, 1),
      v128.shuffle<f32>(w10, w10, 1, 1, 1, 1),
      v128.shuffle<f32>(w01, w01, 1, 1, 1, 1),
      v128.shuffle<f32>(w11, w11, 1, 1, 1, 1),
    );
    sum = blend(
      sum,
      texels + <usize>i32x4.extract_lane(offset, 2),
      step,
      v128.shuffle<f32>(w00, w00, 2, 2, 2, 2),
      v128.shuffle<f32>(w10, w10, 2, 2, 2, 2),
      v128.shuffle<f32>(w01, w01, 2, 2, 2, 2),
      v128.shuffle<f32>(w11, w11, 2, 2, 2, 2),
    );
    sum = blend(
      sum,
      texels + <usize>i32x4.extract_lane(offset, 3),
      step,
      v128.shuffle<f32>(w00, w00, 3, 3, 3, 3),
      v128.shuffle<f32>(w10, w10, 3, 3, 3, 3),
      v128.shuffle<f32>(w01, w01, 3, 3, 3, 3),
      v128.shuffle<f32>(w11, w11, 3, 3, 3, 3),
    );
    if (f32x4.extract_lane(sum, 3) === 0) continue;

    const place = <usize>(load<u32>(pixels + at4) - first);
    const from = product + place * 12;
    const lit = light + <usize>i * 12;
    // Their fourth lane is the next pixel's red, and is not used; the last pixel has room after it.
    const alpha = v128.shuffle<f32>(sum, sum, 3, 3, 3, 3);
    const change = f32x4.sub(f32x4.mul(sum, ink), f32x4.mul(alpha, albedo));
    const colour = f32x4.add(v128.load(from), f32x4.mul(change, v128.load(lit)));
    const code = i32x4.trunc_sat_f32x4_s(
      f32x4.add(f32x4.min(f32x4.max(f32x4.mul(colour, top), zero), top), half),
    );
    const to = out + (place << 2);
    store<u8>(to, load<u8>(encode + <usize>i32x4.extract_lane(code, 0)), 0);
    store<u8>(to, load<u8>(encode + <usize>i32x4.extract_lane(code, 1)), 1);
    store<u8>(to, load<u8>(encode + <usize>i32x4.extract_lane(code, 2)), 2);
  }
}
