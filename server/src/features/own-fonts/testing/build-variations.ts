import { join, tag, u16, u32 } from './build-font.ts';

type AxisRange = readonly [tag: string, min: number, normal: number, max: number];
const fixed = (value: number) => Math.round(value * 65_536);

/** `fvar` with these axes, and named instances by their values. */
export function fvarOf(axes: readonly AxisRange[], instances: readonly (readonly number[])[] = []): Buffer {
  const header = u16(1, 0, 16, 2, axes.length, 20, instances.length, 4 + 4 * axes.length);
  const records = axes.map(([name, ...range]) => join(tag(name), u32(...range.map(fixed)), u16(0, 256)));
  const named = instances.map((values) => join(u16(257, 0), u32(...values.map(fixed))));
  return join(header, ...records, ...named);
}

/** `gvar` in which no glyph moves, or the last one does by `data`, or is said to end elsewhere. */
export function gvarOf(
  axisCount: number,
  glyphCount: number,
  lastEnd = 0,
  data: Buffer = Buffer.alloc(0),
): Buffer {
  const start = 20 + 4 * (glyphCount + 1);
  const offsets = [...Array(glyphCount).fill(0), lastEnd];
  return join(u16(1, 0, axisCount, 0), u32(start), u16(glyphCount, 1), u32(start, ...offsets), data);
}
