import { boxBounds, type Rect } from '@diy/design/geometry';
import { boundsOfLayers } from '@diy/design/layers';
import { useEffect } from 'react';
import { selectedLayers } from '../session/active-surface.ts';
import { useSession } from '../session/designer-context.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { useFinger, useLayout } from '../session/use-layout.ts';
import { isCompact } from '../view/choose-layout.ts';
import { isInSight, isPartlyInSight, reveal } from '../view/reveal.ts';
import { COMPACT_INSETS, STAGE_INSETS } from '../view/view-math.ts';
import { closeElsewhere, closeSheets } from './close-sheets.ts';
import { endWithKeyboard } from './words/end-with-keyboard.ts';
import { finishWords } from './words/finish-words.ts';

/** Room around what is edited, so that its handles are seen as well. */
const AROUND_PX = 12;

/** On a small screen: sheets that are in the way close, and what is edited stays in sight while the stage gets smaller. */
export function useSmallScreen(): void {
  const session = useSession();
  const layout = useLayout();
  useEffect(() => {
    session.view.setFrame(isCompact(layout) ? COMPACT_INSETS : STAGE_INSETS);
  }, [session, layout]);
  const isSmall = isCompact(layout);
  useEffect(() => (isSmall ? closeSheets(session) : closeElsewhere(session)), [session, isSmall]);
  useEffect(() => (layout === 'both' ? undefined : keepInSight(session)), [session, layout]);
  const hasFinger = useFinger();
  useEffect(() => {
    if (!hasFinger) return;
    const { ui } = session;
    return endWithKeyboard(
      () => ui.get().textSelection !== null && finishWords(),
      () => ui.get().waitingPaste,
    );
  }, [session, hasFinger]);
}

/** What is selected, with some room around it; null = nothing. */
function editedRect({ editor, view }: Pick<DesignerSession, 'editor' | 'view'>): Rect | null {
  const layers = selectedLayers(editor.getState()).filter((layer) => !layer.hidden);
  const [only, ...others] = layers;
  const rect = only && others.length === 0 ? boxBounds(only) : boundsOfLayers(layers);
  if (!rect) return null;
  const mm = AROUND_PX / view.get().pxPerMm;
  return {
    xMm: rect.xMm - mm,
    yMm: rect.yMm - mm,
    widthMm: rect.widthMm + 2 * mm,
    heightMm: rect.heightMm + 2 * mm,
  };
}

/** While the stage changes its size (a sheet, the keyboard, the telephone turned), what is selected stays in sight if it was. */
function keepInSight(session: Pick<DesignerSession, 'editor' | 'ui' | 'view'>): () => void {
  const { editor, ui, view } = session;
  let size = view.size();
  let last = view.get();
  let selection = editor.getState().selection;
  const insets = { left: 0, top: 0, right: 0, bottom: 0 };
  const stopView = view.subscribe(() => {
    const [before, beforeView] = [size, last];
    size = view.size();
    last = view.get();
    const isSameSize = size.width === before.width && size.height === before.height;
    // While a text is edited, its caret is kept in sight instead.
    if (isSameSize || editor.getState().isInGesture || ui.get().textSelection !== null) return;
    const rect = editedRect(session);
    if (!rect || !isInSight(beforeView, before, rect, insets)) return;
    const next = reveal(view.get(), size, rect, insets);
    if (next !== view.get()) view.set(next);
  });
  // From the list of layers or of findings, something may be selected that lies outside.
  const stopEditor = editor.subscribe(() => {
    const now = editor.getState();
    if (now.selection === selection || now.isInGesture) return;
    selection = now.selection;
    const rect = editedRect(session);
    // What is partly seen may be under a finger that then drags it.
    if (rect && !isPartlyInSight(view.get(), view.size(), rect))
      view.set(reveal(view.get(), view.size(), rect, insets));
  });
  return () => {
    stopView();
    stopEditor();
  };
}
