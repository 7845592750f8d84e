import type { DesignerSession } from './designer-session.ts';
import type { PanelId } from './ui-state.ts';

/** Records from which panel something was put on the product; `opening` = the one it was chosen in, where it has taken its time. */
export function recordAddedFrom(
  { ui }: Pick<DesignerSession, 'ui'>,
  panel: PanelId,
  opening: number = ui.get().opening,
): void {
  ui.set((now) => ({ ...now, addedFrom: { panel, opening } }));
}
