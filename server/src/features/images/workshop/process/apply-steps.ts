import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkStep } from '@diy/contract/images/image-work-steps';
import type { PixelRows } from '../../../../platform/pictures/pixel-rows.ts';
import { withSampleRows } from '../../../../platform/pictures/sample-rows.ts';
import { type Frame, type ToolResult, writeTo } from '../define-tool.ts';
import { toolOf } from '../tools/all-tools.ts';

/** What a chain came to, and the file with its samples (TIFF); `folder` is deleted by the caller. */
export type AppliedSteps = { path: string; result: ToolResult } | null;

/**
 * Puts a picture through tools, each working on what the one before made. Samples go through files in `folder`, of which
 * two exist at most. Null when no step had anything to do. Throws a Refusal.
 */
export async function applySteps(
  rows: PixelRows,
  steps: readonly WorkStep[],
  folder: string,
): Promise<AppliedSteps> {
  let last: AppliedSteps = null;
  for (const step of steps) last = (await applyStep(rows, last, step, folder)) ?? last;
  return last;
}

/** Returns null when the step has nothing to do; else what the chain came to, and the file before is deleted. */
async function applyStep(
  rows: PixelRows,
  before: AppliedSteps,
  step: WorkStep,
  folder: string,
): Promise<AppliedSteps> {
  const path = join(folder, `${randomUUID()}.tif`);
  const run = (input: PixelRows) => toolOf(step).run(input, step, writeTo(path));
  const result = await (before ? withSampleRows(before.path, before.result, run) : run(rows));
  if (result === null) {
    await rm(path, { force: true });
    return null;
  }
  if (before) await rm(before.path, { force: true });
  return { path, result: before ? follow(before.result, result) : result };
}

/** One result after another, as one: doubt about any step is doubt about the whole. */
function follow(first: ToolResult, second: ToolResult): ToolResult {
  const qualities = [first.edgeQuality, second.edgeQuality].filter((one) => one !== undefined);
  const edgeQuality = qualities.includes('check') ? 'check' : qualities[0];
  const checkReason = second.checkReason ?? first.checkReason;
  const enlarged = (first.enlarged ?? 1) * (second.enlarged ?? 1);
  const tilt = second.tilt ?? first.tilt;
  const coloured = second.palette ? second : first;
  return {
    widthPx: second.widthPx,
    heightPx: second.heightPx,
    frame: first.frame && second.frame && within(first.frame, second.frame, first.enlarged ?? 1),
    ...(enlarged > 1 ? { enlarged } : {}),
    ...(edgeQuality ? { edgeQuality } : {}),
    ...(tilt === undefined ? {} : { tilt }),
    ...(checkReason ? { checkReason } : {}),
    ...(second.vector === undefined ? {} : { vector: second.vector }),
    ...(coloured.palette ? { palette: coloured.palette } : {}),
    ...(coloured.paletteShares ? { paletteShares: coloured.paletteShares } : {}),
  };
}

/** A place in a result as a place in its source, of whose pixels one became `times` along a side. */
const within = (outer: Frame, inner: Frame, times: number): Frame => ({
  left: outer.left + inner.left / times,
  top: outer.top + inner.top / times,
  width: inner.width / times,
  height: inner.height / times,
});
