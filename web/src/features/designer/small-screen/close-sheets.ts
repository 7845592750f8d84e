import type { DesignerSession } from '../session/designer-session.ts';
import type { PanelId, UiState } from '../session/ui-state.ts';

/** Panels from which something is put on the product: then it is the product that is wanted. */
const ADDING = new Set<PanelId>(['images', 'text', 'shapes', 'graphics', 'starts', 'ai']);
/** Panels of telephones: at a desk they stand elsewhere, and nothing there would close them. */
const SMALL_ONLY = new Set<PanelId>(['product', 'mockup', 'findings', 'more']);

/**
 * Closes the sheet that something was added from, and the inspector once nothing is selected. The sheet of pictures shows what becomes
 * of files, so that it stays until all of them are there.
 */
export function closeSheets({
  editor,
  ui,
  uploads,
}: Pick<DesignerSession, 'editor' | 'ui' | 'uploads'>): () => void {
  let hadSelection = editor.getState().selection.length > 0;
  let { addedFrom, panel, replacingId } = ui.get();
  const open = () => ui.set((old) => ({ ...old, opening: old.opening + 1 }));
  open();
  /** The sheet that has done its part, in this opening of it. */
  let done: PanelId | null = null;
  const closeDone = () => {
    if (done === null || (done === 'images' && uploads.entries.get().length > 0)) return;
    done = null;
    ui.set((old) => ({ ...old, panel: null, replacingId: null }));
  };
  const stopUi = ui.subscribe(() => {
    const now = ui.get();
    const isOpened = now.panel !== panel || (now.replacingId !== null && now.replacingId !== replacingId);
    ({ panel, replacingId } = now);
    if (isOpened) {
      done = null;
      open();
    }
    if (now.addedFrom !== addedFrom && isAddedHere(ui.get())) done = panel;
    addedFrom = now.addedFrom;
    closeDone();
  });
  const stopUploads = uploads.entries.subscribe(closeDone);
  const stopEditor = editor.subscribe(() => {
    const hasSelection = editor.getState().selection.length > 0;
    if (hadSelection && !hasSelection && ui.get().isInspectorOpen)
      ui.set((old) => ({ ...old, isInspectorOpen: false }));
    hadSelection = hasSelection;
  });
  return () => {
    stopUi();
    stopUploads();
    stopEditor();
  };
}

/** Whether what was added last was chosen in the sheet that is open, since it opened. */
function isAddedHere({ addedFrom, panel, opening }: UiState): boolean {
  if (!addedFrom || addedFrom.panel !== panel || addedFrom.opening !== opening) return false;
  return ADDING.has(addedFrom.panel);
}

/** Closes panels that only telephones have, on screens with room for their content elsewhere; findings stay open there. */
export function closeElsewhere({ ui }: Pick<DesignerSession, 'ui'>): undefined {
  const { panel } = ui.get();
  if (panel === null || !SMALL_ONLY.has(panel)) return;
  ui.set((old) => ({ ...old, panel: null, isPreflightOpen: panel === 'findings' }));
}
