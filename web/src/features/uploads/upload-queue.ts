import { createSignal } from '../../lib/signal.ts';
import {
  EMPTY_QUEUE,
  newQueuedItem,
  type QueueEffect,
  type QueueEvent,
  type QueueNews,
  type QueueState,
} from './queue-state.ts';
import { stepQueue } from './step-queue.ts';
import type { UploadView, UploadWork } from './upload-item.ts';

export interface UploadQueue {
  /** Takes as many files as the round of 20 has room for; the rest waits for `startNextRound`. */
  add(files: File[], categoryId: string): void;
  /** Lists a file that is not even tried, with the reason. */
  refuse(file: File, reason: string): void;
  pause(id: string): void;
  /** Resumes a paused one, retries a failed one. */
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
  startNextRound(): void;
  dropRest(): void;
  clearSettled(): void;
  /** Stops everything and empties the list. */
  stop(): void;
  view(): UploadView;
  subscribe(listener: () => void): () => void;
}

/** A queue that works on three files at a time, in rounds of 20, and keeps going whatever page is open. */
export function createUploadQueue(work: UploadWork, newId: () => string): UploadQueue {
  const view = createSignal(viewOf(EMPTY_QUEUE));
  let state = EMPTY_QUEUE;
  const due: QueueEffect[] = [];
  let isCarryingOut = false;

  const dispatch = (event: QueueEvent) => {
    const next = stepQueue(state, event);
    due.push(...next.effects);
    if (next.state !== state) {
      state = next.state;
      view.set(viewOf(state));
    }
    // What an effect announces in turn comes after the effects before it: nothing is aborted that has not begun.
    if (isCarryingOut) return;
    isCarryingOut = true;
    try {
      for (let effect = due.shift(); effect; effect = due.shift()) carryOut(effect);
    } finally {
      isCarryingOut = false;
    }
  };
  const carryOut = createRunner(work, dispatch);

  return {
    add: (files, categoryId) =>
      dispatch({ type: 'add', items: files.map((file) => newQueuedItem(newId(), file, categoryId)) }),
    refuse: (file, reason) => dispatch({ type: 'refuse', item: newQueuedItem(newId(), file, ''), reason }),
    pause: (id) => dispatch({ type: 'pause', id }),
    resume: (id) => dispatch({ type: 'resume', id }),
    pauseAll: () => dispatch({ type: 'pause' }),
    resumeAll: () => dispatch({ type: 'resume-paused' }),
    retryAll: () => dispatch({ type: 'retry-failed' }),
    skipKnown: (id) => dispatch({ type: 'skip-known', id }),
    sendKnown: (id) => dispatch({ type: 'send-known', id }),
    restoreKnown: (id) => dispatch({ type: 'restore-known', id }),
    remove: (id) => dispatch({ type: 'remove', id }),
    startNextRound: () => dispatch({ type: 'start-next-round' }),
    dropRest: () => dispatch({ type: 'drop-rest' }),
    clearSettled: () => dispatch({ type: 'clear-settled' }),
    stop: () => dispatch({ type: 'stop' }),
    view: view.get,
    subscribe: view.subscribe,
  };
}

const viewOf = ({ items, rest, continuesWithRest }: QueueState): UploadView => ({
  items,
  restCount: rest.length,
  continuesWithRest,
});

/** Carries out one effect at a time and reports the result to the queue. */
function createRunner(work: UploadWork, dispatch: (news: QueueNews) => void): (effect: QueueEffect) => void {
  /** Cancels the attempts under way, by number. */
  const aborts = new Map<number, AbortController>();
  const signalOf = (attempt: number) => {
    const abort = aborts.get(attempt) ?? new AbortController();
    aborts.set(attempt, abort);
    return abort.signal;
  };
  const end = (attempt: number, news: QueueNews) => {
    aborts.delete(attempt);
    dispatch(news);
  };
  const failWith = (attempt: number) => (error: unknown) =>
    end(attempt, { type: 'failed', attempt, failure: work.explain(error) });

  return (effect) => {
    switch (effect.type) {
      case 'open':
        return work.onOpened(effect.file);
      case 'settle':
        return work.onSettled(effect.file);
      case 'announce':
        return work.onArrived();
      case 'abort':
        aborts.get(effect.attempt)?.abort();
        aborts.delete(effect.attempt);
        return;
      case 'inspect': {
        const { attempt, item } = effect;
        work.findKnown(item.file, signalOf(attempt)).then((known) => {
          const news = { type: 'inspected', attempt, known } as const;
          if (known) end(attempt, news);
          else dispatch(news);
        }, failWith(attempt));
        return;
      }
      case 'send': {
        const { attempt, item } = effect;
        const onProgress = (share: number) => dispatch({ type: 'progressed', attempt, share });
        work
          .send(item, onProgress, signalOf(attempt))
          .then(
            (image) => end(attempt, { type: 'arrived', attempt, file: item.file, image }),
            failWith(attempt),
          );
        return;
      }
      case 'restore': {
        const { id, file } = effect.item;
        work.restore(effect.knownId).then(
          () => dispatch({ type: 'restored', id, file }),
          (error: unknown) => dispatch({ type: 'not-restored', id, failure: work.explain(error) }),
        );
        return;
      }
    }
  };
}
