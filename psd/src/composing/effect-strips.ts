import type { Bounds, PsdDocument, PsdLayer } from '../document.ts';
import { intersect } from './raster.ts';

/** A part of the document with the shares that a layer's effects have there. */
interface Strip {
  bounds: Bounds;
  /** Effect by effect, pixel by pixel. */
  shares: Float32Array[];
}

/** The last strip of each layer and kinds of effects: with one artwork, and one band, after the other, the same is drawn again. */
const strips = new WeakMap<PsdLayer, Map<string, Strip>>();

/** A large strip, where it is found, and how many numbers it holds. */
interface Large {
  strip: Strip;
  own: Map<string, Strip>;
  kinds: string;
  size: number;
}

/** The strips above PART_PIXELS of each document, the oldest first. */
const largeOf = new WeakMap<PsdDocument, Large[]>();
/** The large strips of the document that was composed last: only one document at a time keeps any. */
let lastLarge: WeakRef<Large[]> | undefined;

/** Float32 values that all large strips together may hold: 160 MB. */
const MAX_KEPT = 40_000_000;
/** Strips of at most this many pixels, which comparisons make, are always kept. */
const PART_PIXELS = 100_000;
/** The most pixels of one strip including its margin: it bounds the memory that one layer takes. */
const STRIP_PIXELS = 10_000_000;

interface Wanted {
  document: PsdDocument;
  layer: PsdLayer;
  /** Names the effects among those of the layer. */
  kinds: string;
  bounds: Bounds;
  /** Pixels that must be known around what is made. */
  margin: number;
  /** The last row for which shares are wanted. */
  bottom: number;
}

/**
 * Returns the coverage (0 to 1) of each effect within the bounds. It is cut out of the layer's last strip where that holds the bounds;
 * else a strip of many rows is made at once, because each band alone would need the margin above and below it again.
 */
export function effectCoverage(wanted: Wanted, make: (part: Bounds) => Float32Array[]): Float32Array[] {
  const { document, layer, kinds, bounds } = wanted;
  const own = strips.get(layer) ?? new Map<string, Strip>();
  strips.set(layer, own);
  const last = own.get(kinds);
  if (last && holds(last.bounds, bounds)) return cutOut(last, bounds);
  const large = openLarge(document);
  own.delete(kinds);
  dropWhere(large, (one) => one.strip === last);
  const wider = widen(wanted);
  const size = countOf(wider) * kinds.split(',').length;
  const isLarge = size > PART_PIXELS;
  if (isLarge && !makeRoom(large, size, bounds)) return make(bounds);
  const strip = { bounds: wider, shares: make(wider) };
  own.set(kinds, strip);
  if (isLarge) large.push({ strip, own, kinds, size });
  return cutOut(strip, bounds);
}

const countOf = ({ left, top, right, bottom }: Bounds): number => (right - left) * (bottom - top);

function widen({ layer, bounds, margin, bottom }: Wanted): Bounds {
  if (margin === 0 || countOf(bounds) <= PART_PIXELS) return bounds;
  const pixels = STRIP_PIXELS / (1 + depthOf(layer));
  const rows = Math.floor(pixels / (bounds.right - bounds.left + 2 * margin)) - 2 * margin;
  return { ...bounds, bottom: Math.max(bounds.bottom, Math.min(bottom, bounds.top + rows)) };
}

/** Groups within one another: the shape of each needs a separate picture while it is made. */
function depthOf(layer: PsdLayer): number {
  return layer.kind === 'group' ? 1 + Math.max(0, ...layer.layers.map(depthOf)) : 0;
}

function openLarge(document: PsdDocument): Large[] {
  const own = largeOf.get(document) ?? [];
  largeOf.set(document, own);
  const last = lastLarge?.deref();
  if (last !== own) {
    dropWhere(last ?? [], () => true);
    lastLarge = new WeakRef(own);
  }
  return own;
}

function dropWhere(large: Large[], isDropped: (one: Large) => boolean): void {
  for (let index = large.length - 1; index >= 0; index -= 1) if (isDropped(large[index]!)) drop(large, index);
}

function drop(large: Large[], index: number): void {
  const [{ own, kinds, strip }] = large.splice(index, 1) as [Large];
  if (own.get(kinds) === strip) own.delete(kinds);
}

/**
 * Whether the memory has room for `size` more numbers. The oldest give way if they hold nothing of the rows that are drawn now; others are wanted
 * again for the next rows, and would be made again and again.
 */
function makeRoom(large: Large[], size: number, { top, bottom }: Bounds): boolean {
  let sum = large.reduce((total, one) => total + one.size, size);
  for (let index = 0; index < large.length && sum > MAX_KEPT; ) {
    const { strip, size: freed } = large[index]!;
    if (strip.bounds.top < bottom && strip.bounds.bottom > top) index += 1;
    else {
      drop(large, index);
      sum -= freed;
    }
  }
  return sum <= MAX_KEPT;
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
