import type { WorkStep } from '@diy/contract/images/image-work-steps';
import type { ImageCategory, ImageRow } from '@diy/contract/images/images';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useReloadImages } from '../library/use-image-actions.ts';
import type { ImageSelection } from '../library/use-image-selection.ts';
import { PagesDialog } from '../pages/pages-dialog.tsx';
import { ImageDrawer } from './image-drawer.tsx';
import { openOriginal } from './open-original.ts';

interface OpenedImageProps {
  /** '' = none. */
  id: string;
  selection: ImageSelection;
  categories: ImageCategory[];
  /** Opens another one; '' = closes. */
  onOpen: (id: string) => void;
  onMove: (image: ImageRow, categoryId: string) => void;
  onRename: (image: ImageRow, name: string) => void;
  onDelete: (image: ImageRow) => void;
  /** Opens the workshop with these steps. */
  onWork: (imageId: string, steps: readonly WorkStep[]) => void;
}

/** Details of the image that the address names, and the tools that make a new one out of it. */
export function OpenedImage(props: OpenedImageProps) {
  const { id, selection, categories, onOpen, onMove, onRename, onDelete, onWork } = props;
  const navigate = useNavigate();
  const reload = useReloadImages();
  const [paging, setPaging] = useState<ImageRow | null>(null);
  return (
    <>
      <ImageDrawer
        id={id || null}
        row={id ? selection.known(id) : undefined}
        categories={categories}
        onClose={() => onOpen('')}
        onOpen={onOpen}
        onMove={onMove}
        onRename={onRename}
        onDelete={onDelete}
        onWork={onWork}
        onPages={setPaging}
        onDownload={(image) => void openOriginal(image.id)}
        onUse={(image) => void navigate(`/auth/diy?image_id=${encodeURIComponent(image.id)}`)}
      />
      {paging ? (
        <PagesDialog
          image={paging}
          onClose={() => setPaging(null)}
          onMade={() => {
            setPaging(null);
            onOpen('');
            void reload();
          }}
        />
      ) : null}
    </>
  );
}
