import type { Point, Rect } from '@diy/design/geometry';
import { createSignal } from '../../../lib/signal.ts';
import {
  fitView,
  type Insets,
  insetsBesideDock,
  mirrorInsets,
  mirrorWithin,
  STAGE_INSETS,
  toMm,
  type View,
  type ViewSize,
} from './view-math.ts';

/** The stage's view outside React: pan and zoom run at the pointer's pace. */
export interface ViewStore {
  get(): View;
  size(): ViewSize;
  set(view: View): void;
  /** Moves the view for a moment, as a caret does: a fitted view is fitted again when the stage changes its size. */
  glance(view: View): void;
  /**
   * Until the returned function is called, nothing that takes room from the stage makes smaller what is seen. A fitted view is fitted
   * again by it, unless `isCovered`: what has taken the room, as a keyboard on the screen, is about to give it back.
   */
  hold(): (isCovered?: boolean) => void;
  /** A new size of the stage; keeps a fitted view fitted. */
  resize(size: ViewSize): void;
  /** Shows all of the area, and keeps showing it until the person zooms or pans. */
  fit(area?: Rect): void;
  /** The same for a first look: all of the product, as far as it is known (`knowProduct`), else the area. */
  fitProduct(area: Rect): void;
  /** Goes to another surface: as it was left, else a first look. */
  turnTo(area: Rect): void;
  /** How far the product reaches around an area, once that is known: a first look widens to it. */
  knowProduct(area: Rect, product: Rect): void;
  /** Somebody takes hold of what is seen: a first look does not widen below the pointer any more. */
  settle(): void;
  /** What lies over the stage's upper end corner, on the left where lines run from right to left; a fitted view keeps clear of it. */
  setDock(dock: ViewSize | null, isRtl?: boolean): void;
  /** What lies along the edges, as rulers: a fitted view keeps clear of it. */
  setFrame(insets: Insets): void;
  subscribe(listener: () => void): () => void;
}

/** Who holds a view, counted; `onFree` is called when nobody does any more, unless the stage is covered then. */
function createHolds(onFree: () => unknown) {
  let count = 0;
  return {
    isHeld: () => count > 0,
    hold() {
      let isHeld = true;
      count += 1;
      return (isCovered = false) => {
        if (!isHeld) return;
        isHeld = false;
        count -= 1;
        if (count === 0 && !isCovered) onFree();
      };
    },
  };
}

/** Starts with a first look at `area`. */
export function createViewStore(area: Rect): ViewStore {
  let size: ViewSize = { width: 800, height: 600 };
  let fitted: Rect | null = area;
  /** The area a first look was asked for; null once the person has chosen what to see. */
  let initialView: Rect | null = area;
  let isSettled = false;
  const products = new Map<Rect, Rect>();
  /** The surface that is looked at, by its area, and how the others were left. */
  let turned: Rect = area;
  const left = new Map<Rect, { middle: Point; pxPerMm: number } | null>();
  const middle = () => ({ x: size.width / 2, y: size.height / 2 });
  let dock: ViewSize | null = null;
  let isMirrored = false;
  let frame = STAGE_INSETS;
  const fitNow = (rect: Rect) => {
    // Of a product, the dock may lie over what is not printed.
    const clear = initialView ?? rect;
    const insets = insetsBesideDock(rect, size, dock, isMirrored ? mirrorWithin(rect, clear) : clear, frame);
    return fitView(rect, size, isMirrored ? mirrorInsets(insets) : insets);
  };
  const view = createSignal(fitNow(area));
  const publish = (next: View) => view.set(next);
  /** Fits a fitted view again; false where there is none, or where it is held and would become smaller. */
  const refit = (): boolean => {
    if (!fitted) return false;
    const next = fitNow(fitted);
    if (holds.isHeld() && next.pxPerMm < view.get().pxPerMm) return false;
    publish(next);
    return true;
  };
  const holds = createHolds(refit);
  return {
    get: view.get,
    size: () => size,
    set(next) {
      fitted = null;
      initialView = null;
      publish(next);
    },
    glance: publish,
    hold: holds.hold,
    resize(next) {
      if (next.width === size.width && next.height === size.height) return;
      const old = size;
      size = next;
      if (refit()) return;
      const dx = (size.width - old.width) / 2;
      const dy = (size.height - old.height) / 2;
      publish({ ...view.get(), offsetX: view.get().offsetX + dx, offsetY: view.get().offsetY + dy });
    },
    fit(next) {
      initialView = null;
      fitted = next ?? fitted ?? area;
      publish(fitNow(fitted));
    },
    fitProduct(next) {
      initialView = next;
      isSettled = false;
      fitted = products.get(next) ?? next;
      publish(fitNow(fitted));
    },
    turnTo(next) {
      if (next !== turned) {
        const { pxPerMm } = view.get();
        left.set(turned, fitted ? null : { pxPerMm, middle: toMm(view.get(), middle()) });
      }
      turned = next;
      const before = left.get(next);
      if (!before) return this.fitProduct(next);
      fitted = null;
      initialView = null;
      const { x, y } = middle();
      const { pxPerMm } = before;
      publish({ pxPerMm, offsetX: x - before.middle.x * pxPerMm, offsetY: y - before.middle.y * pxPerMm });
    },
    knowProduct(around, product) {
      products.set(around, product);
      if (initialView !== around || isSettled) return;
      fitted = product;
      publish(fitNow(product));
    },
    settle() {
      isSettled = true;
    },
    setDock(next, isRtl = false) {
      const isSame = next?.width === dock?.width && next?.height === dock?.height;
      if (isSame && isRtl === isMirrored) return;
      dock = next;
      isMirrored = isRtl;
      refit();
    },
    setFrame(next) {
      if (next === frame) return;
      frame = next;
      refit();
    },
    subscribe: view.subscribe,
  };
}
