import { useEffect } from 'react';
import { isDialogOpen, isPopoverOpen, isTyping, usesArrows } from '../../actions/use-keyboard.ts';
import { croppedLayer, endCrop } from '../../session/cropped-layer.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import type { StageParts } from '../../session/session-parts.ts';
import { panCrop, zoomCrop } from './crop-geometry.ts';

/** What one key makes the picture larger by. */
const STEP = 1.05;

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys while a picture is cropped: arrows push it behind its frame, plus and minus scale it, Enter and Escape end. */
export function useCropKeys(session: StageParts, isCropping: boolean): void {
  useEffect(() => {
    if (!isCropping) return;
    const onKey = (event: KeyboardEvent) => {
      if (pressKey(session, event)) event.preventDefault();
    };
    // Before the designer's own keys, which leave alone what has been taken.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [session, isCropping]);
}

/** Whether the key was about the crop. */
function pressKey(session: Pick<DesignerSession, 'editor' | 'ui'>, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return false;
  const { editor, ui } = session;
  const layer = croppedLayer(editor.getState(), ui.get().croppingId);
  if (!layer || editor.getState().isInGesture || event.ctrlKey || event.metaKey) return false;
  const { target, key } = event;
  const isOnControl =
    target instanceof Element &&
    target.closest('button, input, select, [role="slider"], [role="combobox"]') !== null;
  // What lies over the stage has the keyboard.
  if (isTyping(target) || isDialogOpen() || isPopoverOpen()) return false;
  if (key === 'Escape' || (key === 'Enter' && !isOnControl)) {
    endCrop(session);
    document.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
    return true;
  }
  if (isOnControl || (key in ARROWS && usesArrows(target))) return false;
  const [x, y] = ARROWS[key] ?? [0, 0];
  const isZoom = key === '+' || key === '=' || key === '-';
  if (x === 0 && y === 0 && !isZoom) return false;
  const stepMm = event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
  const crop = isZoom
    ? zoomCrop(layer, key === '-' ? 1 / STEP : STEP)
    : panCrop(layer, { x: x * stepMm, y: y * stepMm });
  const what = isZoom ? 'zoom' : 'pan';
  editor.run(
    'setCrop',
    { layerId: layer.id, crop, keepBox: true },
    { joinKey: `crop-${what}:${layer.id}`, isPaced: true },
  );
  return true;
}
