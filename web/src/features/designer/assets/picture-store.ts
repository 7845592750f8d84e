import type { ImageInfo } from '@diy/design/preflight';
import { createSignal, type Signal } from '../../../lib/signal.ts';
import type { PictureLevels } from './choose-level.ts';

/** What is known about a library image before its pixels are loaded. */
export interface KnownPicture {
  readonly id: string;
  /** Public preview of at most 2048 px. */
  readonly url: string;
  /** Width of the original. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Data of its file is missing; undefined = this source does not say. */
  readonly isDamaged?: boolean;
}

export type PictureState = 'loading' | 'ready' | 'failed';

/** Pictures of the open design, decoded by the worker. */
export interface PictureStore {
  /** Announces a library image; its pixels are loaded when `request`ed. */
  add(picture: KnownPicture): void;
  known(imageId: string): KnownPicture | undefined;
  request(imageId: string): void;
  levels(imageId: string): PictureLevels | undefined;
  /** For preflight, as the library has it; undefined = it does not have the picture. */
  info(imageId: string): ImageInfo | undefined;
  /** Stores the library's record of a picture, which batches, orders and the renderer use too. */
  learn(imageId: string, facts: ImageInfo): void;
  arrived(imageId: string, picture: PictureLevels): void;
  failed(imageId: string): void;
  readonly states: Signal<Readonly<Record<string, PictureState>>>;
}

/** `load` asks the worker for a picture's pixels, `ask` the library for its facts, which `learn` takes. */
export function createPictureStore(
  load: (imageId: string, url: string) => void,
  ask: (imageId: string) => void = () => {},
): PictureStore {
  const known = new Map<string, KnownPicture>();
  const learnt = new Map<string, ImageInfo>();
  const decoded = new Map<string, PictureLevels>();
  const states = createSignal<Readonly<Record<string, PictureState>>>({});
  const mark = (imageId: string, state: PictureState) => states.set((now) => ({ ...now, [imageId]: state }));

  return {
    states,
    add(picture) {
      // A draft or the clipboard knows less of a picture than the library does.
      known.set(picture.id, { ...known.get(picture.id), ...picture });
      if (!learnt.has(picture.id)) ask(picture.id);
    },
    known: (imageId) => known.get(imageId),
    request(imageId) {
      const state = states.get()[imageId];
      const picture = known.get(imageId);
      if (!picture || state === 'loading' || state === 'ready') return;
      mark(imageId, 'loading');
      load(imageId, picture.url);
    },
    levels: (imageId) => decoded.get(imageId),
    info(imageId) {
      const picture = known.get(imageId);
      if (!picture) return undefined;
      const { widthPx, heightPx, isDamaged = false } = picture;
      // Not known to be solid until the library has said so: rules about its pixels wait.
      return learnt.get(imageId) ?? { widthPx, heightPx, hasAlpha: true, isDamaged };
    },
    learn: (imageId, facts) => learnt.set(imageId, facts),
    arrived(imageId, picture) {
      decoded.set(imageId, picture);
      mark(imageId, 'ready');
    },
    failed: (imageId) => mark(imageId, 'failed'),
  };
}
