import type { DesignerSession } from './designer-session.ts';
import type { PanelId } from './ui-state.ts';

/** Something was put on the product from a panel. */
export function noteAdded({ ui }: DesignerSession, panel: PanelId): void {
  ui.set((now) => ({ ...now, addedFrom: { panel } }));
}
