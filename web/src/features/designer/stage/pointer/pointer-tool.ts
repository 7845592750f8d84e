import { findSurface } from '@diy/design/document';
import { layerAt } from '@diy/design/editing';
import type { Point } from '@diy/design/geometry';
import type { Layer } from '@diy/design/layers';
import { layerContains } from '@diy/design/painting';
import type { Signal } from '../../../../lib/signal.ts';
import { isTyping } from '../../actions/use-keyboard.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import { type SelectionFrame, selectionFrame } from '../paint/selection-frame.ts';
import { NO_FEEDBACK, type StageFeedback } from '../stage-feedback.ts';
import { toMm } from '../view/view-math.ts';
import { viewAfterWheel } from '../view/wheel-view.ts';
import type { Drag, Modifiers } from './drag.ts';
import { cursorOf, handleAt, handlesOf } from './handles.ts';
import { isPicked, pickAt, withOrWithout } from './hit-test.ts';
import { startMarquee } from './marquee-drag.ts';
import { startMove } from './move-drag.ts';
import { startPan } from './pan-drag.ts';
import { startPinch } from './pinch.ts';
import { startResize, startScale } from './resize-drag.ts';
import { startRotate } from './rotate-drag.ts';

/** Movement before a press becomes a drag, in CSS px. */
const DRAG_FROM_PX = { mouse: 3, touch: 8 };
const HANDLE_REACH_PX = { mouse: 10, touch: 22 };

/** Lets pointers, wheel and the space bar work on the stage's element; returns how to stop. */
export function attachPointerTool(
  root: HTMLElement,
  session: DesignerSession,
  feedback: Signal<StageFeedback>,
): () => void {
  const { editor, view, ui } = session;
  const pointers = new Map<number, Point>();
  let press: { start: Point; kind: 'mouse' | 'touch'; begin: (at: Point) => Drag; click: () => void } | null =
    null;
  let drag: Drag | null = null;
  let latest: { at: Point; modifiers: Modifiers } | null = null;
  let frame = 0;
  let isSpaceDown = false;
  const stop = new AbortController();
  const { signal } = stop;

  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = root.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const show = (change: Partial<StageFeedback>) => feedback.set((now) => ({ ...now, ...change }));

  /** What lies under the pointer: a handle of the selection, a layer, or nothing. */
  function look(at: Point, kind: 'mouse' | 'touch') {
    const state = editor.getState();
    const selected = selectionFrame(state);
    const isEditable = selected?.isChangeable && ui.get().editingTextId === null;
    const handles = isEditable
      ? handlesOf(selected.box, view.get(), { sides: selected.ids.length === 1, rotate: true })
      : [];
    const handle = handleAt(handles, at, HANDLE_REACH_PX[kind]);
    const surface = findSurface(state.design, state.activeSurfaceId);
    const mm = toMm(view.get(), at);
    const marginMm = (kind === 'touch' ? 8 : 2) / view.get().pxPerMm;
    return { selected, handle, mm, layer: surface ? layerAt(surface, mm, marginMm) : null };
  }

  function beginHandle(selected: SelectionFrame, kind: ReturnType<typeof cursorOf>, at: Point): Drag {
    if (kind === 'rotate') return startRotate(session, feedback, selected, at);
    const handle = kind as Parameters<typeof startResize>[3];
    const [only] = selected.layers;
    if (selected.ids.length === 1 && only) return startResize(session, feedback, only, handle, at);
    return startScale(session, feedback, selected, handle, at);
  }

  function onDown(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest('[data-floating]')) return;
    const at = pointOf(event);
    pointers.set(event.pointerId, at);
    root.setPointerCapture(event.pointerId);
    const kind = event.pointerType === 'touch' ? 'touch' : 'mouse';
    if (pointers.size === 2 && kind === 'touch') {
      drag?.cancel();
      drag = startPinch(view, pointers);
      press = null;
      return;
    }
    if (event.button === 1 || isSpaceDown) {
      drag = startPan(view, feedback);
      drag.move(at, modifiersOf(event));
      event.preventDefault();
      return;
    }
    const { selected, handle, mm, layer } = look(at, kind);
    if (event.button === 2) selectForMenu(layer, selected, mm);
    if (event.button !== 0) return;
    if (handle && selected) {
      press = { start: at, kind, begin: (from) => beginHandle(selected, handle.kind, from), click: () => {} };
      return;
    }
    pressOn(layer, selected, mm, at, kind, modifiersOf(event));
  }

  /** The context menu is about what lies under the pointer, unless that is part of the selection. */
  function selectForMenu(layer: Layer | null, selected: SelectionFrame | null, mm: Point): void {
    const isOnSelection = selected?.layers.some((one) => layerContains(one, mm)) ?? false;
    if (!isOnSelection) editor.select(layer ? pickAt(editor.getState(), layer) : []);
  }

  function pressOn(
    layer: Layer | null,
    selected: SelectionFrame | null,
    mm: Point,
    at: Point,
    kind: 'mouse' | 'touch',
    { shift, mod }: Modifiers,
  ): void {
    const { selection } = editor.getState();
    // Dragging inside a selected layer moves it even where another one lies above.
    const isOnSelection = selected?.layers.some((one) => !one.locked && layerContains(one, mm)) ?? false;
    if (!layer && !isOnSelection) {
      press = {
        start: at,
        kind,
        begin: (from) => startMarquee(session, feedback, from, shift),
        click: () => !shift && editor.select([]),
      };
      return;
    }
    const picked = layer ? pickAt(editor.getState(), layer) : [];
    press = {
      start: at,
      kind,
      begin(from) {
        if (layer && !isPicked(selection, picked) && (shift || !isOnSelection))
          editor.select(shift ? [...selection, ...picked] : picked);
        return startMove(session, feedback, from);
      },
      click() {
        if (!layer) return;
        // Ctrl reaches into a group. A drag with it is one without snapping, so it moves the group.
        const clicked = mod ? [layer.id] : picked;
        if (!shift) editor.select(clicked);
        else editor.select(withOrWithout(selection, clicked));
      },
    };
  }

  function onMove(event: PointerEvent): void {
    const at = pointOf(event);
    if (pointers.has(event.pointerId)) pointers.set(event.pointerId, at);
    latest = { at, modifiers: modifiersOf(event) };
    if (press && Math.hypot(at.x - press.start.x, at.y - press.start.y) >= DRAG_FROM_PX[press.kind]) {
      drag = press.begin(press.start);
      press = null;
      show({ hoverId: null });
    }
    // One step per picture, however often the pointer reports.
    if (!frame) frame = requestAnimationFrame(step);
  }

  function step(): void {
    frame = 0;
    if (!latest) return;
    const { at, modifiers } = latest;
    if (drag) {
      drag.move(at, modifiers);
      show({ pointer: at });
      return;
    }
    if (press) return;
    const { selected, handle, layer } = look(at, 'mouse');
    const cursor = isSpaceDown
      ? 'grab'
      : handle
        ? cursorOf(handle.kind, selected?.box.rotationDeg ?? 0)
        : layer
          ? 'move'
          : 'default';
    show({ pointer: at, hoverId: handle ? null : (layer?.id ?? null), cursor });
  }

  function finish(isCancelled: boolean): void {
    if (frame && drag && !isCancelled) {
      cancelAnimationFrame(frame);
      step();
    }
    if (drag && isCancelled) drag.cancel();
    else if (drag) drag.end();
    else if (press && !isCancelled) press.click();
    drag = null;
    press = null;
    feedback.set((now) => ({ ...NO_FEEDBACK, pointer: now.pointer }));
  }

  function onUp(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    if (pointers.size === 0 || !drag) finish(event.type === 'pointercancel');
  }

  function onWheel(event: WheelEvent): void {
    if (event.target instanceof Element && event.target.closest('[data-floating]')) return;
    event.preventDefault();
    view.set(viewAfterWheel(view.get(), event, pointOf(event)));
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && drag) {
      event.preventDefault();
      finish(true);
    }
    if (event.code !== 'Space' || isTyping(event.target)) return;
    const isOnButton = event.target instanceof HTMLElement && event.target.closest('button, [role="button"]');
    if (isOnButton && event.type === 'keydown') return;
    isSpaceDown = event.type === 'keydown';
    if (!drag) show({ cursor: isSpaceDown ? 'grab' : 'default' });
    if (isSpaceDown) event.preventDefault();
  }

  function onDouble(event: MouseEvent): void {
    const { layer } = look(pointOf(event), 'mouse');
    const { openGroupId } = editor.getState();
    if (layer?.groupId !== undefined && layer.groupId !== openGroupId) editor.select([layer.id]);
    else if (layer?.kind === 'text') ui.set((now) => ({ ...now, editingTextId: layer.id }));
    else if (layer?.kind === 'image') ui.set((now) => ({ ...now, croppingId: layer.id }));
  }

  root.addEventListener('pointerdown', onDown, { signal });
  root.addEventListener('pointermove', onMove, { signal });
  root.addEventListener('pointerup', onUp, { signal });
  root.addEventListener('pointercancel', onUp, { signal });
  root.addEventListener('pointerleave', () => !drag && show({ hoverId: null, pointer: null }), { signal });
  root.addEventListener('wheel', onWheel, { signal, passive: false });
  root.addEventListener('dblclick', onDouble, { signal });
  window.addEventListener('keydown', onKey, { signal });
  window.addEventListener('keyup', onKey, { signal });
  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
    drag?.cancel();
  };
}

function modifiersOf(event: PointerEvent): Modifiers {
  return { shift: event.shiftKey, alt: event.altKey, mod: event.ctrlKey || event.metaKey };
}
