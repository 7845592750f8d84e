import type { Layer } from '@diy/design/layers';
import type { Scale } from '@diy/design/painting';
import type { CompositorView } from './layer-compositor.ts';

/** A part of the stage's canvas, in its pixels. */
export interface CanvasPart {
  readonly left: number;
  readonly top: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The pixels it is drawn on: the print's, or where there are too many of them coarser ones on the same lines. */
export interface FineGrid {
  readonly pxPerMm: Scale;
  /** The corner of its first pixel, which is the print file's, in mm of the surface. */
  readonly leftMm: number;
  readonly topMm: number;
  /** It is the print's own. */
  readonly isPrint: boolean;
}

/** What the worker draws once the stage is at rest. */
export interface FineJob {
  readonly layers: readonly Layer[];
  readonly view: CompositorView;
  readonly part: CanvasPart;
  readonly grid: FineGrid;
}

/** What the stage shows and how finely it prints. */
export interface FineScene {
  readonly layers: readonly Layer[];
  readonly view: CompositorView;
  /** The print area with its bleed, in mm of the surface. */
  readonly inked: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** Pixels of the print file for each millimetre. */
  readonly pxPerMm: Scale;
}

/** The most pixels that one fine drawing has: less than a second of a worker's time. */
const MAX_PIXELS = 16_000_000;
/** The most where `MAX_PIXELS` would be too coarse: a whole large screen takes about 2 s. */
const MAX_PIXELS_AT_ALL = 40_000_000;
/** Pixels of the fine drawing for each pixel of the screen, along each side. With fewer, edges come out ragged. */
const MIN_TIMES = 2;
/** When the view magnifies the print's pixels more than this, edges are drawn as sharp as the screen allows instead of as squares. */
const MAX_MAGNIFIED = 2;
/** Rest before the fine drawing begins; a wheel turns and keys repeat faster. */
const REST_MS = 160;

/**
 * The part to draw finely, and on which pixels. Null where nothing of the print area is seen, or too much at once.
 */
export function planFineJob({ layers, view, inked, pxPerMm }: FineScene): FineJob | null {
  const { offsetXMm, offsetYMm, widthPx, heightPx } = view;
  const left = Math.max(0, Math.floor((inked.left + offsetXMm) * view.pxPerMm));
  const top = Math.max(0, Math.floor((inked.top + offsetYMm) * view.pxPerMm));
  const right = Math.min(widthPx, Math.ceil((inked.right + offsetXMm) * view.pxPerMm));
  const bottom = Math.min(heightPx, Math.ceil((inked.bottom + offsetYMm) * view.pxPerMm));
  const part = { left, top, widthPx: right - left, heightPx: bottom - top };
  if (part.widthPx <= 0 || part.heightPx <= 0 || layers.length === 0) return null;
  const times = { x: pxPerMm.x / view.pxPerMm, y: pxPerMm.y / view.pxPerMm };
  let share = 1;
  if (Math.max(times.x, times.y) * MAX_MAGNIFIED < 1) share = MIN_TIMES / Math.max(times.x, times.y);
  const pixels = () => part.widthPx * part.heightPx * times.x * times.y * share ** 2;
  while (pixels() > MAX_PIXELS && (Math.min(times.x, times.y) * share) / 2 >= MIN_TIMES) share /= 2;
  if (pixels() > MAX_PIXELS_AT_ALL) return null;
  const scale = { x: pxPerMm.x * share, y: pxPerMm.y * share };
  const grid = { pxPerMm: scale, leftMm: inked.left, topMm: inked.top, isPrint: share === 1 };
  return { layers, view, part, grid };
}

/** Replaces the stage's quick drawing by a fine one while it is at rest. */
export interface FineStage {
  /** `isFresh`: the quick drawing has just been made, so that nothing fine is shown any more. */
  follow(scene: FineScene, isFresh: boolean, isInGesture: boolean): void;
  /** The worker has drawn; null = it cannot yet. Closes the bitmap. */
  drawn(request: number, bitmap: ImageBitmap | null): void;
  /** Pictures have become truer: what is shown stays until it is drawn finely again. False = nothing fine is shown. */
  renew(): boolean;
  /** Nothing finer is to come. */
  isSettled(): boolean;
  stop(): void;
}

/** Counts over all stages: the worker is one, and a stage that has gone may still get a reply. */
let lastRequest = 0;

/**
 * `ask` gives a job to the worker, null takes it back; `show` puts the result on the canvas; `rest` is called when there is nothing
 * to draw finely, which the worker says nothing of.
 */
export function createFineStage(
  ask: (request: number, job: FineJob | null) => void,
  show: (bitmap: ImageBitmap, part: CanvasPart) => void,
  rest: () => void,
): FineStage {
  let state: 'idle' | 'waiting' | 'asked' | 'settled' = 'idle';
  let isFine = false;
  let request = 0;
  let job: FineJob | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(timer);
    if (state === 'asked') ask(++lastRequest, null);
    state = 'idle';
  };
  return {
    follow(scene, isFresh, isInGesture) {
      if (isFresh) {
        cancel();
        isFine = false;
      }
      if (isInGesture && state === 'waiting') cancel();
      if (isInGesture || state !== 'idle') return;
      state = 'waiting';
      timer = setTimeout(() => {
        job = planFineJob(scene);
        state = job ? 'asked' : 'settled';
        request = ++lastRequest;
        if (job) ask(request, job);
        else rest();
      }, REST_MS);
    },
    drawn(drawnRequest, bitmap) {
      if (drawnRequest !== request || state !== 'asked' || !job) return bitmap?.close();
      state = 'settled';
      if (!bitmap) return;
      show(bitmap, job.part);
      isFine = true;
      bitmap.close();
    },
    renew() {
      if (isFine) cancel();
      return isFine;
    },
    isSettled: () => state === 'settled',
    stop: cancel,
  };
}
