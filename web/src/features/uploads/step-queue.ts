import { MAX_UPLOAD_FILES } from '@diy/contract/images/images';
import type { QueuedItem, QueueEffect, QueueEvent, QueueNews, QueueState } from './queue-state.ts';
import { isInLibrary, isOfRound, isRetryable, isSettled, type UploadState } from './upload-item.ts';

/** Files worked on side by side. */
const CONCURRENCY = 3;
/** Once the bytes are there, checking takes a moment and cannot be held. */
const HOLDABLE: UploadState[] = ['waiting', 'inspecting', 'sending'];

export interface QueueStep {
  state: QueueState;
  effects: readonly QueueEffect[];
}

/**
 * The queue after one event, and what is to be done outside. Whatever happened, the next files begin where places are
 * free. News of an attempt that was given up leave the very same state.
 */
export const stepQueue = (before: QueueState, event: QueueEvent): QueueStep =>
  beginNext(react(before, event));

function react(state: QueueState, event: QueueEvent): QueueStep {
  switch (event.type) {
    case 'add':
      return moveRestIntoRound({ ...state, rest: [...state.rest, ...event.items] });
    case 'refuse': {
      const refused: QueuedItem = { ...event.item, state: 'failed', reason: event.reason };
      return { state: { ...state, items: [...state.items, refused] }, effects: [] };
    }
    case 'pause':
      return change(state, isCalled(event.id, HOLDABLE), { state: 'paused', attempt: null }, abortOf);
    case 'resume':
      return resume(state, isCalled(event.id, ['paused', 'failed']));
    case 'resume-paused':
      return resume(state, (item) => item.state === 'paused');
    case 'retry-failed':
      return resume(state, isRetryable);
    case 'skip-known':
      return change(state, isSkippable(event.id), { state: 'skipped' }, settleOf);
    case 'send-known':
      return change(state, isCalled(event.id, ['known']), { state: 'waiting', known: null });
    case 'restore-known':
      return change(state, isCalled(event.id, ['known']), { state: 'checking' }, (item) =>
        item.known ? [{ type: 'restore', item, knownId: item.known.id }] : [],
      );
    case 'remove':
      return removeItems(state, isCalled(event.id), (item) => [...abortOf(item), ...settleOf(item)]);
    case 'clear-settled':
      return removeItems(state, isSettled);
    case 'start-next-round':
      return { state: { ...state, continuesWithRest: true }, effects: [] };
    case 'drop-rest':
      return { state: { ...state, rest: [], continuesWithRest: false }, effects: [] };
    case 'stop':
      return removeItems({ ...state, rest: [], continuesWithRest: false }, () => true, abortOf);
    default:
      return applyNews(state, event);
  }
}

/** An attempt given up meanwhile changes nothing, but what it brought home all the same has arrived. */
function applyNews(state: QueueState, event: QueueNews): QueueStep {
  switch (event.type) {
    case 'inspected': {
      const { attempt, known } = event;
      if (known) {
        const found = { state: 'known', known, attempt: null, isCleared: true } as const;
        return change(state, isTrying(attempt), found);
      }
      return change(state, isTrying(attempt), { ...SENDING, isCleared: true }, (item) => [
        { type: 'send', attempt, item },
      ]);
    }
    case 'progressed': {
      const { attempt, share } = event;
      return change(state, isTrying(attempt), { share, state: share >= 1 ? 'checking' : 'sending' });
    }
    case 'arrived': {
      const { attempt, file, image } = event;
      const there = { state: 'done', share: 1, image, attempt: null } as const;
      return arrive(change(state, isTrying(attempt), there), file);
    }
    case 'failed': {
      const { attempt, failure } = event;
      const failed = { state: 'failed', ...failure, attempt: null } as const;
      return change(state, isTrying(attempt), failed, failure.canRetry ? NOTHING : settleOf);
    }
    case 'restored':
      return arrive(change(state, isCalled(event.id), { state: 'done', share: 1 }), event.file);
    case 'not-restored':
      return change(state, isCalled(event.id), { state: 'failed', ...event.failure });
  }
}

const SENDING = { state: 'sending', reason: null, known: null } as const;

const arrive = ({ state }: QueueStep, file: File): QueueStep => ({
  state,
  effects: [{ type: 'settle', file }, { type: 'announce' }],
});

/** A paused one resumes, a failed one is retried. */
const resume = (state: QueueState, isMeant: (item: QueuedItem) => boolean) =>
  change(state, isMeant, { state: 'waiting', reason: null }, (item) =>
    item.state === 'failed' ? [{ type: 'open', file: item.file }] : [],
  );

/** Fills the free places; when a round is over and the person asked to continue, the next one follows. */
function beginNext({ state, effects }: QueueStep): QueueStep {
  if (state.continuesWithRest && state.rest.length > 0 && !state.items.some(isOfRound)) {
    // What arrived makes room on the screen for the next round; what failed stays to be seen.
    const taken = moveRestIntoRound({ ...state, items: state.items.filter((item) => !isSettled(item)) });
    const continuesWithRest = taken.state.rest.length > 0;
    return beginNext({
      state: { ...taken.state, continuesWithRest },
      effects: [...effects, ...taken.effects],
    });
  }
  const isFull = state.items.filter(({ attempt }) => attempt !== null).length >= CONCURRENCY;
  const next = isFull ? undefined : state.items.find((item) => item.state === 'waiting');
  if (!next) return { state, effects };
  const attempt = state.lastAttempt + 1;
  const begun = change(
    { ...state, lastAttempt: attempt },
    isCalled(next.id),
    next.isCleared ? { ...SENDING, attempt } : { state: 'inspecting', reason: null, attempt },
    (item) => [{ type: item.isCleared ? 'send' : 'inspect', attempt, item }],
  );
  return beginNext({ state: begun.state, effects: [...effects, ...begun.effects] });
}

/** Takes as many of the rest as the round has room for. */
function moveRestIntoRound(state: QueueState): QueueStep {
  const room = Math.max(0, MAX_UPLOAD_FILES - state.items.filter(isOfRound).length);
  const taken = state.rest.slice(0, room);
  return {
    state: { ...state, items: [...state.items, ...taken], rest: state.rest.slice(room) },
    effects: taken.map(({ file }) => ({ type: 'open', file })),
  };
}

type EffectsOf = (item: QueuedItem) => readonly QueueEffect[];
const NOTHING: EffectsOf = () => [];
const settleOf: EffectsOf = ({ file }) => [{ type: 'settle', file }];
const abortOf: EffectsOf = ({ attempt }) => (attempt === null ? [] : [{ type: 'abort', attempt }]);

/** Changes those that are meant; `effectsOf` sees each as it was before. */
function change(
  state: QueueState,
  isMeant: (item: QueuedItem) => boolean,
  part: Partial<QueuedItem>,
  effectsOf = NOTHING,
): QueueStep {
  const meant = state.items.filter(isMeant);
  if (meant.length === 0) return { state, effects: [] };
  const items = state.items.map((item) => (isMeant(item) ? { ...item, ...part } : item));
  return { state: { ...state, items }, effects: meant.flatMap(effectsOf) };
}

function removeItems(
  state: QueueState,
  isMeant: (item: QueuedItem) => boolean,
  effectsOf = NOTHING,
): QueueStep {
  const meant = state.items.filter(isMeant);
  const items = state.items.filter((item) => !isMeant(item));
  return { state: { ...state, items }, effects: meant.flatMap(effectsOf) };
}

/** All at once are only those that the library shows: skipping one that was deleted would leave it in neither place. */
const isSkippable = (id: string | undefined) => (item: QueuedItem) =>
  isCalled(id, ['known'])(item) && (id !== undefined || isInLibrary(item));

/** True for an item with this id (without one, any) and in one of these states. */
const isCalled = (id: string | undefined, states?: readonly UploadState[]) => (item: QueuedItem) =>
  (id === undefined || item.id === id) && (states?.includes(item.state) ?? true);
const isTrying = (attempt: number) => (item: QueuedItem) => item.attempt === attempt;
