import { fingerprint } from '@diy/design/fingerprint';

/** What a saved version holds: the document as canonical text, and the name. */
export interface SaveSnapshot {
  readonly text: string;
  readonly name: string;
}

/** A save under way. `at` is what is being saved. */
interface Sending {
  readonly snapshot: SaveSnapshot;
  readonly isExplicit: boolean;
}

/** Why the last try did not succeed; `offline` keeps trying. */
export type SaveProblem = { kind: 'offline' } | { kind: 'failed'; message: string } | { kind: 'conflict' };

/** Everything about saving one design; plain data, changed only by `stepSave`. */
export interface SaveState {
  /** Null until the first save: the design is new. */
  readonly id: string | null;
  readonly sku: string | null;
  /** Version this page last saw; 0 = none. */
  readonly version: number;
  /** It is null for a new design, and while a save without a response may or may not have been stored. */
  readonly saved: SaveSnapshot | null;
  readonly current: SaveSnapshot;
  readonly sending: Sending | null;
  readonly problem: SaveProblem | null;
  /** Something was changed since the design was opened. */
  readonly isTouched: boolean;
  /** The newest state lies in the browser's own storage. */
  readonly isDraftKept: boolean;
}

export type SaveEvent =
  | { kind: 'changed'; current: SaveSnapshot }
  | { kind: 'draft-kept'; isKept: boolean }
  | { kind: 'sending'; isExplicit: boolean }
  /** `snapshot`: what the response is about, where that is not what was sent last; null = not known (see `decide-saving.ts`). */
  | { kind: 'saved'; id: string; sku: string; version: number; snapshot?: SaveSnapshot | null }
  | { kind: 'refused'; problem: SaveProblem }
  /** The person chose: keep mine as a copy (the next save creates a separate design). */
  | { kind: 'kept-as-copy'; name: string }
  /** The person chose theirs, or a draft was thrown away: this is now what is saved. */
  | { kind: 'replaced'; id: string; sku: string; version: number; snapshot: SaveSnapshot };

/** What the top bar says, in one word each. */
export type SaveWord = 'new' | 'saved' | 'saving' | 'unsaved' | 'offline' | 'failed' | 'conflict';

/** The next state. Never loses the newest content: `current` is only replaced by `changed` and `replaced`. */
export function stepSave(state: SaveState, event: SaveEvent): SaveState {
  switch (event.kind) {
    case 'changed':
      if (isSame(state.current, event.current)) return state;
      return { ...state, current: event.current, isTouched: true, isDraftKept: false };
    case 'draft-kept':
      return { ...state, isDraftKept: event.isKept };
    case 'sending':
      if (state.sending || state.problem?.kind === 'conflict') return state;
      return { ...state, sending: { snapshot: state.current, isExplicit: event.isExplicit } };
    case 'saved':
      if (!state.sending) return state;
      return {
        ...state,
        id: event.id,
        sku: event.sku,
        version: event.version,
        saved: event.snapshot === undefined ? state.sending.snapshot : event.snapshot,
        sending: null,
        problem: null,
      };
    case 'refused':
      // Without a good response nobody knows which content the server holds: even going back to what was saved before
      // must be saved again.
      return {
        ...state,
        sending: null,
        problem: event.problem,
        saved: event.problem.kind === 'conflict' ? state.saved : null,
      };
    case 'kept-as-copy':
      return {
        ...state,
        id: null,
        sku: null,
        version: 0,
        saved: null,
        sending: null,
        problem: null,
        current: { ...state.current, name: event.name },
      };
    case 'replaced': {
      const { id, sku, version, snapshot } = event;
      const fresh = { isTouched: false, isDraftKept: false, sending: null, problem: null };
      return { ...state, id, sku, version, saved: snapshot, current: snapshot, ...fresh };
    }
  }
}

/** Whether leaving now would lose work. */
export function hasUnsavedWork(state: SaveState): boolean {
  return state.isTouched && isDirty(state);
}

/** Whether a save would change anything. */
export function isDirty(state: SaveState): boolean {
  return state.saved === null || !isSame(state.saved, state.current);
}

/**
 * The one word that the top bar shows; a conflict goes before everything, since nothing is saved until it is decided.
 */
export function saveWord(state: SaveState, isOnline: boolean): SaveWord {
  if (state.problem?.kind === 'conflict') return 'conflict';
  if (state.sending) return 'saving';
  if (!isDirty(state)) return 'saved';
  if (!state.isTouched && !state.problem) return 'new';
  if (!isOnline || state.problem?.kind === 'offline') return 'offline';
  return state.problem ? 'failed' : 'unsaved';
}

/** Whether two snapshots hold the same content under the same name. */
export function isSame(one: SaveSnapshot, other: SaveSnapshot): boolean {
  return one.text === other.text && one.name === other.name;
}

/** Names a snapshot's content and name, so that a draft can say what was sent without holding it twice. */
export function snapshotDigest({ text, name }: SaveSnapshot): string {
  // Canonical text has no line break, so what comes behind one is the name.
  return fingerprint(`${text}\n${name}`);
}
