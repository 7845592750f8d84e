import type { DesignerSession } from '../session/designer-session.ts';

/**
 * The colour that is pointed at on the stage next. Null where the person thinks better of it, and where it would reach something
 * that is not there or not meant any more: another selection or surface, or the part that asked is gone.
 */
export function pickFromStage(
  { editor, ui }: Pick<DesignerSession, 'editor' | 'ui'>,
  unwanted: AbortSignal,
): Promise<string | null> {
  ui.get().pickColour?.(null);
  if (unwanted.aborted) return Promise.resolve(null);
  return new Promise((resolve) => {
    const before = editor.getState();
    const isSame = () => {
      const { selection, activeSurfaceId } = editor.getState();
      return selection === before.selection && activeSurfaceId === before.activeSurfaceId;
    };
    const leave = () => pickColour(null);
    const stopFollowing = editor.subscribe(() => {
      if (!isSame()) leave();
    });
    const pickColour = (hex: string | null) => {
      stopFollowing();
      unwanted.removeEventListener('abort', leave);
      ui.set((now) => (now.pickColour === pickColour ? { ...now, pickColour: null } : now));
      resolve(hex);
    };
    unwanted.addEventListener('abort', leave);
    ui.set((now) => ({ ...now, pickColour }));
  });
}
