import { ImageData } from '@napi-rs/canvas';
import type { Sketch } from '../drawing/sketch.ts';
import { createRowReader, type FieldGrid, sampleFields } from './field-grid.ts';
import type { Field } from './periodic-noise.ts';

/** The most samples of a field on the shorter side; values in between are interpolated. */
const FINEST = 1000;
const BAND_ROWS = 64;

/** The values of the fields at one pixel. */
export interface FieldsAt {
  values: Float32Array;
  /** Change of each field per unit of length, for lines and edges of even width. */
  slopes: Float32Array;
  /** −0.5…0.5, different for each pixel: grain. */
  grain: number;
}

/** A pixel's colour as one number, see `packColour`. */
export type ShadePixel = (at: FieldsAt) => number;

/**
 * Paints the whole picture from fields, 64 rows at a time, so that memory stays small compared with the canvas itself.
 * Replaces the earlier drawing. `hasSlopes` false saves time where `shade` looks at values only.
 */
export function paintFields(
  sketch: Sketch,
  fields: readonly (Field | FieldGrid)[],
  shade: ShadePixel,
  hasSlopes = true,
): void {
  const { pen, pixelsPerUnit } = sketch;
  const widthPx = Math.round(sketch.width * pixelsPerUnit);
  const heightPx = Math.round(sketch.height * pixelsPerUnit);
  const coarseness = Math.max(1, Math.min(widthPx, heightPx) / FINEST);
  const sampled = sampleFields(
    fields.filter((field) => typeof field === 'function'),
    Math.ceil(widthPx / coarseness),
    Math.ceil(heightPx / coarseness),
  );
  const grids = fields.map((field) => (typeof field === 'function' ? sampled.shift()! : field));
  const readers = grids.map((grid) => createRowReader(grid, widthPx, heightPx));
  let current = grids.map(() => new Float32Array(widthPx));
  let before = grids.map(() => new Float32Array(widthPx));
  readers.forEach((read, i) => {
    read(-1, before[i]!);
  });
  const at: FieldsAt = {
    values: new Float32Array(grids.length),
    slopes: new Float32Array(grids.length),
    grain: 0,
  };
  for (let top = 0; top < heightPx; top += BAND_ROWS) {
    const rows = Math.min(BAND_ROWS, heightPx - top);
    const bytes = new Uint8ClampedArray(widthPx * rows * 4);
    const pixels = new Uint32Array(bytes.buffer);
    for (let row = 0; row < rows; row++) {
      readers.forEach((read, i) => {
        read(top + row, current[i]!);
      });
      for (let x = 0; x < widthPx; x++) {
        for (let i = 0; i < grids.length; i++) {
          const line = current[i]!;
          const value = line[x]!;
          at.values[i] = value;
          if (!hasSlopes) continue;
          const dx = value - line[x === 0 ? widthPx - 1 : x - 1]!;
          const dy = value - before[i]![x]!;
          at.slopes[i] = Math.sqrt(dx * dx + dy * dy) * pixelsPerUnit;
        }
        at.grain = grainAt(x, top + row);
        pixels[row * widthPx + x] = shade(at);
      }
      [current, before] = [before, current];
    }
    pen.putImageData(new ImageData(bytes, widthPx, rows), 0, top);
  }
}

function grainAt(x: number, y: number): number {
  let h = Math.imul(x + 0x9e37, 0x85ebca6b) ^ Math.imul(y + 0x79b9, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296 - 0.5;
}
