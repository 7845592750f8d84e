import { MAX_UPLOAD_FILES } from '@diy/contract/images/images';
import { createSignal } from '../../lib/signal.ts';
import {
  isOfRound,
  isRetryable,
  isSettled,
  newItem,
  type UploadItem,
  type UploadView,
  type UploadWork,
} from './upload-item.ts';

/** Files worked on side by side. */
const CONCURRENCY = 3;

export interface UploadQueue {
  /** Takes as many files as the round of 20 has room for; the rest waits for `goOn`. */
  add(files: File[], tid: string): void;
  /** Lists a file that is not even tried, with the reason. */
  refuse(file: File, reason: string): void;
  pause(id: string): void;
  /** Goes on with a paused one, tries a failed one again. */
  resume(id: string): void;
  pauseAll(): void;
  resumeAll(): void;
  /** Tries again whatever failed and may succeed, as after a lost network. */
  retryAll(): void;
  /** What to do with files the library has already; without an id, with all of them. */
  skipKnown(id?: string): void;
  sendKnown(id?: string): void;
  /** Brings back the deleted image that is the same as this file, instead of sending it. */
  restoreKnown(id: string): void;
  /** Stops a file that is on its way, or takes a settled one off the list. */
  remove(id: string): void;
  goOn(): void;
  dropRest(): void;
  clearSettled(): void;
  /** Stops everything and empties the list. */
  stop(): void;
  view(): UploadView;
  subscribe(listener: () => void): () => void;
}

/** A queue that works on three files at a time, in rounds of 20, and keeps going whatever page is open. */
export function createUploadQueue(work: UploadWork, newId: () => string): UploadQueue {
  const view = createSignal<UploadView>({ items: [], restCount: 0, isGoingOn: false });
  let rest: { file: File; tid: string }[] = [];
  const aborts = new Map<string, AbortController>();
  /** Files that are sent although the library has them, or of which it is known that it has not. */
  const cleared = new Set<string>();

  const set = (next: Partial<UploadView>) => view.set((now) => ({ ...now, ...next, restCount: rest.length }));
  const find = (id: string) => view.get().items.find((item) => item.id === id);
  const patch = (id: string, change: Partial<UploadItem>) =>
    set({ items: view.get().items.map((item) => (item.id === id ? { ...item, ...change } : item)) });

  const take = () => {
    const room = MAX_UPLOAD_FILES - view.get().items.filter(isOfRound).length;
    const taken = rest.slice(0, Math.max(0, room));
    rest = rest.slice(taken.length);
    for (const { file } of taken) work.onOpened(file);
    set({ items: [...view.get().items, ...taken.map(({ file, tid }) => newItem(newId(), file, tid))] });
  };
  const pump = () => {
    while (aborts.size < CONCURRENCY) {
      const next = view.get().items.find((item) => item.state === 'waiting');
      if (!next) break;
      void run(next);
    }
    const isRoundOver = !view.get().items.some(isOfRound);
    if (!isRoundOver || rest.length === 0 || !view.get().isGoingOn) return;
    // What arrived makes room on the screen for the next round; what failed stays to be seen.
    set({ items: view.get().items.filter((item) => !isSettled(item)) });
    take();
    if (rest.length === 0) set({ isGoingOn: false });
    pump();
  };

  const run = async (item: UploadItem) => {
    const { id, file } = item;
    const abort = new AbortController();
    aborts.set(id, abort);
    const { signal } = abort;
    try {
      if (!cleared.has(id)) {
        patch(id, { state: 'inspecting', reason: null });
        const known = await work.findKnown(file, signal);
        if (signal.aborted) return;
        cleared.add(id);
        if (known) return patch(id, { state: 'known', known });
      }
      patch(id, { state: 'sending', reason: null, known: null });
      const onProgress = (share: number) => {
        if (!signal.aborted) patch(id, { share, state: share >= 1 ? 'checking' : 'sending' });
      };
      const image = await work.send(item, onProgress, signal);
      if (!signal.aborted) patch(id, { state: 'done', share: 1, image });
      work.onSettled(file);
      work.onArrived();
    } catch (error) {
      if (signal.aborted) return;
      const failure = work.explain(error);
      if (!failure.canRetry) work.onSettled(file);
      patch(id, { state: 'failed', ...failure });
    } finally {
      if (aborts.get(id) === abort) aborts.delete(id);
      pump();
    }
  };
  const stopRun = (id: string) => {
    aborts.get(id)?.abort();
    aborts.delete(id);
  };
  const eachKnown = (id: string | undefined, act: (item: UploadItem) => void) => {
    for (const item of view.get().items) {
      if (item.state === 'known' && (id === undefined || item.id === id)) act(item);
    }
    pump();
  };

  const queue: UploadQueue = {
    add(files, tid) {
      rest = [...rest, ...files.map((file) => ({ file, tid }))];
      take();
      pump();
    },
    refuse: (file, reason) =>
      set({ items: [...view.get().items, { ...newItem(newId(), file, ''), state: 'failed', reason }] }),
    pause(id) {
      const item = find(id);
      // Once the bytes are there, checking takes a moment and cannot be held.
      if (!item || (item.state !== 'waiting' && item.state !== 'sending' && item.state !== 'inspecting'))
        return;
      stopRun(id);
      patch(id, { state: 'paused' });
      pump();
    },
    resume(id) {
      const item = find(id);
      if (item?.state !== 'paused' && item?.state !== 'failed') return;
      if (item.state === 'failed') work.onOpened(item.file);
      patch(id, { state: 'waiting', reason: null });
      pump();
    },
    pauseAll() {
      for (const { id } of view.get().items) queue.pause(id);
    },
    resumeAll() {
      for (const item of view.get().items) if (item.state === 'paused') queue.resume(item.id);
    },
    retryAll() {
      for (const item of view.get().items) if (isRetryable(item)) queue.resume(item.id);
    },
    skipKnown: (id) =>
      eachKnown(id, (item) => {
        work.onSettled(item.file);
        patch(item.id, { state: 'skipped' });
      }),
    sendKnown: (id) => eachKnown(id, (item) => patch(item.id, { state: 'waiting', known: null })),
    restoreKnown(id) {
      const item = find(id);
      if (item?.state !== 'known' || !item.known) return;
      patch(id, { state: 'checking' });
      work.restore(item.known.id).then(
        () => {
          work.onSettled(item.file);
          patch(id, { state: 'done', share: 1 });
          work.onArrived();
        },
        (error: unknown) => patch(id, { state: 'failed', ...work.explain(error) }),
      );
    },
    remove(id) {
      const item = find(id);
      if (!item) return;
      stopRun(id);
      work.onSettled(item.file);
      set({ items: view.get().items.filter((other) => other.id !== id) });
      pump();
    },
    goOn() {
      set({ isGoingOn: true });
      pump();
    },
    dropRest() {
      rest = [];
      set({ isGoingOn: false });
    },
    clearSettled: () => set({ items: view.get().items.filter((item) => !isSettled(item)) }),
    stop() {
      for (const abort of aborts.values()) abort.abort();
      aborts.clear();
      rest = [];
      set({ items: [], isGoingOn: false });
    },
    view: view.get,
    subscribe: view.subscribe,
  };
  return queue;
}
