import { useSession, useSetUi, useUi } from '../session/designer-context.ts';
import { addImage, type PlaceableImage, replaceImage } from './add-content.ts';

/** Puts a library image on the product, or in the place of the image that is being replaced. */
export function usePlaceImage(): (image: PlaceableImage) => void {
  const session = useSession();
  const setUi = useSetUi();
  const replacingId = useUi((ui) => ui.replacingId);
  return (image) => {
    if (!replacingId) {
      addImage(session, image);
      return;
    }
    replaceImage(session, replacingId, image);
    setUi({ replacingId: null });
  };
}
