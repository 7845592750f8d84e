import type { Refusal } from '../composing/find-refusals.ts';
import type { Bounds } from '../document.ts';
import { influenceMargin, markInfluence, type Setting } from './influence.ts';

/** The most pixels that are looked at together, with the margin around them: it bounds the memory that a strip takes. */
const STRIP_PIXELS = 10_000_000;

/**
 * Marks influence band by band, as `markInfluence` does. The bands are as wide as the document and come from the top. Strips of many rows
 * are marked at once, because each band alone would need the reach above and below it again.
 */
export function influenceStrips(refusal: Refusal, setting: Setting): (band: Bounds) => Uint8Array {
  const margin = influenceMargin(refusal, setting);
  // A group is composed for its marks, which takes much more memory.
  const isWide = margin > 0 && refusal.node.kind !== 'group';
  let [top, bottom] = [0, 0];
  let marks: Uint8Array = new Uint8Array();
  return (band) => {
    const width = band.right - band.left;
    if (band.top < top || band.bottom > bottom) {
      const rows = isWide ? Math.floor(STRIP_PIXELS / (width + 2 * margin)) - 2 * margin : 0;
      top = band.top;
      bottom = Math.max(band.bottom, Math.min(setting.document.height, band.top + rows));
      marks = markInfluence(refusal, { ...band, bottom }, setting);
    }
    return marks.subarray((band.top - top) * width, (band.bottom - top) * width);
  };
}
