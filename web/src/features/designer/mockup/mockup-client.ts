import type { TemplateItem } from '@diy/contract/templates';
import type { DesignDocument } from '@diy/design/document';
import type { Signal } from '../../../lib/signal.ts';
import { createLatestPictures } from './latest-pictures.ts';
import { createMockupDrawing, type DrawingState } from './mockup-drawing.ts';
import type { FromWorker, MockupJob, ToWorker } from './protocol.ts';

type PictureListener = (bitmap: ImageBitmap) => void;

/** The page's side of the mockup worker: one drawing under way, the newest state next, everything between dropped. */
export interface MockupClient {
  /** Announces a change; cheap, call it as often as you like. */
  update(design: DesignDocument, isInGesture: boolean): void;
  /** Which mockup is shown large and how wide in device px; null = the dock is hidden. */
  show(mockupId: string | null, widthPx: number): void;
  /** Pictures wanted full size besides, for the preview dialog, and how large the artworks are to be meanwhile. */
  request(jobs: readonly MockupJob[], artworkEdgePx?: number): void;
  onMockup(mockupId: string, listener: PictureListener): () => void;
  onArtwork(surfaceId: string, listener: PictureListener): () => void;
  /** A mockup of the newest state at full size for saving; null when it cannot be made. */
  cover(mockupId: string): Promise<ImageBitmap | null>;
  /** Everything must be drawn again: a font or picture has arrived. */
  refresh(): void;
  post(message: ToWorker, transfer?: Transferable[]): void;
  readonly state: Signal<DrawingState>;
  dispose(): void;
}

export interface MockupClientOptions {
  template: TemplateItem;
  startWorker: () => Worker;
  onMessage: (message: FromWorker) => void;
}

/** Starts the worker that draws mockups and the stage; `dispose` ends it. */
export function createMockupClient({ template, startWorker, onMessage }: MockupClientOptions): MockupClient {
  const worker = startWorker();
  const post: MockupClient['post'] = (message, transfer = []) => worker.postMessage(message, transfer);
  const mockups = createLatestPictures();
  const artworks = createLatestPictures();
  const covers = createCovers(post);
  const drawing = createMockupDrawing(template, post);

  const take = (message: FromWorker) => {
    if (message.kind === 'mockup') mockups.give(message.mockupId, message.bitmap);
    else if (message.kind === 'artwork') artworks.give(message.surfaceId, message.bitmap);
    else if (message.kind === 'cover') covers.take(message.request, message.bitmap);
    else if (message.kind === 'done') drawing.done(message.frame, message.milliseconds);
    else if (message.kind === 'font') drawing.refresh();
    else if (message.kind === 'failed') fail(message.message);
  };
  const fail = (message: string) => {
    drawing.fail(message);
    covers.giveUp();
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    take(data);
    onMessage(data);
  };
  worker.onerror = (event) => fail(event.message || 'worker');
  post({ kind: 'setup', mockups: template.mockups, surfaces: template.definition.surfaces });

  const { state, update, show, request, refresh } = drawing;
  return {
    state,
    update,
    show,
    request,
    refresh,
    post,
    onMockup: mockups.follow,
    onArtwork: artworks.follow,
    cover: covers.ask,
    dispose() {
      drawing.stop();
      worker.terminate();
      covers.giveUp();
    },
  };
}

/** Mockups asked for once each. */
function createCovers(post: (message: ToWorker) => void) {
  const waiting = new Map<number, (bitmap: ImageBitmap | null) => void>();
  let lastRequest = 0;
  return {
    ask(mockupId: string): Promise<ImageBitmap | null> {
      const request = ++lastRequest;
      return new Promise((done) => {
        waiting.set(request, done);
        post({ kind: 'cover', request, mockupId });
      });
    },
    take(request: number, bitmap: ImageBitmap | null): void {
      waiting.get(request)?.(bitmap);
      waiting.delete(request);
    },
    giveUp(): void {
      for (const give of waiting.values()) give(null);
      waiting.clear();
    },
  };
}
