import type { DesignDocument } from '@diy/design/document';
import { serialiseDesign } from '@diy/design/document';
import { createSignal, type Signal } from '../../../lib/signal.ts';
import {
  isDirty,
  isSame,
  type SaveEvent,
  type SaveProblem,
  type SaveState,
  type Snapshot,
  stepSave,
} from './save-state.ts';

export interface SaveRequest {
  readonly id: string | null;
  readonly version: number;
  readonly name: string;
  readonly design: DesignDocument;
  /** The same for every try to create this design, so that a lost answer makes no second one. */
  readonly idempotencyKey: string;
  /** Asked for by the person: worth a fresh cover picture. */
  readonly isExplicit: boolean;
}

/** What the saver needs from outside; tests give their own. */
export interface SaverPort {
  /** Rejects with anything; `explain` says what it means. */
  save(request: SaveRequest): Promise<{ id: string; sku: string; version: number }>;
  explain(error: unknown): SaveProblem;
  /** What is saved under an id right now. */
  fetchSaved(id: string): Promise<{ version: number; name: string; design: DesignDocument; sku: string }>;
  /** Returns whether the browser could keep it. */
  keepDraft(state: SaveState, design: DesignDocument): boolean;
  dropDraft(): void;
  newKey(): string;
  /** Calls back later; returns how to cancel. */
  later(run: () => void, ms: number): () => void;
  isOnline(): boolean;
}

export const AUTOSAVE_MS = 2000;
const DRAFT_MS = 400;
/** After a failure that may pass by itself. */
const RETRY_MS = 10_000;

/** Keeps one design saved: draft at once, autosave when it rests, one save at a time, nothing overwritten. */
export interface Saver {
  readonly state: Signal<SaveState>;
  /** Tells of the design as it is now; `isResting` is false in the middle of a gesture. */
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
  replaceWith(saved: {
    id: string;
    sku: string;
    version: number;
    name: string;
    design: DesignDocument;
  }): void;
  /** The person leaves without saving: what is not saved is forgotten. */
  abandon(): void;
  /** Keeps the newest content in the browser before the page goes away. */
  flushDraft(): void;
  dispose(): void;
}

export interface SaverOptions {
  design: DesignDocument;
  name: string;
  /** What is on the server; null for a new design. */
  saved: { id: string; sku: string; version: number } | null;
  /** Whether a new design is worth an entry among the saved ones without being asked for; default: always. */
  isWorthKeeping?: (design: DesignDocument) => boolean;
}

export function createSaver(options: SaverOptions, port: SaverPort): Saver {
  let design = options.design;
  let idempotencyKey = port.newKey();
  /** What the tries to create have sent: the answer may be about any of them, since the first that arrived counts. */
  let createTries: Snapshot[] = [];
  /** The last try to save a version that had no good answer: the server may have taken it all the same. */
  let unanswered: { version: number; snapshot: Snapshot } | null = null;
  const first = { text: serialiseDesign(design), name: options.name };
  const state = createSignal<SaveState>({
    id: options.saved?.id ?? null,
    sku: options.saved?.sku ?? null,
    version: options.saved?.version ?? 0,
    saved: options.saved ? first : null,
    current: first,
    sending: null,
    problem: null,
    isTouched: false,
    isDraftKept: false,
  });
  let isResting = true;
  let isTouched = false;
  let isNamed = options.saved !== null;
  let cancelAutosave = () => {};
  let cancelDraft = () => {};
  let running: Promise<boolean> | null = null;

  /** New, with nothing on it yet: a colour that was tried is no design. */
  const isBlank = () =>
    state.get().id === null && createTries.length === 0 && options.isWorthKeeping?.(design) === false;
  const step = (event: SaveEvent) => state.set((now) => stepSave(now, event));
  const snapshot = (name = state.get().current.name) => ({ text: serialiseDesign(design), name });

  function keepDraft(): void {
    cancelDraft();
    if (!isTouched) return;
    if (isDirty(state.get())) step({ kind: 'draft-kept', isKept: port.keepDraft(state.get(), design) });
    else port.dropDraft();
  }

  function schedule(delayMs = AUTOSAVE_MS): void {
    cancelAutosave();
    cancelAutosave = port.later(() => {
      if (isResting && isTouched && isDirty(state.get()) && !isBlank()) void run(false);
    }, delayMs);
  }

  function touched(name?: string): void {
    step({ kind: 'changed', current: snapshot(name) });
    isTouched = true;
    cancelDraft();
    cancelDraft = port.later(keepDraft, DRAFT_MS);
    schedule();
  }

  function run(isExplicit: boolean): Promise<boolean> {
    cancelAutosave();
    if (running) return isExplicit ? running.then(() => run(true)) : running;
    if (state.get().problem?.kind === 'conflict') return Promise.resolve(false);
    if (!isDirty(state.get())) return Promise.resolve(true);
    running = send(isExplicit).finally(() => {
      running = null;
      keepDraft();
      const { problem } = state.get();
      if (problem?.kind === 'conflict' || !isDirty(state.get())) return;
      schedule(problem ? RETRY_MS : AUTOSAVE_MS);
    });
    return running;
  }

  async function send(isExplicit: boolean): Promise<boolean> {
    step({ kind: 'sending', isExplicit });
    const { id, version, sending } = state.get();
    if (!sending) return false;
    try {
      const request = { id, version, name: sending.snapshot.name, design, idempotencyKey, isExplicit };
      if (!id) createTries.push(sending.snapshot);
      const response = await port.save(request);
      // Where they differ nobody knows which content the server holds: then nothing counts as saved yet.
      const isCertain = createTries.every((one) => isSame(one, sending.snapshot));
      step({ kind: 'saved', ...response, ...(isCertain ? {} : { snapshot: null }) });
      createTries = [];
      unanswered = null;
      return true;
    } catch (error) {
      const problem = port.isOnline() ? port.explain(error) : ({ kind: 'offline' } as const);
      if (problem.kind === 'conflict' && id && (await isOwnSave(id))) return true;
      if (problem.kind !== 'conflict' && id)
        unanswered = { version: version + 1, snapshot: sending.snapshot };
      step({ kind: 'refused', problem });
      return false;
    }
  }

  /** A conflict with our own earlier save, whose answer was lost, is none: takes its version and goes on. */
  async function isOwnSave(id: string): Promise<boolean> {
    if (!unanswered) return false;
    const saved = await port.fetchSaved(id).catch(() => null);
    const { version, snapshot: sent } = unanswered;
    const isOurs =
      saved?.version === version && saved.name === sent.name && serialiseDesign(saved.design) === sent.text;
    if (!isOurs) return false;
    step({ kind: 'saved', id, sku: saved.sku, version, snapshot: sent });
    unanswered = null;
    return true;
  }

  return {
    state,
    follow(next, resting) {
      const hasRested = resting && !isResting;
      isResting = resting;
      if (next !== design) {
        design = next;
        if (!isTouched && isBlank()) return;
        // In a gesture the document changes sixty times a second; its text is made when it rests.
        if (resting) touched();
        else isTouched = true;
      } else if (hasRested) touched();
    },
    rename(name) {
      isNamed = true;
      touched(name);
    },
    suggestName(name) {
      if (!isTouched && isBlank()) return;
      if (!isNamed && name !== state.get().current.name) touched(name);
    },
    saveNow() {
      isTouched = true;
      step({ kind: 'changed', current: snapshot() });
      // Once more where the answer was about an earlier try.
      return run(true).then((isSaved) => (isSaved && isDirty(state.get()) ? run(true) : isSaved));
    },
    wake() {
      if (
        isTouched &&
        isResting &&
        isDirty(state.get()) &&
        !isBlank() &&
        state.get().problem?.kind !== 'conflict'
      )
        void run(false);
    },
    keepAsCopy(name) {
      isNamed = true;
      idempotencyKey = port.newKey();
      createTries = [];
      unanswered = null;
      step({ kind: 'kept-as-copy', name });
      return run(true);
    },
    replaceWith({ id, sku, version, name, design: next }) {
      design = next;
      isTouched = false;
      isNamed = true;
      step({ kind: 'replaced', id, sku, version, snapshot: snapshot(name) });
      cancelAutosave();
      cancelDraft();
      port.dropDraft();
    },
    abandon() {
      isTouched = false;
      cancelAutosave();
      cancelDraft();
      port.dropDraft();
    },
    flushDraft: keepDraft,
    dispose() {
      keepDraft();
      cancelAutosave();
      cancelDraft();
    },
  };
}
