import type { StepOf, WorkTool } from '@diy/contract/images/image-work-steps';
import type { StoredMessage } from '@diy/contract/messages';
import { type PixelRows, writeSamples } from '../../../platform/pictures/pixel-rows.ts';
import type { EdgeQuality } from './cut-out/cut-out.ts';

/** A place in a picture, in its pixels; it may reach beyond it. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a tool came to. */
export interface ToolResult {
  widthPx: number;
  heightPx: number;
  /** Where the result lies in the picture it was made from; null when it has no place there. */
  frame: Frame | null;
  /** Pixels that one became along a side; absent = 1. */
  enlarged?: number;
  /** The angle by which the picture was turned back, in degrees. */
  tilt?: number;
  /** Set by tools that can say whether their result is good. */
  edgeQuality?: EdgeQuality;
  /** Why a person should check the result, where it is not for its edges. */
  checkReason?: StoredMessage;
  /** An SVG of the result, which is what is kept when no tool comes after; the samples show the same. */
  vector?: string;
  /** The colours that are left, #rrggbb. */
  palette?: string[];
  /** Share of the picture that each of `palette` has, from 0 to 1. */
  paletteShares?: number[];
}

/** Writes the samples of a result of this size, RGBA. */
export type WriteResult = (
  widthPx: number,
  heightPx: number,
  produce: (write: (samples: Uint8Array) => Promise<void>) => Promise<void>,
) => Promise<void>;

/** One tool of the workshop. */
export interface Tool<T extends WorkTool> {
  /** What names of results end with. */
  name: StoredMessage;
  /** The result of an opaque picture is opaque. */
  keepsOpaque: boolean;
  /** Pixels that it adds to each side at most. */
  adds?(step: StepOf<T>): number;
  /** Pixels that it makes of one along a side; absent = 1. */
  enlarges?(step: StepOf<T>): number;
  /** The step on a copy that is reduced to this scale; absent = the same. */
  reduced?(step: StepOf<T>, scale: number): StepOf<T>;
  /** The step holds places in one picture, as it was before all steps. */
  isForOnePicture?(step: StepOf<T>): boolean;
  /** Returns null when there is nothing to do; nothing need be written then. Throws a Refusal when nothing would be left. */
  run(rows: PixelRows, step: StepOf<T>, write: WriteResult): Promise<ToolResult | null>;
}

/** Types a tool. */
export function defineTool<T extends WorkTool>(tool: Tool<T>): Tool<T> {
  return tool;
}

/** Writes results to this path. */
export const writeTo =
  (path: string): WriteResult =>
  (widthPx, heightPx, produce) =>
    writeSamples(path, widthPx, heightPx, 4, produce);

/** A result that lies where its source lies. */
export function resultOfSameSize({ widthPx, heightPx }: PixelRows): ToolResult {
  return { widthPx, heightPx, frame: { left: 0, top: 0, width: widthPx, height: heightPx } };
}
