// AssemblyScript, not TypeScript: compiled to WebAssembly by `npm run kernel`. All sizes in bytes unless named
// otherwise, all colours linear light. Four numbers of 32 bits at a time: the four channels of a texel, or the four taps
// of a pixel. The caller (design/src/mockup/compose/sampler.ts) writes to the places exported here.

/** Pixels handed over at a time; what they need stays in the processor's cache. */
export const chunkPixels: i32 = 4096;
/** Places of the picture from the first pixel of a chunk to its last, at most. */
export const windowPixels: i32 = 16384;

/** Linear light of the 256 sRGB codes, f32. */
export const decode: usize = memory.data(256 * 4);
/** sRGB code by linear light in steps, u8. */
const STEPS: f32 = 16384;
export const encode: usize = memory.data(16384 + 1);
/** A chunk's pixels, f32 each: place on the surface in mm, its change to the next pixel right and down, light (RGB). */
export const u: usize = memory.data(4096 * 4);
export const v: usize = memory.data(4096 * 4);
export const dux: usize = memory.data(4096 * 4);
export const dvx: usize = memory.data(4096 * 4);
export const duy: usize = memory.data(4096 * 4);
export const dvy: usize = memory.data(4096 * 4);
/** Vectors are read whole, a number beyond the last colour. */
export const light: usize = memory.data(4096 * 12 + 16);
/** Index of each pixel in the picture, u32. */
export const pixels: usize = memory.data(4096 * 4);
/** The picture from the chunk's first pixel on: the blank product, RGB f32, and what is seen, RGBA u8. */
export const product: usize = memory.data(16384 * 12 + 16);
export const seen: usize = memory.data(16384 * 4);
/** The four taps of the pixel at work: the shares of their four texels, and the place of the first, i32. */
const taps: usize = memory.data(5 * 16);

/** Where the artwork may lie, to the end of the memory: behind everything else. */
export function artwork(): usize {
  return __heap_base;
}

const TILE_SHIFT: i32 = 4;
const TEXEL: i32 = 16;
/** Places of the 2×2 taps inside a pixel, in parts of the slope to its neighbour. */
const TAP: f32 = 0.25;

/**
 * One row of straight-alpha sRGB bytes to premultiplied linear texels.
 * `tiles`: a byte for each 16 texels of this row, counted with the border; set to 1 where there is ink.
 */
export function loadRow(rgba: usize, texels: usize, width: i32, tiles: usize): void {
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

/**
 * Paints artwork onto the first `count` pixels of the chunk.
 *
 * Artwork: `texels` with a transparent border of one, rows of `rowBytes`; `right` and `bottom` are its width and height
 * plus one; `tiles` (rows of `tilesAcross`) are 0 where neither a tile nor its neighbours carry ink.
 * Place: a surface's mm times `scale` plus `shiftX`, `shiftY` are texels. `first`: place of the window in the picture.
 * Ink: `seen = product + (ink · inkShare − alpha · albedo) · light`, summed over the four taps.
 */
export function place(
  count: i32,
  first: u32,
  texels: usize,
  rowBytes: i32,
  right: f32,
  bottom: f32,
  tiles: usize,
  tilesAcross: i32,
  scale: f32,
  shiftX: f32,
  shiftY: f32,
  inkShare: f32,
  albedoR: f32,
  albedoG: f32,
  albedoB: f32,
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
  const top = f32x4.splat(STEPS);
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
    v128.store(taps, v128.and(f32x4.sub(f32x4.sub(one, fx), f32x4.sub(fy, product11)), inside));
    v128.store(taps, v128.and(f32x4.sub(fx, product11), inside), 16);
    v128.store(taps, v128.and(f32x4.sub(fy, product11), inside), 32);
    v128.store(taps, v128.and(product11, inside), 48);
    v128.store(taps, i32x4.add(i32x4.mul(row, rows), i32x4.shl(column, 4)), 64);
    let sum = zero;
    for (let tap: usize = 0; tap < 16; tap += 4) {
      const at = texels + <usize>load<i32>(taps + tap, 64);
      const below = at + <usize>rowBytes;
      const upper = f32x4.add(
        f32x4.mul(v128.load(at), v128.load_splat<f32>(taps + tap)),
        f32x4.mul(v128.load(at, 16), v128.load_splat<f32>(taps + tap, 16)),
      );
      const lower = f32x4.add(
        f32x4.mul(v128.load(below), v128.load_splat<f32>(taps + tap, 32)),
        f32x4.mul(v128.load(below, 16), v128.load_splat<f32>(taps + tap, 48)),
      );
      sum = f32x4.add(sum, f32x4.add(upper, lower));
    }
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
    const to = seen + (place << 2);
    store<u8>(to, load<u8>(encode + <usize>i32x4.extract_lane(code, 0)), 0);
    store<u8>(to, load<u8>(encode + <usize>i32x4.extract_lane(code, 1)), 1);
    store<u8>(to, load<u8>(encode + <usize>i32x4.extract_lane(code, 2)), 2);
  }
}
