import type { Point } from '@diy/design/geometry';
import type { Signal } from '../../../../lib/signal.ts';
import type { StageParts } from '../../session/session-parts.ts';
import type { Drag, Modifiers } from '../gesture/drag.ts';
import { areBothDown } from '../gesture/finger-pair.ts';
import { startPan } from '../gesture/pan-drag.ts';
import { NO_FEEDBACK, type StageFeedback } from '../stage-feedback.ts';
import { beginPress, holdForMenu, type Press, selectForMenu } from './begin-press.ts';
import { hitTestStage, type PointerKind } from './hit-test-stage.ts';
import { createHover } from './hover.ts';
import { beginTwoFingers } from './two-finger-drag.ts';

/** Movement before a press becomes a drag, in CSS px. */
const DRAG_FROM_PX = { mouse: 3, touch: 8 };

/** What the pointers are doing: nothing, a press that may become a drag, or a drag (panning and pinching are drags). */
type State = { name: 'idle' } | { name: 'pressing'; press: Press } | { name: 'dragging'; drag: Drag };

/** A pointer that went down. */
export interface PointerDown {
  id: number;
  at: Point;
  kind: PointerKind;
  /** The button's number in the DOM: 0 main, 1 middle, 2 context menu. */
  button: number;
  modifiers: Modifiers;
  /** How many presses have followed each other quickly at this place, with this one; absent = one. */
  clicks?: number;
}

export interface PointerStates {
  /** True when the browser's own reaction is not wanted. */
  down(event: PointerDown): boolean;
  /** Begins a drag that is about no layer. */
  begin(id: number, at: Point, drag: Drag): void;
  /** Records a movement; `step` acts on it. */
  move(id: number, at: Point, modifiers: Modifiers): void;
  up(id: number, isCancelled: boolean): void;
  /** A finger was held still: selects for the context menu what it lies on. False if it means something else. */
  hold(id: number): boolean;
  /** Acts on the last movement; called once for each picture of the screen. */
  step(): void;
  /** Takes a drag back. False when there was none. */
  cancel(): boolean;
  setSpace(isDown: boolean): void;
  /** Alt went down or up while nothing is dragged. True if that shows or hides anything. */
  setAlt(isDown: boolean): boolean;
  isDragging(): boolean;
  /** Where the pointer is while it drags something other than the view; null otherwise. */
  draggedTo(): Point | null;
  /** `draggedTo`, or null for drags that do not scroll the view when the pointer leaves it. */
  pulledTo(): Point | null;
}

/** The states of the stage's pointers. Nothing here knows the DOM. */
export function createPointerStates(session: StageParts, feedback: Signal<StageFeedback>): PointerStates {
  const pointers = new Map<number, Point>();
  let state: State = { name: 'idle' };
  const hover = createHover(session, feedback);
  const show = (change: Partial<StageFeedback>) => feedback.set((now) => ({ ...now, ...change }));
  const dragged = () => (state.name === 'dragging' ? state.drag : null);
  /** What moves something other than the view. */
  const pulled = () => (dragged()?.movesView ? null : dragged());
  const dragBy = (drag: Drag) => {
    state = { name: 'dragging', drag };
  };

  const step = () => {
    const latest = hover.latest();
    if (state.name === 'idle') hover.show();
    if (state.name !== 'dragging' || !latest) return;
    state.drag.move(latest.at, latest.modifiers);
    show({ pointer: latest.at });
  };
  const finish = (isCancelled: boolean) => {
    endState(state, feedback, isCancelled);
    state = { name: 'idle' };
  };
  return {
    down(event) {
      pointers.set(event.id, event.at);
      hover.moveTo(event.at, event.modifiers);
      const other = otherFinger(pointers, event, dragged());
      if (other !== null) {
        dragBy(beginTwoFingers(session, feedback, { ids: [other, event.id], pointers }, handOver(state)));
        return false;
      }
      // A second pointer or button changes nothing about a drag under way.
      if (state.name === 'dragging') return true;
      if (event.button === 1 || hover.isSpaceDown()) {
        dragBy(startPan(session.view, feedback));
        step();
        return true;
      }
      const press = pressOf(session, feedback, event);
      if (press) state = { name: 'pressing', press };
      return false;
    },
    begin(id, at, drag) {
      if (state.name === 'dragging') return;
      pointers.set(id, at);
      dragBy(drag);
    },
    move(id, at, modifiers) {
      if (pointers.has(id)) pointers.set(id, at);
      hover.moveTo(at, modifiers);
      if (state.name !== 'pressing' || !isFar(state.press, at)) return;
      dragBy(state.press.begin(state.press.start));
      show({ hoverId: null });
    },
    up(id, isCancelled) {
      pointers.delete(id);
      if (pointers.size === 0 || state.name !== 'dragging') finish(isCancelled);
    },
    hold(id) {
      const at = pointers.get(id);
      if (state.name !== 'pressing' || pointers.size !== 1 || !at || !holdForMenu(session, at)) return false;
      state = { name: 'idle' };
      return true;
    },
    step,
    cancel() {
      if (state.name !== 'dragging') return false;
      finish(true);
      return true;
    },
    setSpace(isDown) {
      if (hover.setSpace(isDown) && state.name !== 'dragging') show({ cursor: isDown ? 'grab' : 'default' });
    },
    setAlt: (isDown) => state.name === 'idle' && hover.setAlt(isDown),
    isDragging: () => dragged() !== null,
    pulledTo: () => (pulled() && !pulled()?.staysInView ? (hover.latest()?.at ?? null) : null),
    draggedTo: () => (pulled() ? (hover.latest()?.at ?? null) : null),
  };
}

/** What a second finger takes over: a drag. A press takes back what going down did. */
function handOver(state: State): Drag | null {
  if (state.name === 'pressing') state.press.cancel?.();
  return state.name === 'dragging' ? state.drag : null;
}

/** What a press of a button begins; null where the button presses nothing. */
function pressOf(session: StageParts, feedback: Signal<StageFeedback>, event: PointerDown): Press | null {
  const seen = hitTestStage(session, event.at, event.kind);
  if (event.button === 2) selectForMenu(session, seen);
  return event.button === 0 ? beginPress(session, feedback, seen, event) : null;
}

/** The last pointer was lifted, or what it did was taken back. */
function endState(state: State, feedback: Signal<StageFeedback>, isCancelled: boolean): void {
  if (state.name === 'dragging') isCancelled ? state.drag.cancel() : state.drag.end();
  if (state.name === 'pressing' && !isCancelled) state.press.click();
  feedback.set((now) => ({ ...NO_FEEDBACK, pointer: now.pointer }));
}

function isFar({ start, kind }: Press, at: Point): boolean {
  return Math.hypot(at.x - start.x, at.y - start.y) >= DRAG_FROM_PX[kind];
}

/** Which finger a new one makes a pair with: none if it is the only one, or two are at work already. */
function otherFinger(
  pointers: ReadonlyMap<number, Point>,
  { id: newId, kind }: PointerDown,
  dragged: Drag | null,
): number | null {
  if (kind !== 'touch') return null;
  const pair = dragged?.fingers;
  if (pair && areBothDown(pair)) return null;
  // A new finger replaces the one of the pair that was lifted.
  const others = [...pointers.keys()].filter((id) => id !== newId);
  return others.find((id) => pair?.ids.includes(id)) ?? others[0] ?? null;
}
