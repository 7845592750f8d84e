import type { Bounds, PsdLayer } from '../document.ts';
import { intersect } from './raster.ts';

/** Shares of a layer's effects in a part of the document. */
interface Strip {
  bounds: Bounds;
  /** Effect by effect, pixel by pixel. */
  shares: Float32Array[];
}

/** The last strip of each layer and kinds of effects: with one artwork, and one band, after the other, the same is drawn again. */
const strips = new WeakMap<PsdLayer, Map<string, Strip>>();
/** What is kept of large strips. */
let kept: { strip: WeakRef<Strip>; size: number }[] = [];

/** Numbers of all large strips that are kept: 160 MB. */
const MAX_KEPT = 40_000_000;
/** Pixels of the parts that are compared; these are always kept. */
const PART_PIXELS = 100_000;
/** Pixels of a strip with its margin, for the memory of what is done at once. */
const STRIP_PIXELS = 10_000_000;

interface Wanted {
  layer: PsdLayer;
  /** Names the effects among those of the layer. */
  kinds: string;
  bounds: Bounds;
  /** Pixels that must be known around what is made. */
  margin: number;
  /** Where nothing more is wanted. */
  bottom: number;
}

/**
 * Shares within the bounds, cut out of what was made last if that holds them. Of a band of the document's rows those of many bands
 * are made at once, because each would need the margin above and below again.
 */
export function takeShares(wanted: Wanted, make: (part: Bounds) => Float32Array[]): Float32Array[] {
  const { layer, kinds, bounds } = wanted;
  const own = strips.get(layer) ?? new Map<string, Strip>();
  strips.set(layer, own);
  const last = own.get(kinds);
  if (last && holds(last.bounds, bounds)) return cutOut(last, bounds);
  own.delete(kinds);
  const wider = widen(wanted);
  const size = countOf(wider) * kinds.split(',').length;
  if (size > PART_PIXELS && !makeRoom(size)) return make(bounds);
  const strip = { bounds: wider, shares: make(wider) };
  own.set(kinds, strip);
  if (size > PART_PIXELS) kept.push({ strip: new WeakRef(strip), size });
  return cutOut(strip, bounds);
}

const countOf = ({ left, top, right, bottom }: Bounds): number => (right - left) * (bottom - top);

function widen({ bounds, margin, bottom }: Wanted): Bounds {
  if (margin === 0 || countOf(bounds) <= PART_PIXELS) return bounds;
  const rows = Math.floor(STRIP_PIXELS / (bounds.right - bounds.left + 2 * margin)) - 2 * margin;
  return { ...bounds, bottom: Math.max(bounds.bottom, Math.min(bottom, bounds.top + rows)) };
}

/** Whether so many numbers more may be kept; those of strips that are gone are not counted. */
function makeRoom(size: number): boolean {
  kept = kept.filter(({ strip }) => strip.deref());
  return kept.reduce((sum, one) => sum + one.size, size) <= MAX_KEPT;
}

function holds(outer: Bounds, inner: Bounds): boolean {
  const both = intersect(outer, inner);
  return countOf(both) === countOf(inner) && both.left === inner.left && both.top === inner.top;
}

function cutOut({ bounds: from, shares }: Strip, bounds: Bounds): Float32Array[] {
  if (countOf(from) === countOf(bounds)) return shares;
  const [width, columns] = [from.right - from.left, bounds.right - bounds.left];
  return shares.map((all) => {
    const out = new Float32Array(countOf(bounds));
    for (let y = bounds.top; y < bounds.bottom; y += 1) {
      const at = (y - from.top) * width + bounds.left - from.left;
      out.set(all.subarray(at, at + columns), (y - bounds.top) * columns);
    }
    return out;
  });
}
