import type { MergedPicture, Samples } from '../document.ts';
import { PsdRefusal } from '../psd-refusal.ts';
import { readComposite } from './read-composite.ts';
import type { FileScan } from './scan-file.ts';

/** Photoshop says in this resource whether the merged picture was made of the layers. */
const VERSION_INFO = 1057;

/** Whether the file says that its merged picture was made of its layers. */
export function isMerged(scan: FileScan): boolean {
  return scan.resources.get(VERSION_INFO)?.[4] === 1;
}

/** The merged picture; nothing if it cannot be read, as in files of which only the layers are whole. */
export function readMerged(bytes: Uint8Array, scan: FileScan): MergedPicture | undefined {
  const { width, height, mode, depth } = scan;
  try {
    if (mode > 3 || depth === 32) return undefined;
    const colours = mode === 1 ? 1 : 3;
    const channels = readComposite(bytes, scan);
    const full = depth === 16 ? 65_535 : 255;
    const colour = channels.slice(0, colours);
    if (
      colour.length < colours ||
      !liesOnWhite(colour, scan.hasMergedAlpha ? channels[colours] : undefined, full)
    )
      return undefined;
    return { width, height, colour, full };
  } catch (error) {
    if (error instanceof PsdRefusal) return undefined;
    throw error;
  }
}

/**
 * Whether a merged picture is white where its document is transparent, as Photoshop's are; other programs name themselves as
 * Photoshop and leave something else there.
 */
export function liesOnWhite(colour: Samples[], alpha: Samples | undefined, full: number): boolean {
  let [empty, other] = [0, 0];
  for (const [pixel, value] of (alpha ?? []).entries()) {
    if (value > 0) continue;
    empty += 1;
    if (colour.some((samples) => samples[pixel]! < full * ALMOST)) other += 1;
  }
  return other <= empty * MAX_OTHER;
}

/** What counts as white, and the share of empty pixels that may be something else. */
const ALMOST = 247 / 255;
const MAX_OTHER = 0.01;
