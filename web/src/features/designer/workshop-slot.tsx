import { findLayer } from '@diy/design/document';
import { use } from 'react';
import { registerPicture } from './actions/add-content.ts';
import { useRestingEditor, useSession, useSetUi, useUi } from './session/designer-context.ts';
import { WorkshopContext } from './session/workshop-context.tsx';

/** The workshop for the picture that it was opened on; what it makes takes the picture's place, in one step. */
export function WorkshopSlot() {
  const render = use(WorkshopContext);
  const session = useSession();
  const setUi = useSetUi();
  const layerId = useUi((ui) => ui.workshopId);
  const layer = useRestingEditor((state) => (layerId ? findLayer(state.design, layerId)?.layer : undefined));
  if (!render || !layerId || layer?.kind !== 'image') return null;
  const onClose = () => setUi({ workshopId: null });
  return render({
    imageId: layer.imageId,
    onClose,
    onMade: (picture) => {
      onClose();
      registerPicture(session.pictures, picture);
      session.editor.run('replaceImage', {
        layerId,
        imageId: picture.id,
        name: picture.name,
        sourceWidthPx: picture.width,
        sourceHeightPx: picture.height,
      });
    },
  });
}
