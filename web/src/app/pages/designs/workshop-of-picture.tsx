import type { RenderWorkshop } from '../../../features/designer/session/workshop-context.tsx';
import { WorkshopDialog } from '../../../features/images/workshop/workshop-dialog.tsx';

/** The library's workshop over the designer, for one picture. */
export function WorkshopOfPicture({ imageId, onClose, onMade }: Parameters<RenderWorkshop>[0]) {
  return (
    <WorkshopDialog
      ids={[imageId]}
      onClose={onClose}
      onMade={({ image }) => onMade(image)}
      onStarted={onClose}
    />
  );
}
