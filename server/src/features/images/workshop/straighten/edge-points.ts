import { blur } from '../cut-out/by-strokes/clean-colours.ts';
import type { SmallCopy } from '../strokes/reduce-rows.ts';

/** Points on the edges of a picture, in pixels from its middle, with the tilt of the edge at each point. */
export interface EdgePoints {
  count: number;
  x: Float32Array;
  y: Float32Array;
  /** In degrees, clockwise, from horizontal or vertical, whichever is nearer. */
  tilt: Float32Array;
  weight: Float32Array;
  /** 1 = the edge is nearly horizontal, 0 = nearly vertical. */
  isLevel: Uint8Array;
  /** No point is farther than this from the middle, in pixels. */
  reach: number;
}

const MAX_POINTS = 60_000;
/** An edge more than this many degrees from both horizontal and vertical says nothing about a tilt. */
const MAX_TILT = 25;
const MIN_STEP = 5;
/** The lightness of clear pixels, darker than any colour (0 to 255), so that the outline of a cut-out is an edge. */
const CLEAR_LIGHT = -80;

/**
 * Finds the crests of a picture's edges to a fraction of a pixel. Whole pixels all lie on horizontal and vertical
 * lines, which would look like a picture without tilt.
 */
export function findEdgePoints({ widthPx, heightPx, rgba }: SmallCopy): EdgePoints {
  const light = blur(lightOf(rgba), widthPx, heightPx, 1);
  const [across, down] = slopesOf(light, widthPx, heightPx);
  const step = across.map((value, at) => Math.hypot(value, down[at]!));
  const found: number[] = [];
  for (let y = 2; y < heightPx - 2; y += 1)
    for (let x = 2; x < widthPx - 2; x += 1) {
      const at = y * widthPx + x;
      if (step[at]! < MIN_STEP) continue;
      const beside = Math.abs(down[at]!) >= Math.abs(across[at]!) ? widthPx : 1;
      if (step[at]! >= step[at - beside]! && step[at]! > step[at + beside]!) found.push(at);
    }
  const each = Math.max(1, Math.ceil(found.length / MAX_POINTS));
  const strong = strongStep(found, step);
  return pointsOf(
    found.filter((_, at) => at % each === 0),
    { across, down, step, widthPx, heightPx, strong },
  );
}

function lightOf(rgba: Uint8Array): Float32Array {
  const light = new Float32Array(rgba.length / 4);
  for (let at = 0, from = 0; at < light.length; at += 1, from += 4) {
    const own = 0.299 * rgba[from]! + 0.587 * rgba[from + 1]! + 0.114 * rgba[from + 2]!;
    const alpha = rgba[from + 3]! / 255;
    light[at] = own * alpha + CLEAR_LIGHT * (1 - alpha);
  }
  return light;
}

/** Slopes of lightness across and down, with Scharr's weights, by which edges of every direction count alike. */
function slopesOf(light: Float32Array, widthPx: number, heightPx: number): [Float32Array, Float32Array] {
  const [across, down] = [new Float32Array(light.length), new Float32Array(light.length)];
  for (let y = 1; y < heightPx - 1; y += 1)
    for (let x = 1; x < widthPx - 1; x += 1) {
      const at = y * widthPx + x;
      const [a, b, c] = [light[at - widthPx - 1]!, light[at - widthPx]!, light[at - widthPx + 1]!];
      const [d, e] = [light[at - 1]!, light[at + 1]!];
      const [f, g, h] = [light[at + widthPx - 1]!, light[at + widthPx]!, light[at + widthPx + 1]!];
      across[at] = (3 * (c - a) + 10 * (e - d) + 3 * (h - f)) / 32;
      down[at] = (3 * (f - a) + 10 * (g - b) + 3 * (h - c)) / 32;
    }
  return [across, down];
}

/**
 * The strength from which an edge counts in full: 70 % of the edge points are weaker. Stronger ones count no more, or
 * one border would outvote all other edges.
 */
function strongStep(found: readonly number[], step: Float32Array): number {
  const sorted = found.map((at) => step[at]!).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.7)] ?? MIN_STEP;
}

interface Slopes {
  across: Float32Array;
  down: Float32Array;
  step: Float32Array;
  widthPx: number;
  heightPx: number;
  strong: number;
}

function pointsOf(found: readonly number[], slopes: Slopes): EdgePoints {
  const { across, down, step, widthPx, heightPx, strong } = slopes;
  const size = found.length;
  const points: EdgePoints = {
    count: 0,
    x: new Float32Array(size),
    y: new Float32Array(size),
    tilt: new Float32Array(size),
    weight: new Float32Array(size),
    isLevel: new Uint8Array(size),
    reach: Math.ceil(Math.hypot(widthPx, heightPx) / 2),
  };
  for (const at of found) {
    const isLevel = Math.abs(down[at]!) >= Math.abs(across[at]!);
    const [along, rise] = isLevel ? [down[at]!, -across[at]!] : [across[at]!, down[at]!];
    const tilt = (Math.atan2(rise * Math.sign(along), Math.abs(along)) * 180) / Math.PI;
    if (Math.abs(tilt) > MAX_TILT) continue;
    const beside = isLevel ? widthPx : 1;
    const [before, top, after] = [step[at - beside]!, step[at]!, step[at + beside]!];
    const bend = before - 2 * top + after;
    const crest = bend === 0 ? 0 : (before - after) / (2 * bend);
    const to = points.count;
    points.x[to] = (at % widthPx) + 0.5 - widthPx / 2 + (isLevel ? 0 : crest);
    points.y[to] = Math.floor(at / widthPx) + 0.5 - heightPx / 2 + (isLevel ? crest : 0);
    points.tilt[to] = tilt;
    points.weight[to] = Math.min(top, strong) / strong;
    points.isLevel[to] = isLevel ? 1 : 0;
    points.count += 1;
  }
  return points;
}
