import { findLayer } from '@diy/design/document';
import type { TextLayer } from '@diy/design/layers';
import type { DesignerSession } from '../../session/designer-session.ts';
import { endComposing } from '../../session/editor/end-composition-first.ts';

/**
 * A text that may be changed, read after what an input method composes into it has ended: what is chosen of it then counts the
 * letters that stay. Null = there is none, or it is locked.
 */
export function settledText(
  session: Pick<DesignerSession, 'editor' | 'ui'>,
  layerId: string,
): TextLayer | null {
  const read = () => {
    const layer = findLayer(session.editor.getState().design, layerId)?.layer;
    return layer?.kind === 'text' && !layer.locked ? layer : null;
  };
  if (!read()) return null;
  endComposing(session);
  return read();
}
