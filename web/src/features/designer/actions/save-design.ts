import type { DesignerSession } from '../session/designer-session.ts';

/** Saves at the person's request; for an empty design it asks first, once. */
export function saveOrAsk(session: Pick<DesignerSession, 'editor' | 'saver' | 'ui'>): void {
  const { editor, saver, ui } = session;
  const isEmpty = editor.getState().design.surfaces.every((surface) => surface.layers.length === 0);
  if (isEmpty && ui.get().emptySave === 'ask') ui.set((now) => ({ ...now, emptySave: 'asking' }));
  else void saver.saveNow();
}
