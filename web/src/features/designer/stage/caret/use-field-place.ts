import type { TextLayer } from '@diy/design/layers';
import { primaryCaretPlace } from '@diy/design/text';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSession } from '../../session/designer-context.ts';
import type { StageParts } from '../../session/session-parts.ts';
import type { TextSelection } from '../../session/ui-state.ts';
import { isKeyboardUp } from '../../view/keyboard-room.ts';
import { panBy, toPx } from '../../view/view-math.ts';
import { boxToSurface, caretMapOf } from './edited-text.ts';

/** Height of the field in CSS px: telephones enlarge the page below 16, and a large one would be laid out slowly. */
const FIELD_PX = { least: 16, most: 40 };
/** How near to the stage's edges the caret may come before the view follows it: not below the rulers, and less in a small stage. */
const MARGIN_PX = 24;
const MARGIN_PART = 1 / 6;

/** The caret as it is seen, in px of the stage; null while the font is loading. */
function caretBox(session: StageParts, layer: TextLayer, { head }: TextSelection) {
  const map = caretMapOf(session, layer);
  if (!map) return null;
  const { from, to } = primaryCaretPlace(map, head);
  const [one, other] = [from, to].map((end) => toPx(session.view.get(), boxToSurface(layer, end)));
  if (!one || !other) return null;
  return { x: (one.x + other.x) / 2, top: Math.min(one.y, other.y), bottom: Math.max(one.y, other.y) };
}

/** Keeps the field at the caret, so that windows of input methods open there, and the caret in view. */
export function useFieldPlace(
  field: RefObject<HTMLTextAreaElement | null>,
  layer: TextLayer,
  selection: TextSelection | null,
): void {
  const session = useSession();
  const followed = useRef<unknown>(null);
  // An on-screen keyboard leaves little of the stage: a view that was fitted into it would be too small to read.
  useLayoutEffect(() => {
    const release = session.view.hold();
    return () => release(isKeyboardUp());
  }, [session]);
  useLayoutEffect(() => {
    const place = () => {
      const element = field.current;
      const caret = selection && caretBox(session, layer, selection);
      if (!element || !caret) return;
      const { width, height } = session.view.size();
      const heightPx = Math.min(Math.max(caret.bottom - caret.top, FIELD_PX.least), FIELD_PX.most);
      // The field stays within the stage: for a field outside, the browser would scroll the stage.
      const x = Math.min(Math.max(caret.x, 0), Math.max(0, width - 4));
      const y = Math.min(Math.max(caret.bottom - heightPx, 0), Math.max(0, height - heightPx));
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      const px = `${Math.round(heightPx)}px`;
      Object.assign(element.style, { blockSize: px, fontSize: px, lineHeight: px });
    };
    // The person may look elsewhere; a caret that moves is followed, unless a pointer moves it.
    if (followed.current !== selection && !selection?.isPointed) followCaret(session, layer, selection);
    followed.current = selection;
    place();
    let { width, height } = session.view.size();
    return session.view.subscribe(() => {
      const now = session.view.size();
      const isOtherSize = now.width !== width || now.height !== height;
      ({ width, height } = now);
      // A keyboard on the screen has come or gone.
      if (isOtherSize) followCaret(session, layer, selection);
      place();
    });
  }, [field, layer, selection, session]);
}

/** Moves the view as little as brings the caret into it. */
function followCaret(session: StageParts, layer: TextLayer, selection: TextSelection | null): void {
  const caret = selection && caretBox(session, layer, selection);
  if (!caret) return;
  const { width, height } = session.view.size();
  const [besidePx, abovePx] = [width, height].map((px) => Math.min(MARGIN_PX, px * MARGIN_PART));
  const dx = inside(caret.x, caret.x, besidePx ?? 0, width - (besidePx ?? 0));
  const dy = inside(caret.top, caret.bottom, abovePx ?? 0, height - (abovePx ?? 0));
  if (dx !== 0 || dy !== 0) session.view.glance(panBy(session.view.get(), dx, dy));
}

/** What a stretch is moved by to lie between two bounds; its end where it is longer. */
function inside(from: number, to: number, least: number, most: number): number {
  if (to > most) return most - to;
  return from < least ? Math.min(least - from, most - to) : 0;
}
