import type { TemplateItem } from '@diy/contract/templates';
import type { DesignDocument } from '@diy/design/document';
import type { Layer } from '@diy/design/layers';
import { createSignal, type Signal } from '../../../lib/signal.ts';
import type { FromWorker, MockupJob, MockupState, SurfacePatch, ToWorker } from './protocol.ts';
import { makePatch } from './surface-patch.ts';

/** Width of the live picture while something is dragged. */
export const LIVE_WIDTH_PX = 520;
const THUMBNAIL_WIDTH_PX = 168;
/** Longer side of a surface's artwork for its tab. */
const ARTWORK_EDGE_PX = 640;
/** Work that is not for the eye under the pointer waits this long after the last change. */
const IDLE_MS = 220;

type PictureListener = (bitmap: ImageBitmap) => void;

/** The page's side of the mockup worker: one drawing under way, the newest state next, everything between dropped. */
export interface MockupClient {
  /** Tells of a change; cheap, call it as often as you like. */
  update(design: DesignDocument, isInGesture: boolean): void;
  /** Which mockup is shown large and how wide in device px; null = the dock is hidden. */
  show(mockupId: string | null, widthPx: number): void;
  /** Pictures wanted full size besides, for the preview dialog, and how large the artworks are to be meanwhile. */
  want(jobs: readonly MockupJob[], artworkEdgePx?: number): void;
  onMockup(mockupId: string, listener: PictureListener): () => void;
  onArtwork(surfaceId: string, listener: PictureListener): () => void;
  /** A mockup of the newest state at full size for saving; null when it cannot be made. */
  cover(mockupId: string): Promise<ImageBitmap | null>;
  /** Everything must be drawn again: a font or picture has arrived. */
  refresh(): void;
  post(message: ToWorker, transfer?: Transferable[]): void;
  readonly state: Signal<{ isBusy: boolean; failure: string | null; lastMilliseconds: number }>;
  dispose(): void;
}

export interface MockupClientOptions {
  template: TemplateItem;
  startWorker: () => Worker;
  onMessage: (message: FromWorker) => void;
}

export function createMockupClient({ template, startWorker, onMessage }: MockupClientOptions): MockupClient {
  const worker = startWorker();
  const state = createSignal({ isBusy: false, failure: null as string | null, lastMilliseconds: 0 });
  const mockupListeners = new Map<string, Set<PictureListener>>();
  const artworkListeners = new Map<string, Set<PictureListener>>();
  const latest = new Map<string, ImageBitmap>();
  const sent = new Map<string, readonly Layer[]>();
  const covers = new Map<number, (bitmap: ImageBitmap | null) => void>();
  let design: DesignDocument | null = null;
  let shown: MockupJob | null = null;
  let wanted: readonly MockupJob[] = [];
  let artworkEdgePx = ARTWORK_EDGE_PX;
  let frame = 0;
  let request = 0;
  let underWay: 'live' | 'full' | null = null;
  let pending: 'none' | 'live' | 'full' = 'none';
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  const send = (isFull: boolean) => {
    if (!design) return;
    frame += 1;
    underWay = isFull ? 'full' : 'live';
    pending = 'none';
    worker.postMessage({
      kind: 'draw',
      frame,
      state: {
        sizeId: design.sizeId,
        ...appearanceOf(template, design.colourId),
      },
      patches: takePatches(design, sent),
      jobs: isFull ? fullJobs(template, shown, wanted) : shown ? [liveJob(shown)] : [],
      artworkEdgePx: isFull ? artworkEdgePx : null,
    } satisfies ToWorker);
    state.set((now) => ({ ...now, isBusy: true }));
  };

  const flush = () => {
    // A full drawing gives way to a live one: the worker stops it between two pictures.
    if (pending === 'none' || underWay === 'live' || (underWay === 'full' && pending === 'full')) return;
    send(pending === 'full');
  };
  const ask = (kind: 'live' | 'full') => {
    if (pending !== 'full' || kind === 'full') pending = kind;
    flush();
  };
  const askFullLater = () => {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => ask('full'), IDLE_MS);
  };
  const refresh = () => {
    ask('live');
    askFullLater();
  };

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'mockup')
      give(mockupListeners, latest, `mockup/${data.mockupId}`, data.mockupId, data.bitmap);
    else if (data.kind === 'artwork')
      give(artworkListeners, latest, `artwork/${data.surfaceId}`, data.surfaceId, data.bitmap);
    else if (data.kind === 'cover') {
      covers.get(data.request)?.(data.bitmap);
      covers.delete(data.request);
    } else if (data.kind === 'done') {
      if (data.frame !== frame) return;
      underWay = null;
      state.set({ isBusy: false, failure: null, lastMilliseconds: data.milliseconds });
      flush();
    } else if (data.kind === 'font') refresh();
    else if (data.kind === 'failed') fail(data.message);
    onMessage(data);
  };
  worker.onerror = (event) => fail(event.message || 'worker');

  function fail(message: string): void {
    underWay = null;
    state.set((now) => ({ ...now, isBusy: false, failure: message }));
    for (const give of covers.values()) give(null);
    covers.clear();
  }

  worker.postMessage({
    kind: 'setup',
    mockups: template.mockups,
    surfaces: template.definition.surfaces,
  } satisfies ToWorker);

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
      ask('live');
      askFullLater();
    },
    want(jobs, edgePx = ARTWORK_EDGE_PX) {
      wanted = jobs;
      artworkEdgePx = edgePx;
      askFullLater();
    },
    onMockup: (mockupId, listener) =>
      follow(mockupListeners, mockupId, listener, latest.get(`mockup/${mockupId}`)),
    onArtwork: (surfaceId, listener) =>
      follow(artworkListeners, surfaceId, listener, latest.get(`artwork/${surfaceId}`)),
    cover(mockupId) {
      const number = ++request;
      return new Promise((done) => {
        covers.set(number, done);
        worker.postMessage({ kind: 'cover', request: number, mockupId } satisfies ToWorker);
      });
    },
    refresh,
    post: (message, transfer) => worker.postMessage(message, transfer ?? []),
    dispose() {
      clearTimeout(idleTimer);
      worker.terminate();
      for (const give of covers.values()) give(null);
    },
  };
}

function takePatches(design: DesignDocument, sent: Map<string, readonly Layer[]>): SurfacePatch[] {
  return design.surfaces.flatMap(({ surfaceId, layers }) => {
    const patch = makePatch(surfaceId, sent.get(surfaceId), layers);
    sent.set(surfaceId, layers);
    return patch ?? [];
  });
}

function liveJob(shown: MockupJob): MockupJob {
  return { ...shown, widthPx: Math.min(shown.widthPx, LIVE_WIDTH_PX) };
}

/** The shown one first, then what the preview asked for, then small ones of all. */
function fullJobs(
  template: TemplateItem,
  shown: MockupJob | null,
  wanted: readonly MockupJob[],
): MockupJob[] {
  const large = new Map<string, MockupJob>();
  for (const job of [...(shown ? [shown] : []), ...wanted]) {
    const known = large.get(job.mockupId);
    if (!known || known.widthPx < job.widthPx) large.set(job.mockupId, job);
  }
  const small = template.mockups
    .filter(({ asset }) => !large.has(asset.id))
    .map(({ asset }) => ({ mockupId: asset.id, widthPx: THUMBNAIL_WIDTH_PX }));
  return [...large.values(), ...small];
}

function appearanceOf(template: TemplateItem, colourId: string): Pick<MockupState, 'colourHex' | 'melange'> {
  const { colours } = template.definition;
  const colour = colours.find(({ id }) => id === colourId) ?? colours[0];
  return { colourHex: colour?.hex ?? '#FFFFFF', melange: colour?.melange };
}

function give(
  listeners: Map<string, Set<PictureListener>>,
  latest: Map<string, ImageBitmap>,
  key: string,
  id: string,
  bitmap: ImageBitmap,
): void {
  latest.get(key)?.close();
  latest.set(key, bitmap);
  for (const listener of listeners.get(id) ?? []) listener(bitmap);
}

function follow(
  listeners: Map<string, Set<PictureListener>>,
  id: string,
  listener: PictureListener,
  latest: ImageBitmap | undefined,
): () => void {
  const all = listeners.get(id) ?? new Set();
  listeners.set(id, all.add(listener));
  if (latest) listener(latest);
  return () => all.delete(listener);
}
