import type { WorkStep } from '@diy/contract/images/image-work-steps';
import type { StoredMessage } from '@diy/contract/messages';
import type { ToolResult } from '../define-tool.ts';

/** To the process that runs tools: the picture, what to do with it, and where the result goes. */
export interface ChainToRun {
  /** Upright, sRGB, 8 bit. */
  path: string;
  /** For samples; only this chain uses it. */
  folder: string;
  steps: WorkStep[];
  /** Sides to which the picture is reduced first; null = as it is. */
  reduceTo: { widthPx: number; heightPx: number } | null;
  /**
   * A file of this format is written. Where the result is vectors, an SVG of the same name is written instead of the
   * PNG.
   */
  target: { path: string; format: 'png' | 'webp' };
  /** The result has no alpha channel. */
  isOpaque: boolean;
}

export type FromWorkWorker =
  /** `path` is the file that was written; a vector result is an SVG. */
  | { type: 'made'; path: string; result: ToolResult }
  | { type: 'unchanged' }
  | { type: 'refused'; id: string; text: StoredMessage }
  /** An error that is none of the picture's. */
  | { type: 'broken'; message: string };
