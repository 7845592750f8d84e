import { type DesignDocument, serialiseDesign } from '@diy/design/document';
import { createSignal, type Signal } from '../../../lib/signal.ts';
import {
  decideSaving,
  type SavedDesign,
  type SaveRequest,
  type SaverEffect,
  type SaverEvent,
  type SaverMemory,
  type SentSaves,
} from './decide-saving.ts';
import { isDirty, isSame, type SaveProblem, type SaveState } from './save-state.ts';

/** What the saver needs from outside; tests give their own. */
export interface SaverPort {
  /** Rejects with anything; `explain` says what it means. */
  save(request: SaveRequest): Promise<SavedDesign>;
  explain(error: unknown): SaveProblem;
  /** What is saved under an id right now. */
  fetchSaved(id: string): Promise<{ version: number; name: string; design: DesignDocument; sku: string }>;
  /** Returns whether the browser could keep it. */
  keepDraft(state: SaveState, design: DesignDocument, sent: SentSaves): boolean;
  /** The same without holding anybody up; null where a later draft, or its deletion, came first. */
  keepDraftBeside(state: SaveState, design: DesignDocument, sent: SentSaves): Promise<boolean | null>;
  dropDraft(): void;
  newKey(): string;
  /** Calls back later; returns how to cancel. */
  later(run: () => void, ms: number): () => void;
  isOnline(): boolean;
}

/** Keeps one design saved: draft at once, autosave when it rests, one save at a time, nothing overwritten. */
export interface Saver {
  readonly state: Signal<SaveState>;
  /** Takes the design as it is now; `isResting` is false in the middle of a gesture. */
  follow(design: DesignDocument, isResting: boolean): void;
  /** The person gives a name. */
  rename(name: string): void;
  /** A name that goes with the content; left alone once there is one the person gave, or one that was saved before. */
  suggestName(name: string): void;
  /** Saves now; resolves when the newest content is saved (true) or could not be (false). */
  saveNow(): Promise<boolean>;
  /** Tries again at once, for example when the network is back. */
  wake(): void;
  keepAsCopy(name: string): Promise<boolean>;
  replaceWith(saved: SavedDesign & { name: string; design: DesignDocument }): void;
  /** The person leaves without saving: what is not saved is dropped. */
  abandon(): void;
  /** Keeps the newest content in the browser before the page goes away. */
  flushDraft(): void;
  dispose(): void;
}

export interface SaverOptions {
  design: DesignDocument;
  name: string;
  /** What is on the server; null for a new design. */
  saved: SavedDesign | null;
  /** What an earlier page has sent of it without a response; default: nothing. */
  sent?: SentSaves | null;
  /** Whether a new design is worth an entry among the saved ones without being asked for; default: always. */
  isWorthKeeping?: (design: DesignDocument) => boolean;
}

/** A request that is on its way, and how its end is made known. */
interface Running {
  readonly end: Promise<boolean>;
  finish(isSaved: boolean): void;
}

/** Saves a design as `decide-saving.ts` decides; the outside (network, clock, storage) is the port. */
export function createSaver(options: SaverOptions, port: SaverPort): Saver {
  const isWorthKeeping = (design: DesignDocument) => options.isWorthKeeping?.(design) !== false;
  let memory = openMemory(options, isWorthKeeping(options.design), port.newKey());
  const state = createSignal(memory.shown);
  const stopWaiting = { save: () => {}, draft: () => {} };
  let running: Running | null = null;
  /** Ends when the draft that was begun last is kept. */
  let keeping: Promise<void> = Promise.resolve();

  function dispatch(event: SaverEvent): void {
    const decision = decideSaving({ ...memory, shown: state.get() }, event);
    memory = decision.memory;
    state.set(memory.shown);
    for (const effect of decision.effects) carryOut(effect);
  }

  function carryOut(effect: SaverEffect): void {
    if (effect.kind === 'wait') wait(effect.timer, effect.ms);
    else if (effect.kind === 'stop-waiting') stopWaiting[effect.timer]();
    else if (effect.kind === 'keep-draft-now')
      dispatch({ kind: 'draft-kept', isKept: port.keepDraft(state.get(), memory.design, sentOf(memory)) });
    else if (effect.kind === 'keep-draft') keeping = keepDraftBeside(state.get());
    else if (effect.kind === 'drop-draft') port.dropDraft();
    else if (effect.kind === 'send') {
      running = startRunning();
      keeping = keepDraftBeside(state.get());
      void sendOnceKept(effect.request);
    } else if (effect.kind === 'look-up') void lookUp(port, effect.id).then(dispatch);
    else {
      running?.finish(effect.isSaved);
      running = null;
    }
  }

  async function keepDraftBeside(kept: SaveState): Promise<void> {
    const isKept = await port.keepDraftBeside(kept, memory.design, sentOf(memory));
    // What has changed meanwhile is not in that draft; its own follows.
    if (isKept !== null && isSame(state.get().current, kept.current))
      dispatch({ kind: 'draft-kept', isKept });
  }

  /** A page that goes away from now on leaves a draft that says what was sent, or none if the browser keeps none. */
  async function sendOnceKept(request: SaveRequest): Promise<void> {
    for (let last: Promise<void> | null = null; last !== keeping; ) {
      last = keeping;
      await last;
    }
    dispatch(await replyTo(port, request));
  }

  function wait(timer: 'save' | 'draft', ms: number): void {
    stopWaiting[timer]();
    const kind = timer === 'save' ? 'autosave-due' : 'draft-due';
    stopWaiting[timer] = port.later(() => dispatch({ kind }), ms);
  }

  function save(isExplicit: boolean): Promise<boolean> {
    const earlier = running?.end;
    dispatch({ kind: 'save-wanted', isExplicit });
    if (earlier) return isExplicit ? earlier.then(() => save(true)) : earlier;
    return running?.end ?? Promise.resolve(state.get().problem?.kind !== 'conflict');
  }

  return {
    state,
    follow: (design, isResting) =>
      dispatch({ kind: 'design-followed', design, isWorthKeeping: isWorthKeeping(design), isResting }),
    rename: (name) => dispatch({ kind: 'renamed', name }),
    suggestName: (name) => dispatch({ kind: 'name-suggested', name }),
    async saveNow() {
      dispatch({ kind: 'save-asked' });
      const isSaved = await save(true);
      // Saves once more where the response was about an earlier attempt.
      return isSaved && isDirty(state.get()) ? save(true) : isSaved;
    },
    wake: () => dispatch({ kind: 'autosave-due' }),
    keepAsCopy(name) {
      dispatch({ kind: 'copy-kept', name, idempotencyKey: port.newKey() });
      return save(true);
    },
    replaceWith: ({ id, sku, version, name, design }) =>
      dispatch({ kind: 'replaced', id, sku, version, name, design, isWorthKeeping: isWorthKeeping(design) }),
    abandon: () => dispatch({ kind: 'abandoned' }),
    flushDraft: () => dispatch({ kind: 'leaving' }),
    dispose: () => dispatch({ kind: 'closed' }),
  };
}

function openMemory(
  { design, name, saved, sent }: SaverOptions,
  isWorthKeeping: boolean,
  newKey: string,
): SaverMemory {
  const current = { text: serialiseDesign(design), name };
  return {
    shown: {
      id: saved?.id ?? null,
      sku: saved?.sku ?? null,
      version: saved?.version ?? 0,
      saved: saved ? current : null,
      current,
      sending: null,
      problem: null,
      isTouched: false,
      isDraftKept: false,
    },
    design,
    isWorthKeeping,
    idempotencyKey: sent?.idempotencyKey ?? newKey,
    tries: sent?.tries ?? [],
    flight: null,
    isResting: true,
    isTouched: false,
    isNamed: saved !== null,
  };
}

const sentOf = ({ idempotencyKey, tries }: SaverMemory): SentSaves => ({ idempotencyKey, tries });

function startRunning(): Running {
  let finish: Running['finish'] = () => {};
  const end = new Promise<boolean>((resolve) => {
    finish = resolve;
  });
  return { end, finish };
}

async function replyTo(port: SaverPort, request: SaveRequest): Promise<SaverEvent> {
  try {
    const { id, sku, version } = await port.save(request);
    return { kind: 'replied', id, sku, version };
  } catch (error) {
    return { kind: 'failed', problem: port.isOnline() ? port.explain(error) : { kind: 'offline' } };
  }
}

async function lookUp(port: SaverPort, id: string): Promise<SaverEvent> {
  return { kind: 'looked-up', saved: await port.fetchSaved(id).catch(() => null) };
}
