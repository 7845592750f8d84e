import type { DesignDocument } from '../document/design-document.ts';
import { type Layer, layer as layerSchema } from '../layers/layer.ts';
import { withBox } from './change-layers.ts';
import type { Command } from './command.ts';
import { type CommandCall, type CommandInput, type CommandName, commands } from './commands/all-commands.ts';
import { copyLayers } from './commands/structure/paste-layers.ts';
import { EditingError } from './editing-error.ts';
import type { AmendLayer } from './history/amend-steps.ts';
import { createHeldHistory, type HeldHistory } from './history/held-history.ts';
import type { History } from './history/history.ts';
import {
  allSelected,
  type EditorPlace,
  firstPlace,
  placeIn,
  placeOnSurface,
  selectionAfter,
  settle,
} from './place.ts';
import { createPublishedState } from './published-state.ts';

/** Everything a designer shows; a new object after each change and only then. */
export interface EditorState extends EditorPlace {
  readonly design: DesignDocument;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** True between `beginGesture` and its end: autosave and preflight wait. */
  readonly isInGesture: boolean;
}

export interface RunOptions {
  /** Layers selected afterwards; default: new layers, or else the selection without removed layers. */
  select?: readonly string[];
  /** Changes with the same key become one undo step: `text:<id>` while typing, `nudge` for arrow keys. */
  joinKey?: string;
  /** Equal keys join only where no more than `JOIN_PAUSE_MS` lie between them: arrow keys, which have no end themselves. */
  isPaced?: boolean;
  /**
   * Whether the command is applied to the design as it was when the gesture began. A drag can then give its whole distance at every pointer
   * move, and snapping and rounding do not accumulate.
   */
  fromGestureStart?: boolean;
}

/** A design being edited, without any framework: `subscribe` and `getState` fit React's useSyncExternalStore. */
export interface Editor {
  getState(): EditorState;
  /** Calls `listener` after every change of state; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** An unused layer id. */
  newId(): string;
  /** Runs a command by name or as a function. An EditingError changes nothing. */
  run<Name extends CommandName>(command: Name, input: CommandInput<Name>, options?: RunOptions): void;
  run<Input>(command: Command<Input>, input: Input, options?: RunOptions): void;
  /** Runs a command given as data, for example a preflight fix. */
  runCall(call: CommandCall, options?: RunOptions): void;
  /**
   * Makes what `change` runs one change: one step of undo, joined with one of the same key before it, within a gesture part of that.
   * Listeners are called once, behind all of it. Where it throws nothing is changed. It may run commands and read the state, nothing else.
   */
  together(change: () => void, options?: Pick<RunOptions, 'joinKey'>): void;
  /**
   * Changes a layer in the current design and in every step of the history, as if it had always been so: a text box grows once its
   * font has loaded. This adds no undo step and keeps the steps to redo. `amend` is called with the layer as it was at each step, the
   * newest first; where it returns null the layer was not yet concerned, and older steps stay as they are. Throws during a gesture.
   */
  amendLayer(layerId: string, amend: AmendLayer): void;
  beginGesture(): void;
  /** Ends the gesture as one undo step, or as part of the step before where both were ended with this key within the pause. */
  endGesture(options?: { joinKey?: string }): void;
  /** Undoes the gesture. */
  cancelGesture(): void;
  undo(): void;
  redo(): void;
  /**
   * Selects layers of the active surface; unknown ids are left out. Some layers of one group open it; `openGroupId`
   * says whether all layers of a group are meant one by one, or, with null, the group (default: as before).
   */
  select(layerIds: readonly string[], openGroupId?: string | null): void;
  /** Selects all layers of the active surface that are neither hidden nor locked; groups as wholes. */
  selectAll(): void;
  /** Goes to another surface with nothing selected. */
  setActiveSurface(surfaceId: string): void;
  /** The selected layers as data for `pasteLayers`. */
  copySelection(): Layer[];
  /** Starts over with another document, for example a newer saved version; the history begins again. */
  reset(design: DesignDocument): void;
}

export interface EditorOptions {
  /** Gives unguessed, unused ids, for example nanoid. */
  newId: () => string;
  /** Undo steps kept; default 200. */
  historyLimit?: number;
  /** Milliseconds of any clock that only goes forward; absent = changes join however long it is between them. */
  now?: () => number;
  /** Called when a change would have put too many layers on a surface; the change is left out then. Absent = the error is thrown. */
  onTooManyLayers?: () => void;
}

/** Arrow keys that follow each other within this are one undo step. */
const JOIN_PAUSE_MS = 1000;

/** Opens a design for editing on its first surface. */
export function createEditor(design: DesignDocument, options: EditorOptions): Editor {
  let history = createHeldHistory(design, options.historyLimit);
  let place: EditorPlace = firstPlace(design);
  let gestureStart: DesignDocument | null = null;
  const state = createPublishedState((): EditorState => {
    const { design: now, canUndo, canRedo } = history;
    return { ...place, design: now, canUndo, canRedo, isInGesture: gestureStart !== null };
  });
  const pace = createPace(options.now);

  function goTo(next: EditorPlace | null): void {
    if (next) place = settle(next, history.design);
    if (history.isHeld) state.refresh();
    else state.publish();
  }

  const desk: Desk = { place: () => place, goTo };

  function endGestureAt(next: EditorPlace | null): void {
    gestureStart = null;
    goTo(next);
  }

  function change(next: DesignDocument, { select, joinKey }: RunOptions): void {
    const selection = select ?? selectionAfter(history.design, next, place);
    const after = settle({ ...place, selection }, next);
    history.apply(next, { before: place, after, joinKey });
    goTo(after);
  }

  function run(command: CommandName | Command<never>, input: unknown, runOptions: RunOptions = {}): void {
    // The overloads of `run` pair each command with its own input.
    const perform = (typeof command === 'string' ? commands[command] : command) as Command<unknown>;
    const base = runOptions.fromGestureStart && gestureStart ? gestureStart : history.design;
    const next = performUnlessFull(() => perform(base, input), options.onTooManyLayers);
    if (next === null) return;
    if (gestureStart === null && pace.endedBefore() && runOptions.isPaced) history.breakJoin();
    change(next, runOptions);
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    newId: options.newId,
    run,
    runCall: (call, runOptions) => run(call.command, call.input, runOptions),
    together(makeAll, { joinKey } = {}) {
      if (gestureStart === null && pace.endedBefore() && !history.isHeld) history.breakJoin();
      changeTogether(history, desk, makeAll, joinKey);
      pace.endedBefore();
    },
    amendLayer(layerId, amend) {
      if (gestureStart !== null) throw new RangeError('A layer is amended behind a gesture, not within one.');
      history.amend(layerId, (layer) => checkAmended(layer, amend(layer)));
      state.publish();
    },
    beginGesture() {
      if (pace.endedBefore()) history.breakJoin();
      history.mark();
      gestureStart = history.design;
      state.publish();
    },
    endGesture(how) {
      history.closeMark(how);
      pace.endedBefore();
      gestureStart = null;
      state.publish();
    },
    cancelGesture: () => endGestureAt(history.backToMark()),
    undo: () => endGestureAt(history.undo()),
    redo: () => endGestureAt(history.redo()),
    ...selectingIn(desk, () => history),
    copySelection: () => copyLayers(history.design, place.selection),
    reset(next) {
      history = createHeldHistory(next, options.historyLimit);
      gestureStart = null;
      goTo(placeIn(next, place));
    },
  };
}

/** Where the person is, for what goes elsewhere. */
interface Desk {
  place(): EditorPlace;
  goTo(next: EditorPlace): void;
}

function selectingIn(
  { place, goTo }: Desk,
  history: () => History,
): Pick<Editor, 'select' | 'selectAll' | 'setActiveSurface'> {
  /** The next change is a separate step. */
  const goApart = (next: EditorPlace) => {
    history().breakJoin();
    goTo(next);
  };
  return {
    select: (layerIds, openGroupId = place().openGroupId) =>
      goApart({ ...place(), selection: sameOr(place().selection, layerIds), openGroupId }),
    selectAll: () => goApart(allSelected(history().design, place())),
    setActiveSurface: (surfaceId) => goApart(placeOnSurface(history().design, place(), surfaceId)),
  };
}

function changeTogether(
  history: HeldHistory,
  { place, goTo }: Desk,
  makeAll: () => void,
  joinKey: string | undefined,
): void {
  if (history.isHeld) {
    makeAll();
    return;
  }
  let next = place();
  try {
    history.hold(place, makeAll, joinKey);
    next = place();
  } finally {
    goTo(next);
  }
}

/** The amended layer; as it was where that is none. */
function checkAmended(layer: Layer, amended: Layer | null): Layer | null {
  if (amended === null || amended === layer) return amended;
  const checked = layerSchema.safeParse(amended);
  return checked.success ? withBox(checked.data, checked.data) : layer;
}

/** The command's result; null where the surface has no room for it, which somebody else reports then. */
function performUnlessFull(
  perform: () => DesignDocument,
  onTooManyLayers?: () => void,
): DesignDocument | null {
  try {
    return perform();
  } catch (error) {
    const isFull = error instanceof EditingError && error.problem === 'too-many-layers';
    if (!isFull || !onTooManyLayers) throw error;
    onTooManyLayers();
    return null;
  }
}

/** Remembers when the last change was; `endedBefore` is true where a pause lay before this one. */
function createPace(now: () => number = () => 0) {
  let last = Number.NEGATIVE_INFINITY;
  return {
    endedBefore(): boolean {
      const before = last;
      last = now();
      return last - before > JOIN_PAUSE_MS;
    },
  };
}

function sameOr(old: readonly string[], next: readonly string[]): readonly string[] {
  return old.length === next.length && old.every((id, index) => id === next[index])
    ? old
    : [...new Set(next)];
}
