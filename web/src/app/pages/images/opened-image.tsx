import type { EditTool, ImageCategory, ImageRow } from '@diy/contract/images/images';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ImageDrawer } from '../../../features/images/drawer/image-drawer.tsx';
import { openOriginal } from '../../../features/images/drawer/open-original.ts';
import { EditDialog } from '../../../features/images/edit/edit-dialog.tsx';
import { useReloadImages } from '../../../features/images/library/use-image-actions.ts';
import type { ImageSelection } from '../../../features/images/library/use-image-selection.ts';
import { PagesDialog } from '../../../features/images/pages/pages-dialog.tsx';

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
}

/** Details of the image that the address names, and the tools that make a new one out of it. */
export function OpenedImage({
  id,
  selection,
  categories,
  onOpen,
  onMove,
  onRename,
  onDelete,
}: OpenedImageProps) {
  const navigate = useNavigate();
  const reload = useReloadImages();
  const [editing, setEditing] = useState<{ id: string; tool: EditTool } | null>(null);
  const [paging, setPaging] = useState<ImageRow | null>(null);
  const edited = editing && selection.known(editing.id);
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
        onEdit={(image, tool) => {
          selection.know(image);
          setEditing({ id: image.id, tool });
        }}
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
      {editing && edited ? (
        <EditDialog
          image={edited}
          tool={editing.tool}
          onClose={() => setEditing(null)}
          onMade={(made) => {
            setEditing(null);
            void reload();
            onOpen(made.id);
          }}
        />
      ) : null}
    </>
  );
}
