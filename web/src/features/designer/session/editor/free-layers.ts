import { findSurface, MAX_LAYERS } from '@diy/design/document';
import type { EditorState } from '@diy/design/editing';
import { notify } from '../../../../lib/notifications.ts';
import { translate } from '../../../../lib/text/translate.ts';

/** How many layers more the active surface takes. */
export function countFreeLayers({ design, activeSurfaceId }: EditorState): number {
  return MAX_LAYERS - (findSurface(design, activeSurfaceId)?.layers.length ?? 0);
}

/** Says why nothing was added: anyone who reaches a limit is notified. */
export function reportSurfaceFull(): void {
  notify.warning(translate('designer:limit.layers', { max: MAX_LAYERS }));
}
