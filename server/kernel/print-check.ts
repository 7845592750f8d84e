// AssemblyScript, not TypeScript: compiled to WebAssembly by `npm run kernel`. Pictures are RGBA, 8 bit, straight alpha.
// The caller (server/src/features/rendering/print/print-kernel.ts) writes rows from `heap()` on; all places are in bytes.

/** Where the caller's rows may lie, to the end of the memory. */
export function heap(): usize {
  return __heap_base;
}

/**
 * One row of a picture reduced by a whole number: the mean of each rectangle of pixels, colours weighted by alpha, rounded
 * to the nearest and halves to the even number.
 *
 * `rows`: the `count` (1 to 16) source rows of it, one after the other, of `width` pixels, with 16 bytes of room behind.
 * `step`: every how many pixels of a row count. `sums`: 16 bytes of room for each pixel. `out`: `outWidth` pixels.
 */
export function reduceRow(
  rows: usize,
  count: i32,
  width: i32,
  reduction: i32,
  step: i32,
  sums: usize,
  out: usize,
  outWidth: i32,
): void {
  const rowBytes = (<usize>width) << 2;
  sumColumns(rows, count, rowBytes, sums);
  for (let x: i32 = 0; x < outWidth; x++, out += 4) {
    const left = x * reduction;
    const right = min(left + reduction, width);
    let sum = i32x4.splat(0);
    let every: u32 = 0xffffffff;
    let any: u32 = 0;
    let samples: i32 = 0;
    for (let column = left; column < right; column += step, samples += count) {
      const at = sums + ((<usize>column) << 4);
      sum = i32x4.add(sum, v128.extend_low<u16>(v128.load_zero<u64>(at)));
      every &= load<u32>(at, 8);
      any |= load<u32>(at, 12);
    }
    if (every >>> 24 === 255) {
      store<u8>(out, <u8>nearest<f64>(<f64>i32x4.extract_lane(sum, 0) / <f64>samples), 0);
      store<u8>(out, <u8>nearest<f64>(<f64>i32x4.extract_lane(sum, 1) / <f64>samples), 1);
      store<u8>(out, <u8>nearest<f64>(<f64>i32x4.extract_lane(sum, 2) / <f64>samples), 2);
      store<u8>(out, 255, 3);
    } else if (any >>> 24 === 0) {
      store<u32>(out, 0);
    } else {
      weigh(rows, count, rowBytes, left, right, step, samples, out);
    }
  }
}

/** For each column of pixels: its four channels added up (u16 each), then the bits all of it has, then those any has. */
function sumColumns(rows: usize, count: i32, rowBytes: usize, sums: usize): void {
  const end = rows + rowBytes;
  for (let at = rows; at < end; at += 16, sums += 64) {
    let lower = i16x8.splat(0);
    let upper = i16x8.splat(0);
    let every = i32x4.splat(-1);
    let any = i32x4.splat(0);
    for (let row: i32 = 0, from = at; row < count; row++, from += rowBytes) {
      const pixels = v128.load(from);
      every = v128.and(every, pixels);
      any = v128.or(any, pixels);
      lower = i16x8.add(lower, v128.extend_low<u8>(pixels));
      upper = i16x8.add(upper, v128.extend_high<u8>(pixels));
    }
    // The bits of two columns at a time, each column's two words beside each other.
    const bitsLower = v128.shuffle<i32>(every, any, 0, 4, 1, 5);
    const bitsUpper = v128.shuffle<i32>(every, any, 2, 6, 3, 7);
    v128.store(sums, v128.shuffle<i64>(lower, bitsLower, 0, 2));
    v128.store(sums, v128.shuffle<i64>(lower, bitsLower, 1, 3), 16);
    v128.store(sums, v128.shuffle<i64>(upper, bitsUpper, 0, 2), 32);
    v128.store(sums, v128.shuffle<i64>(upper, bitsUpper, 1, 3), 48);
  }
}

/** The mean of a rectangle in which not every pixel is solid: each weighs by its alpha. */
function weigh(
  rows: usize,
  count: i32,
  rowBytes: usize,
  left: i32,
  right: i32,
  step: i32,
  samples: i32,
  out: usize,
): void {
  let red: u32 = 0;
  let green: u32 = 0;
  let blue: u32 = 0;
  let alpha: u32 = 0;
  for (let row: i32 = 0; row < count; row++, rows += rowBytes) {
    for (let x = left; x < right; x += step) {
      const at = rows + ((<usize>x) << 2);
      const weight: u32 = load<u8>(at, 3);
      red += <u32>load<u8>(at, 0) * weight;
      green += <u32>load<u8>(at, 1) * weight;
      blue += <u32>load<u8>(at, 2) * weight;
      alpha += weight;
    }
  }
  store<u8>(out, <u8>nearest<f64>(<f64>red / <f64>alpha), 0);
  store<u8>(out, <u8>nearest<f64>(<f64>green / <f64>alpha), 1);
  store<u8>(out, <u8>nearest<f64>(<f64>blue / <f64>alpha), 2);
  store<u8>(out, <u8>nearest<f64>(<f64>alpha / <f64>samples), 3);
}

/**
 * Whether `filtered` is what PNG's filter makes of `row` under `above`: 0, the row itself, or 3, less the mean of the pixel
 * to the left and the one above, rounded down. No row is right under another filter. All three are `bytes` long. Before
 * `row` lie 4 bytes of 0.
 */
export function isFiltered(filter: i32, filtered: usize, row: usize, above: usize, bytes: usize): bool {
  if (filter === 0) return memory.compare(filtered, row, bytes) === 0;
  if (filter !== 3) return false;
  let at: usize = 0;
  const one = i8x16.splat(1);
  for (; at + 16 <= bytes; at += 16) {
    const left = v128.load(row + at - 4);
    const up = v128.load(above + at);
    // The instruction rounds up; where the sum is odd that is one too many.
    const mean = i8x16.sub(v128.avgr<u8>(left, up), v128.and(v128.xor(left, up), one));
    const wanted = i8x16.sub(v128.load(row + at), mean);
    if (v128.any_true(v128.xor(wanted, v128.load(filtered + at)))) return false;
  }
  for (; at < bytes; at++) {
    const mean = (<u32>load<u8>(row + at - 4) + <u32>load<u8>(above + at)) >> 1;
    if (<u8>(load<u8>(row + at) - <u8>mean) !== load<u8>(filtered + at)) return false;
  }
  return true;
}

/** Bytes of one block's record, see `compareRow`. */
const RECORD: usize = 32;

/**
 * Adds what one row of two pictures says to the records of its blocks of 8 pixels. Colours are times alpha. Each picture gives
 * the row with the ones above and below it, `width` pixels (a multiple of 4), with one more before and five behind. A pixel
 * lies outside by as much as it is beyond what the other picture's pixel and its eight neighbours show, widened by an eighth
 * of their range.
 *
 * A record: 8 × i16 differences added up (the four channels of even and of odd pixels), then as u32 how many pixels lie
 * outside by more than `rounding`, how many have neighbours that differ by more than `busy`, the furthest outside, the
 * widest range.
 */
export function compareRow(
  aboveA: usize,
  a: usize,
  belowA: usize,
  aboveB: usize,
  b: usize,
  belowB: usize,
  width: i32,
  rounding: i32,
  busy: i32,
  records: usize,
): void {
  const roundings = i32x4.splat(rounding);
  const busies = i32x4.splat(busy);
  for (let x: i32 = 0; x < width; x += 4) {
    const at = (<usize>x) << 2;
    const ownA = v128.load(a + at);
    const ownB = v128.load(b + at);
    const lowA = lowest(aboveA + at, a + at, belowA + at);
    const highA = highest(aboveA + at, a + at, belowA + at);
    const lowB = lowest(aboveB + at, b + at, belowB + at);
    const highB = highest(aboveB + at, b + at, belowB + at);
    const rangeA = v128.sub<u8>(highA, lowA);
    const rangeB = v128.sub<u8>(highB, lowB);
    const slackA = eighth(rangeA);
    const slackB = eighth(rangeB);
    const outsideB = v128.max<u8>(
      v128.sub_sat<u8>(ownA, v128.add_sat<u8>(highB, slackB)),
      v128.sub_sat<u8>(v128.sub_sat<u8>(lowB, slackB), ownA),
    );
    const outsideA = v128.max<u8>(
      v128.sub_sat<u8>(ownB, v128.add_sat<u8>(highA, slackA)),
      v128.sub_sat<u8>(v128.sub_sat<u8>(lowA, slackA), ownB),
    );
    const outside = byPixel(v128.max<u8>(outsideA, outsideB));
    const range = byPixel(v128.max<u8>(rangeA, rangeB));
    const record = records + <usize>(x >> 3) * RECORD;
    const lower = v128.sub<i16>(v128.extend_low<u8>(ownA), v128.extend_low<u8>(ownB));
    const upper = v128.sub<i16>(v128.extend_high<u8>(ownA), v128.extend_high<u8>(ownB));
    v128.store(record, v128.add<i16>(v128.load(record), v128.add<i16>(lower, upper)));
    const isOutside = v128.bitmask<i32>(v128.gt<i32>(outside, roundings));
    const isBusy = v128.bitmask<i32>(v128.gt<i32>(range, busies));
    store<u32>(record, load<u32>(record, 16) + popcnt<u32>(isOutside), 16);
    store<u32>(record, load<u32>(record, 20) + popcnt<u32>(isBusy), 20);
    store<u32>(record, max<u32>(load<u32>(record, 24), largest(outside)), 24);
    store<u32>(record, max<u32>(load<u32>(record, 28), largest(range)), 28);
  }
}

function lowest(above: usize, row: usize, below: usize): v128 {
  const across = v128.min<u8>(lowAcross(above), lowAcross(below));
  return v128.min<u8>(across, lowAcross(row));
}

function lowAcross(at: usize): v128 {
  return v128.min<u8>(v128.load(at), v128.min<u8>(v128.load(at - 4), v128.load(at + 4)));
}

function highest(above: usize, row: usize, below: usize): v128 {
  const across = v128.max<u8>(highAcross(above), highAcross(below));
  return v128.max<u8>(across, highAcross(row));
}

function highAcross(at: usize): v128 {
  return v128.max<u8>(v128.load(at), v128.max<u8>(v128.load(at - 4), v128.load(at + 4)));
}

function eighth(values: v128): v128 {
  return v128.and(v128.shr<u16>(values, 3), i8x16.splat(0x1f));
}

/** The largest channel of each of four pixels, as i32. */
function byPixel(values: v128): v128 {
  const pairs = v128.max<u8>(values, v128.shr<u32>(values, 8));
  return v128.and(v128.max<u8>(pairs, v128.shr<u32>(pairs, 16)), i32x4.splat(0xff));
}

function largest(values: v128): u32 {
  const one = max<u32>(i32x4.extract_lane(values, 0), i32x4.extract_lane(values, 1));
  return max<u32>(one, max<u32>(i32x4.extract_lane(values, 2), i32x4.extract_lane(values, 3)));
}
