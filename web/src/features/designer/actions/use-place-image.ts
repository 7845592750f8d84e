import { useSession, useSetUi, useUi } from '../session/designer-context.ts';
import { recordAddedFrom } from '../session/record-added-from.ts';
import type { PanelId } from '../session/ui-state.ts';
import { addImage, type PlaceableImage, replaceImage } from './add-content.ts';

/** Puts an image of a panel on the product, or in the place of the image that is being replaced. */
export function usePlaceImage(from: PanelId): (image: PlaceableImage) => void {
  const session = useSession();
  const setUi = useSetUi();
  const replacingId = useUi((ui) => ui.replacingId);
  return (image) => {
    if (!replacingId) {
      if (addImage(session, image)) recordAddedFrom(session, from);
      return;
    }
    replaceImage(session, replacingId, image);
    setUi({ replacingId: null });
    recordAddedFrom(session, from);
  };
}
