import type { Bounds, Pixels } from '../document.ts';

/** Looked through once, not for every band. */
const boxes = new WeakMap<Pixels, Bounds>();

/** What holds all pixels of a layer that are covered by half or more; of no size if there are none. */
export function shapeBox(pixels: Pixels): Bounds {
  const box = boxes.get(pixels) ?? findBox(pixels);
  boxes.set(pixels, box);
  return box;
}

function findBox({ bounds, alpha, full }: Pixels): Bounds {
  if (!alpha) return bounds;
  const width = bounds.right - bounds.left;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [at, share] of alpha.entries()) {
    if (share * 2 < full) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  if (left >= right) return { ...bounds, right: bounds.left, bottom: bounds.top };
  return {
    left: left + bounds.left,
    top: top + bounds.top,
    right: right + bounds.left,
    bottom: bottom + bounds.top,
  };
}
