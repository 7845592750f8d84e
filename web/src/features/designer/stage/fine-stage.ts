import type { Layer } from '@diy/design/layers';
import type { CompositorView } from './layer-compositor.ts';

/** A part of the stage's canvas, in its pixels. */
export interface CanvasPart {
  readonly left: number;
  readonly top: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What the worker draws once the stage is at rest. */
export interface FineJob {
  readonly layers: readonly Layer[];
  readonly view: CompositorView;
  readonly part: CanvasPart;
  /** How many times finer it is drawn before it is reduced: a power of two. */
  readonly times: number;
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
  /** The finer of the print's two scales. */
  readonly printPxPerMm: number;
}

/** Pixels a fine drawing may have before it is reduced: under a second of a worker's time. */
const MOST_PIXELS = 16_000_000;
/** The same for the least that is of use, twice as fine: a whole large screen. */
const MOST_PIXELS_TWICE = 40_000_000;
const MOST_TIMES = 8;
/** Rest before the fine drawing begins; a wheel turns and keys repeat faster. */
const REST_MS = 160;

/**
 * The part to draw finely and how finely: about as the print is, at least twice, as far as the pixels allow. Null where
 * nothing of the print area is seen, or too much at once.
 */
export function planFineJob({ layers, view, inked, printPxPerMm }: FineScene): FineJob | null {
  const { pxPerMm, offsetXMm, offsetYMm, widthPx, heightPx } = view;
  const left = Math.max(0, Math.floor((inked.left + offsetXMm) * pxPerMm));
  const top = Math.max(0, Math.floor((inked.top + offsetYMm) * pxPerMm));
  const right = Math.min(widthPx, Math.ceil((inked.right + offsetXMm) * pxPerMm));
  const bottom = Math.min(heightPx, Math.ceil((inked.bottom + offsetYMm) * pxPerMm));
  const part = { left, top, widthPx: right - left, heightPx: bottom - top };
  if (part.widthPx <= 0 || part.heightPx <= 0 || layers.length === 0) return null;
  const pixels = part.widthPx * part.heightPx;
  let times = 2;
  while (times < MOST_TIMES && pxPerMm * times < printPxPerMm && pixels * (times * 2) ** 2 <= MOST_PIXELS)
    times *= 2;
  const most = times === 2 ? MOST_PIXELS_TWICE : MOST_PIXELS;
  return pixels * times ** 2 <= most ? { layers, view, part, times } : null;
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

/** Counts over all stages: the worker is one, and a stage that has gone may still be answered. */
let lastRequest = 0;

/** `ask` gives a job to the worker, null takes it back; `show` puts the result on the canvas. */
export function createFineStage(
  ask: (request: number, job: FineJob | null) => void,
  show: (bitmap: ImageBitmap, part: CanvasPart) => void,
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
      }, REST_MS);
    },
    drawn(answered, bitmap) {
      if (answered !== request || state !== 'asked' || !job) return bitmap?.close();
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
