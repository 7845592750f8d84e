import type { CutOutStroke } from '@diy/contract/images/image-work-steps';
import type { PixelRows } from '../../../../../platform/pictures/pixel-rows.ts';
import { paintStroke } from '../../strokes/paint-strokes.ts';
import { reduceRows } from '../../strokes/reduce-rows.ts';
import type { EdgeQuality } from '../cut-out.ts';
import { findShares } from './find-shares.ts';
import { KEEP, REMOVE } from './marked-picture.ts';
import { writeShares } from './write-shares.ts';

export interface StrokesOptions {
  strokes: readonly CutOutStroke[];
  /** Background that the subject encloses stays, unless a stroke says that it goes. */
  isContiguous: boolean;
}

/** The subject and the shares at its edges are found on a copy of at most this many pixels, to bound time and memory. */
const WORKING_PIXELS = 1_000_000;
/**
 * A cut is clean below this doubt: the share of the subject (0 to 1) that changes sides when the votes of all colours
 * are shifted a little.
 */
const MAX_DOUBT = 0.005;
/**
 * A cut is clean below this softness: half-covered pixels for each pixel of the subject. Small soft letters have more.
 */
const MAX_SOFTNESS = 0.25;

/**
 * Makes transparent what the strokes mark as background, whatever its colours, and writes the result. `kept` and `removed`
 * count pixels of a reduced copy.
 */
export async function cutByStrokes(
  rows: PixelRows,
  { strokes, isContiguous }: StrokesOptions,
  write: (pixels: Uint8Array) => Promise<void>,
): Promise<{ kept: number; removed: number; edgeQuality: EdgeQuality }> {
  const copy = await reduceRows(rows, WORKING_PIXELS);
  const marks = new Uint8Array(copy.widthPx * copy.heightPx);
  for (const stroke of strokes)
    paintStroke(marks, copy.widthPx, copy.heightPx, stroke, stroke.kind === 'keep' ? KEEP : REMOVE);
  const found = findShares(copy, marks, isContiguous);
  await writeShares(rows, copy, found, write);
  let kept = 0;
  for (const share of found.shares) if (share > 0.5) kept += 1;
  const isClean =
    found.doubt < MAX_DOUBT &&
    found.softness < MAX_SOFTNESS &&
    strokes.some(({ kind }) => kind === 'keep') &&
    strokes.some(({ kind }) => kind === 'remove');
  return { kept, removed: found.shares.length - kept, edgeQuality: isClean ? 'clean' : 'check' };
}
