// AssemblyScript, not TypeScript: compiled to WebAssembly by `npm run kernel`. All sizes in bytes unless named otherwise, all
// colours sRGB codes. The caller (design/src/mockup/compose/place-response.ts) writes to the places exported here.
//
// float32 sums are four times as fast as the float64 sums of respond-pixel.ts. Pixels that could round differently are left as they
// are and reported, and the caller computes them again, so that the result is the same to the byte.

/** Pixels handed over at a time, at most; what they need stays in the processor's cache. */
export const chunkPixels: i32 = 4096;
/** Colours of a chunk's pixels, at most. */
export const chunkColours: i32 = 16384;
/** Places of the picture from the first pixel of a chunk to its last, at most. */
export const windowPixels: i32 = 16384;

/** A chunk's pixels, f32 each: place on the surface in mm, its change to the next pixel right and down. */
export const u: usize = memory.data(4096 * 4);
export const v: usize = memory.data(4096 * 4);
export const dux: usize = memory.data(4096 * 4);
export const dvx: usize = memory.data(4096 * 4);
export const duy: usize = memory.data(4096 * 4);
export const dvy: usize = memory.data(4096 * 4);
/** Index of each pixel in the picture, u32. */
export const pixels: usize = memory.data(4096 * 4);
/** The colour of each pixel for each grey, then its ground, u32: red in the lowest byte, then green and blue. */
export const colours: usize = memory.data(16384 * 4);
/** The picture from the chunk's first pixel on, RGBA u8. */
export const seen: usize = memory.data(16384 * 4);
/** Pixels of the chunk that were left as they are, u32. */
export const unsure: usize = memory.data(4096 * 4);
/** The four taps of the pixel at work: the shares of their four texels, and the place of the first, i32. */
const taps: usize = memory.data(5 * 16);

/** Where the artwork may lie, to the end of the memory: behind everything else. */
export function artwork(): usize {
  return __heap_base;
}

const TILE_SHIFT: i32 = 4;
/** A pixel whose taps lie farther from its middle, in texels, is unsure: sums of 32 bits are less exact there. */
const MAX_REACH: f32 = 4;
/** A pixel whose place lies farther away, in texels, is unsure: no sum of 32 bits is exact there, and beyond 2³¹ no texel has a number. */
const MAX_PLACE: f64 = 1000000;
const TEXEL: i32 = 16;
/** Places of the 2×2 taps inside a pixel, in parts of the slope to its neighbour. */
const TAP: f32 = 0.25;

/** Four bytes as four numbers. */
function fourBytes(packed: v128): v128 {
  return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(packed)));
}

/**
 * One row of straight-alpha bytes to texels from 0 to 1, multiplied by their alpha.
 * `tiles`: a byte for each 16 texels of this row, counted with the border; set to 1 where there is ink.
 */
export function loadRow(rgba: usize, texels: usize, width: i32, tiles: usize): void {
  const whole = f32x4.splat(255);
  for (let x: i32 = 0; x < width; x++) {
    const alpha: u32 = load<u8>(rgba, 3);
    if (alpha === 0) {
      v128.store(texels, f32x4.splat(0));
    } else {
      store<u8>(tiles + ((x + 1) >> TILE_SHIFT), 1);
      let colour = f32x4.div(fourBytes(v128.load32_zero(rgba)), whole);
      if (alpha !== 255) {
        const share: f32 = <f32>alpha / 255;
        colour = f32x4.replace_lane(f32x4.mul(colour, f32x4.splat(share)), 3, share);
      }
      v128.store(texels, colour);
    }
    rgba += 4;
    texels += TEXEL;
  }
}

/** What a pixel shows for values from 0 to 1, channel by channel; `from` is its first colour. */
function respond(from: usize, greys: i32, values: v128): v128 {
  const last = f32x4.splat(<f32>(greys - 1));
  const place = f32x4.pmin(f32x4.pmax(f32x4.mul(values, last), f32x4.splat(0)), last);
  if (greys === 2) {
    const dark = fourBytes(v128.load32_zero(from));
    return f32x4.add(dark, f32x4.mul(place, f32x4.sub(fourBytes(v128.load32_zero(from, 4)), dark)));
  }
  const knot = i32x4.min_s(i32x4.trunc_sat_f32x4_s(place), i32x4.splat(greys - 2));
  const red = from + ((<usize>i32x4.extract_lane(knot, 0)) << 2);
  const green = from + ((<usize>i32x4.extract_lane(knot, 1)) << 2);
  const blue = from + ((<usize>i32x4.extract_lane(knot, 2)) << 2);
  const low = f32x4.convert_i32x4_s(i32x4(load<u8>(red), load<u8>(green, 1), load<u8>(blue, 2), 0));
  const high = f32x4.convert_i32x4_s(i32x4(load<u8>(red, 4), load<u8>(green, 5), load<u8>(blue, 6), 0));
  const share = f32x4.sub(place, f32x4.convert_i32x4_s(knot));
  return f32x4.add(low, f32x4.mul(share, f32x4.sub(high, low)));
}

/**
 * Writes the shares and places of four taps: left above, right above, left below, right below. The pixel's middle is
 * `insideX`, `insideY` within the texel `left`, `top`: from there on, sums of 32 bits are exact enough.
 */
function placeTaps(
  at4: usize,
  insideX: f32,
  insideY: f32,
  left: i32,
  top: i32,
  slope: f32,
  lastX: i32,
  lastY: i32,
  rowBytes: i32,
): void {
  const besideX = f32x4(-1, 1, -1, 1);
  const besideY = f32x4(-1, -1, 1, 1);
  const one = f32x4.splat(1);
  const ax = f32x4.mul(besideX, f32x4.splat(load<f32>(dux + at4) * slope));
  const bx = f32x4.mul(besideY, f32x4.splat(load<f32>(duy + at4) * slope));
  const ay = f32x4.mul(besideX, f32x4.splat(load<f32>(dvx + at4) * slope));
  const by = f32x4.mul(besideY, f32x4.splat(load<f32>(dvy + at4) * slope));
  const fromX = f32x4.add(f32x4.splat(insideX), f32x4.add(ax, bx));
  const fromY = f32x4.add(f32x4.splat(insideY), f32x4.add(ay, by));
  const tapX = f32x4.pmin(f32x4.pmax(fromX, f32x4.splat(<f32>-left)), f32x4.splat(<f32>(lastX - left)));
  const tapY = f32x4.pmin(f32x4.pmax(fromY, f32x4.splat(<f32>-top)), f32x4.splat(<f32>(lastY - top)));
  const wholeX = f32x4.floor(tapX);
  const wholeY = f32x4.floor(tapY);
  const fx = f32x4.sub(tapX, wholeX);
  const fy = f32x4.sub(tapY, wholeY);
  // Each of the four taps counts a quarter; dividing by four is exact in float32.
  const quarter = f32x4.splat(0.25);
  const upper = f32x4.mul(f32x4.sub(one, fy), quarter);
  const lower = f32x4.mul(fy, quarter);
  const before = f32x4.sub(one, fx);
  v128.store(taps, f32x4.mul(before, upper));
  v128.store(taps, f32x4.mul(fx, upper), 16);
  v128.store(taps, f32x4.mul(before, lower), 32);
  v128.store(taps, f32x4.mul(fx, lower), 48);
  const column = i32x4.add(i32x4.trunc_sat_f32x4_s(wholeX), i32x4.splat(left));
  const row = i32x4.add(i32x4.trunc_sat_f32x4_s(wholeY), i32x4.splat(top));
  v128.store(taps, i32x4.add(i32x4.mul(row, i32x4.splat(rowBytes)), i32x4.shl(column, 4)), 64);
}

/**
 * Paints artwork onto the first `count` pixels of the chunk; returns how many of them are unsure.
 *
 * Artwork: `texels` is its first texel within a border of one, in rows of `rowBytes`; `lastX` and `lastY` are its last column and
 * row, which continue beyond its edge; `tiles` (rows of `tilesAcross`) are 0 where neither a tile nor its neighbours carry ink.
 * Place: a surface's mm less the origin, times `scale`, less a half, are texels. `first`: place of the window in the picture.
 * `near`: a code this near to the middle between two is unsure.
 */
export function place(
  count: i32,
  first: u32,
  texels: usize,
  rowBytes: i32,
  lastX: i32,
  lastY: i32,
  tiles: usize,
  tilesAcross: i32,
  scale: f64,
  originX: f64,
  originY: f64,
  greys: i32,
  hasGround: i32,
  near: f32,
): i32 {
  const slope: f32 = <f32>scale * TAP;
  const zero = f32x4.splat(0);
  const whole = f32x4.splat(255);
  const unit: f32 = 1;
  const sureWithin = f32x4.splat(<f32>0.5 - near);
  const step: usize = (<usize>(greys + hasGround)) << 2;
  let from: usize = colours;
  let skipped: i32 = 0;

  for (let i: i32 = 0; i < count; i++, from += step) {
    const at4 = (<usize>i) << 2;
    const x: f64 = (<f64>load<f32>(u + at4) - originX) * scale - 0.5;
    const y: f64 = (<f64>load<f32>(v + at4) - originY) * scale - 0.5;
    const reachX = slope * (abs<f32>(load<f32>(dux + at4)) + abs<f32>(load<f32>(duy + at4)));
    const reachY = slope * (abs<f32>(load<f32>(dvx + at4)) + abs<f32>(load<f32>(dvy + at4)));
    const isNear = abs<f64>(x) < MAX_PLACE && abs<f64>(y) < MAX_PLACE;
    if (!(isNear && reachX < MAX_REACH && reachY < MAX_REACH)) {
      store<u32>(unsure + ((<usize>skipped) << 2), i);
      skipped++;
      continue;
    }
    const wholeX = floor<f64>(x);
    const wholeY = floor<f64>(y);
    const left = <i32>wholeX;
    const top = <i32>wholeY;
    const tileX = (min<i32>(max<i32>(left, 0), lastX) + 1) >> TILE_SHIFT;
    const tileY = (min<i32>(max<i32>(top, 0), lastY) + 1) >> TILE_SHIFT;
    if (load<u8>(tiles + <usize>(tileY * tilesAcross + tileX)) === 0) continue;

    placeTaps(at4, <f32>(x - wholeX), <f32>(y - wholeY), left, top, slope, lastX, lastY, rowBytes);
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
    const alpha: f32 = f32x4.extract_lane(sum, 3);
    if (alpha === 0) continue;

    const to = seen + ((<usize>(load<u32>(pixels + at4) - first)) << 2);
    const alphas = f32x4.splat(alpha);
    const empty = fourBytes(v128.load32_zero(to));
    let code: v128;
    if (hasGround) {
      const ground = f32x4.div(fourBytes(v128.load32_zero(from + ((<usize>greys) << 2))), whole);
      const mixed = f32x4.sub(f32x4.add(ground, sum), f32x4.mul(alphas, ground));
      code = respond(from, greys, mixed);
      if (alpha < unit) {
        const rest = f32x4.sub(empty, respond(from, greys, ground));
        code = f32x4.add(code, f32x4.mul(f32x4.splat(unit - alpha), rest));
      }
    } else {
      const shown = respond(from, greys, f32x4.div(sum, alphas));
      code = f32x4.add(empty, f32x4.mul(alphas, f32x4.sub(shown, empty)));
    }
    const rounded = f32x4.nearest(code);
    const isSure = f32x4.le(f32x4.abs(f32x4.sub(code, rounded)), sureWithin);
    if ((i32x4.bitmask(isSure) & 7) !== 7) {
      store<u32>(unsure + ((<usize>skipped) << 2), i);
      skipped++;
      continue;
    }
    const codes = i32x4.trunc_sat_f32x4_s(f32x4.pmin(f32x4.pmax(rounded, zero), whole));
    store<u8>(to, <u8>i32x4.extract_lane(codes, 0), 0);
    store<u8>(to, <u8>i32x4.extract_lane(codes, 1), 1);
    store<u8>(to, <u8>i32x4.extract_lane(codes, 2), 2);
  }
  return skipped;
}
