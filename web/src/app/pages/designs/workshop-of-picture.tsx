import type { RenderWorkshop } from '../../../features/designer/session/workshop-context.tsx';
import { WorkDialog } from '../../../features/images/work/work-dialog.tsx';

/** The library's workshop over the designer, for one picture. */
export function WorkshopOfPicture({ imageId, onClose, onMade }: Parameters<RenderWorkshop>[0]) {
  return (
    <WorkDialog ids={[imageId]} onClose={onClose} onMade={({ image }) => onMade(image)} onStarted={onClose} />
  );
}
