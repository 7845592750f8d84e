import type { Point } from '@diy/design/geometry';
import type { Signal } from '../../../../lib/signal.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import type { Drag, Modifiers } from '../gesture/drag.ts';
import { areDown } from '../gesture/finger-pair.ts';
import { startPan } from '../gesture/pan-drag.ts';
import { NO_FEEDBACK, type StageFeedback } from '../stage-feedback.ts';
import { beginPress, holdForMenu, type Press, selectForMenu } from './begin-press.ts';
import { cursorOver, distancesFrom, hitTestStage, type PointerKind } from './hit-test-stage.ts';
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
  /** Notes a movement; `step` works it off. */
  move(id: number, at: Point, modifiers: Modifiers): void;
  up(id: number, isCancelled: boolean): void;
  /** A finger was held still: selects for the context menu what it lies on. False if it means something else. */
  hold(id: number): boolean;
  /** Works off the last movement; called once for each picture. */
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
export function createPointerStates(
  session: DesignerSession,
  feedback: Signal<StageFeedback>,
): PointerStates {
  const pointers = new Map<number, Point>();
  let state: State = { name: 'idle' };
  let latest: { at: Point; modifiers: Modifiers } | null = null;
  let isSpaceDown = false;
  const show = (change: Partial<StageFeedback>) => feedback.set((now) => ({ ...now, ...change }));
  const dragged = () => (state.name === 'dragging' ? state.drag : null);
  /** What moves something other than the view. */
  const pulled = () => (dragged()?.movesView ? null : dragged());
  const dragBy = (drag: Drag) => {
    state = { name: 'dragging', drag };
  };

  const step = () => {
    if (!latest || state.name === 'pressing') return;
    const { at, modifiers } = latest;
    if (state.name === 'dragging') {
      state.drag.move(at, modifiers);
      return show({ pointer: at });
    }
    show(overPoint(session, at, modifiers, isSpaceDown));
  };
  const finish = (isCancelled: boolean) => {
    if (state.name === 'dragging') isCancelled ? state.drag.cancel() : state.drag.end();
    if (state.name === 'pressing' && !isCancelled) state.press.click();
    state = { name: 'idle' };
    feedback.set((now) => ({ ...NO_FEEDBACK, pointer: now.pointer }));
  };
  return {
    down(event) {
      const { id, at, kind, button, modifiers } = event;
      pointers.set(id, at);
      latest = { at, modifiers };
      const other = kind === 'touch' ? otherFinger(pointers, id, dragged()) : null;
      if (other !== null) {
        dragBy(beginTwoFingers(session, feedback, { ids: [other, id], pointers }, handOver(state)));
        return false;
      }
      // A second pointer or button changes nothing about a drag under way.
      if (state.name === 'dragging') return true;
      if (button === 1 || isSpaceDown) {
        const pan = startPan(session.view, feedback);
        dragBy(pan);
        pan.move(at, modifiers);
        return true;
      }
      const seen = hitTestStage(session, at, kind);
      if (button === 2) selectForMenu(session, seen);
      if (button === 0) state = { name: 'pressing', press: beginPress(session, feedback, seen, event) };
      return false;
    },
    begin(id, at, drag) {
      if (state.name === 'dragging') return;
      pointers.set(id, at);
      dragBy(drag);
    },
    move(id, at, modifiers) {
      if (pointers.has(id)) pointers.set(id, at);
      latest = { at, modifiers };
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
      if (isDown === isSpaceDown) return;
      isSpaceDown = isDown;
      if (state.name !== 'dragging') show({ cursor: isDown ? 'grab' : 'default' });
    },
    setAlt(isDown) {
      if (!latest || state.name !== 'idle') return false;
      latest = { ...latest, modifiers: { ...latest.modifiers, alt: isDown } };
      const before = feedback.get().gaps;
      step();
      return before.length > 0 || feedback.get().gaps.length > 0;
    },
    isDragging: () => dragged() !== null,
    pulledTo: () => (latest && pulled() && !pulled()?.staysInView ? latest.at : null),
    draggedTo: () => (latest && pulled() ? latest.at : null),
  };
}

/** What the stage shows under a pointer that presses nothing. */
function overPoint(
  session: DesignerSession,
  at: Point,
  { alt }: Modifiers,
  isSpaceDown: boolean,
): Partial<StageFeedback> {
  const seen = hitTestStage(session, at, 'mouse');
  const hoverId = seen.handle ? null : (seen.layer?.id ?? null);
  const gaps = alt ? distancesFrom(session, seen) : NO_FEEDBACK.gaps;
  return { pointer: at, hoverId, gaps, cursor: cursorOver(seen, isSpaceDown) };
}

/** What a second finger takes over: a drag. A press takes back what going down did. */
function handOver(state: State): Drag | null {
  if (state.name === 'pressing') state.press.cancel?.();
  return state.name === 'dragging' ? state.drag : null;
}

function isFar({ start, kind }: Press, at: Point): boolean {
  return Math.hypot(at.x - start.x, at.y - start.y) >= DRAG_FROM_PX[kind];
}

/** Which finger a new one makes a pair with: none if it is the only one, or two are at work already. */
function otherFinger(
  pointers: ReadonlyMap<number, Point>,
  newId: number,
  dragged: Drag | null,
): number | null {
  const pair = dragged?.fingers;
  if (pair && areDown(pair)) return null;
  // One of a pair that was lifted is followed by the new one.
  const others = [...pointers.keys()].filter((id) => id !== newId);
  return others.find((id) => pair?.ids.includes(id)) ?? others[0] ?? null;
}
