import type { DesignerSession } from '../../session/designer-session.ts';

/**
 * Calls back whenever a font has arrived, and behind a gesture that is under way then: each of its moves begins at the design as it was,
 * and would take back what is changed meanwhile. Returns how to stop.
 */
export function followFonts(
  { editor, fonts }: Pick<DesignerSession, 'editor' | 'fonts'>,
  onChange: () => void,
): () => void {
  let isWaiting = false;
  const look = () => {
    isWaiting = editor.getState().isInGesture;
    if (!isWaiting) onChange();
  };
  const stops = [fonts.states.subscribe(look), editor.subscribe(() => isWaiting && look())];
  return () => {
    for (const stop of stops) stop();
  };
}
