import { Path2D } from '@napi-rs/canvas';
import { createNodeCanvas, readPixels, releaseCanvas } from '../../../../platform/canvas/node-canvas.ts';
import type { PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import { cielabOf, deltaE2000 } from '../colours/colour-difference.ts';
import { countSteps } from './stair-steps.ts';
import type { Traced } from './trace-picture.ts';

const ROWS = 512;
/** At most about this many pixels are compared, spread evenly over the picture. */
const COMPARED = 1_000_000;
/** Steps of colour are looked at across a part of the shorter side: what is narrower is an edge, wider a gradient. */
const REACH_PARTS = 150;
const MIN_REACH_PX = 6;

/** How a drawing differs from its picture. */
export interface Difference {
  /** Mean ΔE00 of what shows in both. */
  colour: number;
  /** The share of what shows in either that shows in only one: soft shadows, specks that no curve has. */
  cover: number;
  /** The share of the drawing's steps of colour that the picture lacks: a gradient that became flat areas. */
  falseSteps: number;
}

/** Draws the curves in the picture's own pixels and compares the two. */
export async function drawTraced(
  rows: PixelRows,
  { paths, widthPx, heightPx, scale }: Traced,
  write: (samples: Uint8Array) => Promise<void>,
): Promise<Difference> {
  const drawn = paths.map(({ colour, shape, beneath, lineWidth }) => ({
    style: `rgb(${colour.map(Math.round).join()})`,
    shape: new Path2D(shape),
    beneath: new Path2D(beneath),
    lineWidth,
  }));
  // An odd stride visits all columns in turn, also where the width is even.
  const stride = Math.ceil((rows.widthPx * rows.heightPx) / COMPARED) | 1;
  let [sum, count] = [0, 0];
  let [uncovered, shown] = [0, 0];
  const steps = { all: 0, false: 0 };
  const reachPx = Math.max(MIN_REACH_PX, Math.round(Math.min(rows.widthPx, rows.heightPx) / REACH_PARTS));
  for (let top = 0; top < rows.heightPx; top += ROWS) {
    const height = Math.min(ROWS, rows.heightPx - top);
    const canvas = createNodeCanvas(rows.widthPx, height);
    const context = canvas.source.getContext('2d');
    context.translate(0, -top);
    context.scale(rows.widthPx / widthPx / scale, rows.heightPx / heightPx / scale);
    context.lineJoin = 'round';
    for (const { style, shape, beneath, lineWidth } of drawn) {
      context.fillStyle = style;
      context.fill(shape, 'evenodd');
      context.strokeStyle = style;
      context.lineWidth = lineWidth;
      context.stroke(beneath);
    }
    const { rgba } = readPixels(canvas);
    releaseCanvas(canvas);
    const source = await rows.read(top, height);
    const band = { widthPx: rows.widthPx, heightPx: height };
    for (let at = 0; at < rgba.length; at += 4 * stride) {
      const [wanted, made] = [source[at + 3]!, rgba[at + 3]!];
      uncovered += Math.abs(wanted - made);
      shown += Math.max(wanted, made);
      if (wanted < 128 || made < 128) continue;
      const one = cielabOf(source[at]!, source[at + 1]!, source[at + 2]!);
      sum += deltaE2000(one, cielabOf(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!));
      count += 1;
    }
    const found = countSteps({ ...band, rgba: source }, { ...band, rgba }, reachPx);
    steps.all += found.all;
    steps.false += found.false;
    await write(new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.byteLength));
  }
  return {
    colour: count === 0 ? 0 : sum / count,
    cover: shown === 0 ? 0 : uncovered / shown,
    falseSteps: steps.all === 0 ? 0 : steps.false / steps.all,
  };
}
