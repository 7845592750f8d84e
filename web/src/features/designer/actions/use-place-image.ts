import { useSession, useSetUi, useUi } from '../session/designer-context.ts';
import { addImage, knowImage, type PlaceableImage } from './add-content.ts';

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
    knowImage(session.pictures, image);
    session.editor.run('replaceImage', {
      layerId: replacingId,
      imageId: image.id,
      name: image.name,
      sourceWidthPx: image.width,
      sourceHeightPx: image.height,
    });
    setUi({ replacingId: null });
  };
}
