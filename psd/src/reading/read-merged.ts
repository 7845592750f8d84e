import type { MergedPicture } from '../document.ts';
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
    const colours = mode === 1 ? 1 : 3;
    const colour = readComposite(bytes, scan).slice(0, colours);
    if (colour.length < colours) return undefined;
    return { width, height, colour, full: depth === 16 ? 65_535 : 255 };
  } catch (error) {
    if (error instanceof PsdRefusal) return undefined;
    throw error;
  }
}
