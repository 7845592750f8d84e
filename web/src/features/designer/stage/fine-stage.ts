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
  return pixels * times ** 2 <= MOST_PIXELS ? { layers, view, part, times } : null;
}

/** Replaces the stage's quick drawing by a fine one while it is at rest. */
export interface FineStage {
  /** `isFresh`: the quick drawing has just been made, so that nothing fine is shown any more. */
  follow(scene: FineScene, isFresh: boolean, isInGesture: boolean): void;
  /** The worker has drawn; null = it cannot yet. */
  drawn(request: number, bitmap: ImageBitmap | null): void;
  /** Nothing finer is to come. */
  isShown(): boolean;
  stop(): void;
}

/** `ask` gives a job to the worker, null takes it back; `show` puts the result on the canvas. */
export function createFineStage(
  ask: (request: number, job: FineJob | null) => void,
  show: (bitmap: ImageBitmap, part: CanvasPart) => void,
): FineStage {
  let state: 'quick' | 'waiting' | 'asked' | 'shown' = 'quick';
  let request = 0;
  let job: FineJob | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reset = () => {
    clearTimeout(timer);
    request += 1;
    if (state === 'asked') ask(request, null);
    state = 'quick';
  };
  return {
    follow(scene, isFresh, isInGesture) {
      if (isFresh) reset();
      if (isInGesture && state === 'waiting') reset();
      if (isInGesture || state !== 'quick') return;
      state = 'waiting';
      timer = setTimeout(() => {
        job = planFineJob(scene);
        state = job ? 'asked' : 'shown';
        if (job) ask(request, job);
      }, REST_MS);
    },
    drawn(answered, bitmap) {
      if (answered !== request || state !== 'asked' || !job) return bitmap?.close();
      state = 'shown';
      if (!bitmap) return;
      show(bitmap, job.part);
      bitmap.close();
    },
    isShown: () => state === 'shown',
    stop: reset,
  };
}
