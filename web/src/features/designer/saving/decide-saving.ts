import { type DesignDocument, serialiseDesign } from '@diy/design/document';
import {
  isDirty,
  type SaveEvent,
  type SaveProblem,
  type SaveSnapshot,
  type SaveState,
  snapshotDigest,
  stepSave,
} from './save-state.ts';

/** One call to save: `id` null creates a design, `version` is the one last seen. */
export interface SaveRequest {
  readonly id: string | null;
  readonly version: number;
  readonly name: string;
  readonly design: DesignDocument;
  /** The same for every try to create this design, so that a lost response makes no second one. */
  readonly idempotencyKey: string;
  /** Asked for by the person: worth a fresh cover picture. */
  readonly isExplicit: boolean;
}

export interface SavedDesign {
  readonly id: string;
  readonly sku: string;
  readonly version: number;
}

/** A request that is on its way, as it was sent. */
interface Flight {
  readonly id: string | null;
  readonly version: number;
  readonly snapshot: SaveSnapshot;
  /** An earlier one, over the same version, had no good response. */
  readonly isRepeated: boolean;
}

/** What must outlive the page, since nobody knows what became of a request whose page is gone. */
export interface SentSaves {
  /** The same for every try to create this design, so that a lost response makes no second one. */
  readonly idempotencyKey: string;
  /** Digests of what was sent over the version last seen, without a good response so far: the server may have taken one of them. */
  readonly tries: readonly string[];
}

/** What the saver knows about its design; plain data, changed only by `decideSaving`. */
export interface SaverMemory extends SentSaves {
  /** The part that components show. */
  readonly shown: SaveState;
  readonly design: DesignDocument;
  /** Whether the design, while it is new, is worth an entry among the saved ones without being asked for. */
  readonly isWorthKeeping: boolean;
  readonly flight: Flight | null;
  /** No gesture is under way. */
  readonly isResting: boolean;
  /** The person has done something: there may be something to save. */
  readonly isTouched: boolean;
  /** The name is the person's, or was saved: suggestions leave it alone. */
  readonly isNamed: boolean;
}

export type SaverEvent =
  | { kind: 'design-followed'; design: DesignDocument; isWorthKeeping: boolean; isResting: boolean }
  | { kind: 'renamed'; name: string }
  | { kind: 'name-suggested'; name: string }
  /** The person asks for a save: the design counts as it is now, even in a gesture. */
  | { kind: 'save-asked' }
  | { kind: 'save-wanted'; isExplicit: boolean }
  /** It is time to save automatically: the design has rested, or the network is back. */
  | { kind: 'autosave-due' }
  | { kind: 'draft-due' }
  /** The page may go away at once: the draft must be kept before this returns. */
  | { kind: 'leaving' }
  | { kind: 'draft-kept'; isKept: boolean }
  | ({ kind: 'replied' } & SavedDesign)
  | { kind: 'failed'; problem: SaveProblem }
  /** What is saved under the design's id, asked for after a conflict; null = not known. */
  | {
      kind: 'looked-up';
      saved: { version: number; name: string; design: DesignDocument; sku: string } | null;
    }
  | { kind: 'copy-kept'; name: string; idempotencyKey: string }
  | ({ kind: 'replaced'; name: string; design: DesignDocument; isWorthKeeping: boolean } & SavedDesign)
  | { kind: 'abandoned' }
  | { kind: 'closed' };

type SaverTimer = 'save' | 'draft';

export type SaverEffect =
  /** Begins to wait again; `autosave-due` or `draft-due` comes at the end. */
  | { kind: 'wait'; timer: SaverTimer; ms: number }
  | { kind: 'stop-waiting'; timer: SaverTimer }
  /** `draft-kept` comes of it: before anything else, or once the draft has been encrypted beside the page. */
  | { kind: 'keep-draft-now' }
  | { kind: 'keep-draft' }
  | { kind: 'drop-draft' }
  /** The draft is kept first; `replied` or `failed` comes of it. */
  | { kind: 'send'; request: SaveRequest }
  /** `looked-up` comes of it. */
  | { kind: 'look-up'; id: string }
  /** What was sent last is dealt with. */
  | { kind: 'finish'; isSaved: boolean };

/** What the saver remembers from now on, and what is to be done, in this order. */
interface Decision {
  readonly memory: SaverMemory;
  readonly effects: readonly SaverEffect[];
}

const AUTOSAVE_MS = 2000;
const DRAFT_MS = 400;
/** After a failure that may be temporary. */
const RETRY_MS = 10_000;

/** Decides what an event means for saving. Knows no clock, no server and no storage. */
export function decideSaving(memory: SaverMemory, event: SaverEvent): Decision {
  switch (event.kind) {
    case 'design-followed':
      return followDesign(memory, event);
    case 'renamed':
      return touch({ ...memory, isNamed: true }, event.name);
    case 'name-suggested':
      return suggestName(memory, event.name);
    case 'save-asked':
      return remember({ ...withContent(memory), isTouched: true });
    case 'save-wanted':
      return sendNow(memory, event.isExplicit);
    case 'autosave-due':
      return mayAutosave(memory) ? sendNow(memory, false) : remember(memory);
    case 'draft-due':
      return keepDraft(memory);
    case 'leaving':
      return keepDraft(memory, 'keep-draft-now');
    case 'draft-kept':
      return remember(step(memory, event));
    case 'replied':
      return applyReply(memory, event);
    case 'failed':
      return applyFailure(memory, event.problem);
    case 'looked-up':
      return applyLookUp(memory, event.saved);
    case 'copy-kept': {
      const { name, idempotencyKey } = event;
      const fresh = { idempotencyKey, tries: [], isNamed: true, isTouched: true };
      return remember(step({ ...memory, ...fresh }, { kind: 'kept-as-copy', name }));
    }
    case 'replaced':
      return replace(memory, event);
    case 'abandoned':
      return remember({ ...memory, isTouched: false }, ...STOP_BOTH, { kind: 'drop-draft' });
    case 'closed':
      return remember(memory, ...keepDraft(memory, 'keep-draft-now').effects, ...STOP_BOTH);
  }
}

const STOP_SAVE: SaverEffect = { kind: 'stop-waiting', timer: 'save' };
const STOP_DRAFT: SaverEffect = { kind: 'stop-waiting', timer: 'draft' };
const STOP_BOTH = [STOP_SAVE, STOP_DRAFT];

const remember = (memory: SaverMemory, ...effects: SaverEffect[]): Decision => ({ memory, effects });

const step = (memory: SaverMemory, event: SaveEvent): SaverMemory => ({
  ...memory,
  shown: stepSave(memory.shown, event),
});

const withContent = (memory: SaverMemory, name = memory.shown.current.name): SaverMemory =>
  step(memory, { kind: 'changed', current: { text: serialiseDesign(memory.design), name } });

/** New, with nothing on it yet: a colour that was tried is no design. */
const isBlank = ({ shown, tries, isWorthKeeping }: SaverMemory) =>
  shown.id === null && tries.length === 0 && !isWorthKeeping;

const isInConflict = ({ shown }: SaverMemory) => shown.problem?.kind === 'conflict';

const mayAutosave = (memory: SaverMemory) =>
  memory.isResting && memory.isTouched && isDirty(memory.shown) && !isBlank(memory) && !isInConflict(memory);

function touch(memory: SaverMemory, name?: string): Decision {
  return remember(
    { ...withContent(memory, name), isTouched: true },
    { kind: 'wait', timer: 'draft', ms: DRAFT_MS },
    { kind: 'wait', timer: 'save', ms: AUTOSAVE_MS },
  );
}

function followDesign(
  before: SaverMemory,
  { design, isWorthKeeping, isResting }: Extract<SaverEvent, { kind: 'design-followed' }>,
): Decision {
  const memory = { ...before, design, isWorthKeeping, isResting };
  if (design === before.design) return isResting && !before.isResting ? touch(memory) : remember(memory);
  if (!memory.isTouched && isBlank(memory)) return remember(memory);
  // In a gesture the document changes sixty times a second; its text is made when it rests.
  return isResting ? touch(memory) : remember({ ...memory, isTouched: true });
}

function suggestName(memory: SaverMemory, name: string): Decision {
  const isLeftAlone = memory.isNamed || name === memory.shown.current.name;
  if (isLeftAlone || (!memory.isTouched && isBlank(memory))) return remember(memory);
  return touch(memory, name);
}

/** One request at a time, none in a conflict, none without need. */
function sendNow(memory: SaverMemory, isExplicit: boolean): Decision {
  if (memory.flight || isInConflict(memory) || !isDirty(memory.shown)) return remember(memory, STOP_SAVE);
  const { design, idempotencyKey, tries } = memory;
  const { id, version, current: snapshot } = memory.shown;
  const sending = {
    ...step(memory, { kind: 'sending', isExplicit }),
    flight: { id, version, snapshot, isRepeated: tries.length > 0 },
    tries: [...new Set([...tries, snapshotDigest(snapshot)])],
  };
  const request = { id, version, name: snapshot.name, design, idempotencyKey, isExplicit };
  return remember(sending, STOP_SAVE, { kind: 'send', request });
}

function applyReply(memory: SaverMemory, { id, sku, version }: SavedDesign): Decision {
  const { flight, tries } = memory;
  if (!flight) return remember(memory);
  const isCreated = flight.id === null;
  const isOthers = isCreated && version > 1 && memory.shown.sending !== null;
  // The first try that arrived counts: where they differ nobody knows which content the server holds, and nothing counts as saved yet.
  const isCertain = !isCreated || (tries.length === 1 && !isOthers);
  const saved = { kind: 'saved', id, sku, version, ...(isCertain ? {} : { snapshot: null }) } as const;
  const taken = { ...step(memory, saved), tries: [] };
  if (!isOthers) return finish(taken, true);
  // Created by an earlier page, and somebody has changed it since: ours must not go over it.
  return finish(step(taken, { kind: 'refused', problem: { kind: 'conflict' } }), false);
}

function applyFailure(memory: SaverMemory, problem: SaveProblem): Decision {
  const { flight } = memory;
  if (!flight) return remember(memory);
  const { id, isRepeated } = flight;
  if (problem.kind === 'conflict' && id && isRepeated) return remember(memory, { kind: 'look-up', id });
  return finish(step(memory, { kind: 'refused', problem }), false);
}

/** A conflict with our own earlier save, whose response was lost, is none: takes its version and continues. */
function applyLookUp(
  memory: SaverMemory,
  saved: Extract<SaverEvent, { kind: 'looked-up' }>['saved'],
): Decision {
  const { flight, tries } = memory;
  if (!flight) return remember(memory);
  if (saved === null || !flight.id || !isOwnSave({ version: flight.version, tries }, saved))
    return finish(step(memory, { kind: 'refused', problem: { kind: 'conflict' } }), false);
  const { version, sku } = saved;
  const snapshot = { text: serialiseDesign(saved.design), name: saved.name };
  const taken = step(memory, { kind: 'saved', id: flight.id, sku, version, snapshot });
  return finish({ ...taken, tries: [] }, true);
}

/** Whether what is saved is one of the tries over the version before it. */
export function isOwnSave(
  { version, tries }: { version: number; tries: readonly string[] },
  saved: { version: number; name: string; design: DesignDocument },
): boolean {
  const { design, name } = saved;
  return (
    saved.version === version + 1 && tries.includes(snapshotDigest({ text: serialiseDesign(design), name }))
  );
}

/** After each request: what is still not saved is kept as a draft and tried again. */
function finish(before: SaverMemory, isSaved: boolean): Decision {
  const memory = { ...before, flight: null };
  const effects: SaverEffect[] = [{ kind: 'finish', isSaved }, ...keepDraft(memory).effects];
  if (!isInConflict(memory) && isDirty(memory.shown))
    effects.push({ kind: 'wait', timer: 'save', ms: memory.shown.problem ? RETRY_MS : AUTOSAVE_MS });
  return remember(memory, ...effects);
}

function keepDraft(memory: SaverMemory, kind: 'keep-draft' | 'keep-draft-now' = 'keep-draft'): Decision {
  if (!memory.isTouched) return remember(memory, STOP_DRAFT);
  return remember(memory, STOP_DRAFT, { kind: isDirty(memory.shown) ? kind : 'drop-draft' });
}

function replace(
  memory: SaverMemory,
  { id, sku, version, name, design, isWorthKeeping }: Extract<SaverEvent, { kind: 'replaced' }>,
): Decision {
  const snapshot = { text: serialiseDesign(design), name };
  const theirs = { ...memory, design, isWorthKeeping, isTouched: false, isNamed: true, tries: [] };
  const replaced = step(theirs, { kind: 'replaced', id, sku, version, snapshot });
  return remember(replaced, ...STOP_BOTH, { kind: 'drop-draft' });
}
