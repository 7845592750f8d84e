import type { Point } from '@diy/design/geometry';
import type { TextLayer } from '@diy/design/layers';
import { caretAt } from '@diy/design/text';
import type { Signal } from '../../../../lib/signal.ts';
import { isTyping } from '../../actions/use-keyboard.ts';
import { beginCrop, croppedLayer } from '../../session/cropped-layer.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import type { StageParts } from '../../session/session-parts.ts';
import { viewAfterWheel } from '../../view/wheel-view.ts';
import { caretMapOf, surfaceToBox } from '../caret/edited-text.ts';
import { zoomByWheel } from '../crop/crop-press.ts';
import type { Modifiers } from '../gesture/drag.ts';
import type { StageFeedback } from '../stage-feedback.ts';
import { countClicks } from './count-clicks.ts';
import { hitTestStage } from './hit-test-stage.ts';
import { attachLongPress } from './long-press.ts';
import { createPointerFrames } from './pointer-frames.ts';
import { createPointerStates, type PointerDown, type PointerStates } from './pointer-states.ts';
import { startRulerLine } from './ruler-drag.ts';

/** Lets pointers, wheel and the space bar work on the stage's element; returns how to stop. */
export function attachPointerTool(
  root: HTMLElement,
  session: StageParts,
  feedback: Signal<StageFeedback>,
): () => void {
  const states = createPointerStates(session, feedback);
  const stop = new AbortController();
  const { signal } = stop;
  attachLongPress(root, states.hold, signal);
  const frames = createPointerFrames(session, states);
  /** Whether the last press was on words that were being edited then. */
  let isOnText = false;
  const clicksOf = countClicks();
  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = root.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function onDown(event: PointerEvent): void {
    if (isOnFloating(event)) return;
    session.view.settle();
    root.setPointerCapture(event.pointerId);
    const ruler = rulerOf(event);
    if (event.button === 0 && ruler) {
      const start = pointOf(event);
      const place = { axis: ruler, start, isRtl: isRtl(root), width: root.clientWidth };
      states.begin(event.pointerId, start, startRulerLine(session, feedback, place));
      return;
    }
    const at = pointOf(event);
    const kind = kindOf(event);
    isOnText = hitTestStage(session, at, kind).words !== null;
    if (states.down(pressFrom(event, at, clicksOf(at, event.timeStamp, kind)))) event.preventDefault();
  }
  // The edited text keeps the focus while the pointer moves its caret. A finger sends `mousedown` only when it is lifted.
  const onMouseDown = (event: MouseEvent) => !isOnFloating(event) && isOnText && event.preventDefault();
  const onDouble = (event: MouseEvent) => !isOnText && !rulerOf(event) && openAt(session, pointOf(event));
  function onMove(event: PointerEvent): void {
    states.move(event.pointerId, pointOf(event), modifiersOf(event));
    frames.request();
  }
  function onUp(event: PointerEvent): void {
    const isCancelled = event.type === 'pointercancel';
    if (states.isDragging() && !isCancelled) frames.flush();
    states.up(event.pointerId, isCancelled);
  }
  function onWheel(event: WheelEvent): void {
    if (isOnFloating(event)) return;
    event.preventDefault();
    turnWheel(session, states, event, pointOf(event));
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && states.cancel()) event.preventDefault();
    // While Alt shows distances it must not open the menu of the browser.
    if (event.key === 'Alt' && feedback.get().pointer && states.setAlt(event.type === 'keydown'))
      event.preventDefault();
    if (event.code === 'Space') holdSpace(states, event);
  }
  // Keep the shown distances right when arrow keys move the layer.
  const stopFollowing = session.editor.subscribe(() => {
    if (!states.isDragging() && feedback.get().gaps.length > 0) states.step();
  });
  const onLeave = () =>
    !states.isDragging() && feedback.set((now) => ({ ...now, hoverId: null, pointer: null, gaps: [] }));

  root.addEventListener('pointerdown', onDown, { signal });
  root.addEventListener('mousedown', onMouseDown, { signal });
  // Else Chromium takes a quick finger for a throw, and a tap just after it for what stops that: it would press nothing.
  root.addEventListener('touchmove', (event) => !isOnFloating(event) && event.preventDefault(), {
    signal,
    passive: false,
  });
  root.addEventListener('pointermove', onMove, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) root.addEventListener(end, onUp, { signal });
  root.addEventListener('pointerleave', onLeave, { signal });
  root.addEventListener('wheel', onWheel, { signal, passive: false });
  root.addEventListener('dblclick', onDouble, { signal });
  window.addEventListener('keydown', onKey, { signal });
  window.addEventListener('keyup', onKey, { signal });
  // A key that is released in another window is not reported here.
  window.addEventListener('blur', () => states.setSpace(false), { signal });
  return () => {
    stop.abort();
    stopFollowing();
    frames.stop();
    states.cancel();
  };
}

/** The wheel zooms what is cropped, else it zooms or pans the view. */
function turnWheel(
  session: Pick<DesignerSession, 'editor' | 'ui' | 'view'>,
  states: PointerStates,
  event: WheelEvent,
  at: Point,
): void {
  const cropped = croppedLayer(session.editor.getState(), session.ui.get().croppingId);
  if (cropped && zoomByWheel(session, cropped, event, at)) return;
  session.view.set(viewAfterWheel(session.view.get(), event, at));
  // What is dragged stays at the pointer while the surface moves below it.
  if (states.draggedTo()) states.step();
}

const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** A double click opens a group, a text's words, or the crop of a picture or vector. */
function openAt(session: StageParts, at: Point): void {
  const { editor } = session;
  const { layer, cropped, words, mm } = hitTestStage(session, at, 'mouse');
  if (cropped || words) return;
  const { openGroupId } = editor.getState();
  if (layer?.groupId !== undefined && layer.groupId !== openGroupId) editor.select([layer.id]);
  else if (layer?.kind === 'text') openWords(session, layer, mm);
  else if (layer && 'crop' in layer) beginCrop(session, layer.id);
}

/** The caret goes where the pointer is; of a text whose font is loading, all words are selected. */
function openWords(
  session: Pick<DesignerSession, 'editor' | 'fonts' | 'ui'>,
  layer: TextLayer,
  mm: Point,
): void {
  const map = caretMapOf(session, layer);
  const editingFrom = map ? caretAt(map, surfaceToBox(layer, mm)) : 'all';
  session.ui.set((now) => ({ ...now, editingTextId: layer.id, editingFrom }));
}

/** What a ruler gives: the one at the side vertical lines, the upper one level ones. */
function rulerOf(event: Event): 'x' | 'y' | null {
  const ruler = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ruler]') : null;
  if (!ruler) return null;
  return ruler.dataset.ruler === 'y' ? 'x' : 'y';
}

/** What floats over the stage has its own clicks. */
const isOnFloating = (event: Event) =>
  event.target instanceof Element && event.target.closest('[data-floating]') !== null;

const kindOf = ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? 'touch' : 'mouse');

function pressFrom(event: PointerEvent, at: Point, clicks: number): PointerDown {
  const { pointerId: id, button } = event;
  return { id, at, kind: kindOf(event), button, modifiers: modifiersOf(event), clicks };
}

function modifiersOf(event: PointerEvent): Modifiers {
  return { shift: event.shiftKey, alt: event.altKey, mod: event.ctrlKey || event.metaKey };
}

/** While the space bar is held, a drag moves the view. */
function holdSpace(states: PointerStates, event: KeyboardEvent): void {
  // The release counts wherever the focus is, or the space bar would seem to be held for ever.
  if (event.type === 'keyup') {
    states.setSpace(false);
    return;
  }
  if (isTyping(event.target) || isOnButton(event.target)) return;
  states.setSpace(true);
  event.preventDefault();
}

/** Whether the space bar would press a button. */
const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, [role="button"]') !== null;
