import type { TemplateItem } from '@diy/contract/templates';
import type { DesignDocument } from '@diy/design/document';
import type { Layer } from '@diy/design/layers';
import { createSignal, type Signal } from '../../../lib/signal.ts';
import {
  afterDrawing,
  type DrawingKind,
  NO_DRAWINGS,
  nextDrawing,
  withAsked,
  withBegun,
} from './drawing-queue.ts';
import { appearanceOf, fullJobs, liveJobs } from './mockup-jobs.ts';
import type { MockupJob, SurfacePatch, ToWorker } from './protocol.ts';
import { makePatch } from './surface-patch.ts';

/** Longer side of a surface's artwork for its tab. */
const ARTWORK_EDGE_PX = 640;
/** Work that is not for the eye under the pointer waits this long after the last change. */
const IDLE_MS = 220;

export interface DrawingState {
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly lastMilliseconds: number;
}

/** Asks the worker for drawings of the newest state: small ones at once, all of them at rest. */
export interface MockupDrawing {
  readonly state: Signal<DrawingState>;
  update(design: DesignDocument, isInGesture: boolean): void;
  show(mockupId: string | null, widthPx: number): void;
  request(jobs: readonly MockupJob[], artworkEdgePx?: number): void;
  refresh(): void;
  /** The worker has drawn a frame; an earlier one than was asked for last does not count. */
  done(frame: number, milliseconds: number): void;
  fail(message: string): void;
  stop(): void;
}

export function createMockupDrawing(
  template: TemplateItem,
  post: (message: ToWorker) => void,
): MockupDrawing {
  const state = createSignal<DrawingState>({ isBusy: false, failure: null, lastMilliseconds: 0 });
  const sent = new Map<string, readonly Layer[]>();
  let design: DesignDocument | null = null;
  let shown: MockupJob | null = null;
  let wanted: readonly MockupJob[] = [];
  let artworkEdgePx = ARTWORK_EDGE_PX;
  let frame = 0;
  let queue = NO_DRAWINGS;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  const drawNext = () => {
    const next = nextDrawing(queue);
    if (!next || !design) return;
    frame += 1;
    queue = withBegun(next);
    const isFull = next === 'full';
    post({
      kind: 'draw',
      frame,
      state: { sizeId: design.sizeId, ...appearanceOf(template, design.colourId) },
      patches: collectPatches(design, sent),
      jobs: isFull ? fullJobs(template, shown, wanted) : liveJobs(shown),
      artworkEdgePx: isFull ? artworkEdgePx : null,
    });
    state.set((now) => ({ ...now, isBusy: true }));
  };
  const ask = (drawing: DrawingKind) => {
    queue = withAsked(queue, drawing);
    drawNext();
  };
  const askFullLater = () => {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => ask('full'), IDLE_MS);
  };
  const refresh = () => {
    ask('live');
    askFullLater();
  };

  return {
    state,
    update(next, isInGesture) {
      if (design === next && isInGesture) return;
      design = next;
      ask('live');
      if (!isInGesture) askFullLater();
      else clearTimeout(idleTimer);
    },
    show(mockupId, widthPx) {
      shown = mockupId === null ? null : { mockupId, widthPx };
      refresh();
    },
    request(jobs, edgePx = ARTWORK_EDGE_PX) {
      wanted = jobs;
      artworkEdgePx = edgePx;
      askFullLater();
    },
    refresh,
    done(drawn, milliseconds) {
      if (drawn !== frame) return;
      queue = afterDrawing(queue);
      state.set({ isBusy: false, failure: null, lastMilliseconds: milliseconds });
      drawNext();
    },
    fail(message) {
      queue = afterDrawing(queue);
      state.set((now) => ({ ...now, isBusy: false, failure: message }));
    },
    stop: () => clearTimeout(idleTimer),
  };
}

/** What has changed since it was sent last, by surface. */
function collectPatches(design: DesignDocument, sent: Map<string, readonly Layer[]>): SurfacePatch[] {
  return design.surfaces.flatMap(({ surfaceId, layers }) => {
    const patch = makePatch(surfaceId, sent.get(surfaceId), layers);
    sent.set(surfaceId, layers);
    return patch ?? [];
  });
}
