import type { Rect } from '@diy/design/geometry';
import { createSignal } from '../../../lib/signal.ts';
import { createStageRoom } from './stage-room.ts';
import { type Insets, panBy, type StageView, type ViewSize } from './view-math.ts';
import { createViewMemory } from './view-memory.ts';

/** The stage's view outside React: pan and zoom run at the pointer's pace. */
export interface ViewStore {
  get(): StageView;
  size(): ViewSize;
  set(view: StageView): void;
  /** Moves the view for a moment, as a caret does: a fitted view is fitted again when the stage changes its size. */
  glance(view: StageView): void;
  /**
   * Until the returned function is called, nothing that takes room from the stage makes smaller what is seen. A fitted view is fitted
   * again by it, unless `isCovered`: what has taken the room, as a keyboard on the screen, is about to give it back.
   */
  hold(): (isCovered?: boolean) => void;
  /** A new size of the stage; keeps a fitted view fitted. */
  resize(size: ViewSize): void;
  /** Shows all of the area, and keeps showing it until the person zooms or pans. */
  fit(area?: Rect): void;
  /** The same for a first look: all of the product, as far as it is known (`setProductReach`), else the area. */
  fitProduct(area: Rect): void;
  /** Goes to another surface: as it was left, else a first look. */
  turnTo(area: Rect): void;
  /** How far the product reaches around an area, once that is known: a first look widens to it. */
  setProductReach(area: Rect, product: Rect): void;
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
  let fitted: Rect | null = area;
  /** The area a first look was asked for; null once the person has chosen what to see. */
  let initialView: Rect | null = area;
  let isSettled = false;
  const products = new Map<Rect, Rect>();
  const memory = createViewMemory(area);
  const room = createStageRoom();
  // Of a product, the dock may lie over what is not printed.
  const fitNow = (rect: Rect) => room.fit(rect, initialView ?? rect);
  const view = createSignal(fitNow(area));
  /** Fits a fitted view again; false where there is none, or where it is held and would become smaller. */
  const refit = (): boolean => {
    if (!fitted) return false;
    const next = fitNow(fitted);
    if (holds.isHeld() && next.pxPerMm < view.get().pxPerMm) return false;
    view.set(next);
    return true;
  };
  const holds = createHolds(refit);
  const show = (rect: Rect) => {
    fitted = rect;
    view.set(fitNow(rect));
  };
  const setByHand = (next: StageView) => {
    fitted = null;
    initialView = null;
    view.set(next);
  };
  return {
    get: view.get,
    size: room.size,
    set: setByHand,
    glance: view.set,
    hold: holds.hold,
    resize(next) {
      const old = room.size();
      if (next.width === old.width && next.height === old.height) return;
      room.setSize(next);
      if (!refit()) view.set(panBy(view.get(), (next.width - old.width) / 2, (next.height - old.height) / 2));
    },
    fit(next) {
      initialView = null;
      show(next ?? fitted ?? area);
    },
    fitProduct(next) {
      initialView = next;
      isSettled = false;
      show(products.get(next) ?? next);
    },
    turnTo(next) {
      const before = memory.turnTo(next, fitted ? null : view.get(), room.size());
      if (before) setByHand(before);
      else this.fitProduct(next);
    },
    setProductReach(around, product) {
      products.set(around, product);
      if (initialView === around && !isSettled) show(product);
    },
    settle() {
      isSettled = true;
    },
    setDock(dock, isRtl = false) {
      if (room.setDock(dock, isRtl)) refit();
    },
    setFrame(frame) {
      if (room.setFrame(frame)) refit();
    },
    subscribe: view.subscribe,
  };
}
