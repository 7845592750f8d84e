import { MAX_BATCH_IMAGES } from '@diy/contract/batches/batch-settings';
import { Button } from 'antd';
import { Settings2, Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { CategoryListDialog } from '../../../features/images/categories/category-list-dialog.tsx';
import { type EditTool, ImageDrawer } from '../../../features/images/drawer/image-drawer.tsx';
import { openOriginal } from '../../../features/images/drawer/open-original.ts';
import { EditDialog } from '../../../features/images/edit/edit-dialog.tsx';
import { draggedImages, LIBRARY_DRAG_TYPE } from '../../../features/images/library/image-drag.ts';
import { ImageGrid, ImageGridSkeleton } from '../../../features/images/library/image-grid.tsx';
import { activeFilters, NO_BUTTON_FILTERS } from '../../../features/images/library/library-state.ts';
import { LibraryTools } from '../../../features/images/library/library-tools.tsx';
import { useImageActions, useReloadImages } from '../../../features/images/library/use-image-actions.ts';
import { useImageSelection } from '../../../features/images/library/use-image-selection.ts';
import { useImageWindow } from '../../../features/images/library/use-image-window.ts';
import { useLibraryState } from '../../../features/images/library/use-library-state.ts';
import { uploadDialog } from '../../../features/uploads/upload-dialog-state.ts';
import { whenUploaded } from '../../../features/uploads/uploads.ts';
import { useLast } from '../../../lib/use-previous.ts';
import { ListBody } from '../../../shared/list/list-body.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { FilterRow } from '../../../ui/list/filter-row.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PageHeader } from '../../../ui/list/page-header.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { ImageSelectionBar } from './image-selection-bar.tsx';
import { libraryPartOf } from './library-part.ts';
import { useUploadPart } from './use-upload-part.ts';

const LIBRARY = '/auth/user/image';

/** The image library: categories, search, filters, one long grid, details, tools, move, rename, delete with undo. */
export function ImageLibraryPage() {
  const { t } = useTranslation(['images', 'common']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const part = libraryPartOf(pathname);
  const { state, change } = useLibraryState();
  const images = useImageWindow(state);
  const types = useLast(images.types) ?? [];
  const counts = useLast(images.counts);
  const selection = useImageSelection(images);
  const actions = useImageActions();
  const reload = useReloadImages();
  const [editing, setEditing] = useState<{ id: string; tool: EditTool } | null>(null);
  const openPart = (path: string) => void navigate({ pathname: path, search }, { preventScrollReset: true });
  useUploadPart(part === 'upload', state.tid, () => openPart(LIBRARY));
  useEffect(() => whenUploaded(() => void reload()));

  const nameOf = (tid: string) => types.find((type) => type.id === tid)?.name ?? t('uncategorised');
  const moveThese = (ids: readonly string[], tid: string) =>
    actions.move.mutate({ ids, tid, name: nameOf(tid) }, { onSuccess: selection.clear });
  const deleteThese = (ids: readonly string[]) => {
    if (ids.length === 0) return;
    actions.remove.mutate(ids, { onSuccess: selection.clear });
    change({ open: '' });
  };
  const opened = state.open ? selection.known(state.open) : undefined;
  const edited = editing && selection.known(editing.id);
  const chips = [
    { id: 'all', label: t('common:all'), count: counts?.all },
    { id: '', label: t('uncategorised'), count: counts?.uncategorised },
    ...types.map(({ id, name, count }) => ({ id, label: name, count })),
  ];
  const uploadButton = (
    <Button
      type="primary"
      icon={<Icon of={Upload} size={18} />}
      onClick={() => uploadDialog.set({ isOpen: true })}
    >
      {t('upload')}
    </Button>
  );
  const isFiltered = state.content !== '' || activeFilters(state).length > 0;
  return (
    <ListPage>
      <PageHeader title={t('common:title.library')} count={images.rowCount} actions={uploadButton} />
      <FilterRow>
        <SearchField
          value={state.content}
          onSearch={(content) => change({ content })}
          label={t('search')}
          clearLabel={t('common:clearSearch')}
        />
        <LibraryTools state={state} onChange={change} />
      </FilterRow>
      <FilterChips
        chips={chips}
        value={state.tid}
        onChange={(tid) => change({ tid })}
        label={t('types')}
        drop={{
          canTake: (dragTypes, tid) => tid !== 'all' && dragTypes.includes(LIBRARY_DRAG_TYPE),
          onDrop: (tid) => moveThese(draggedImages(), tid),
        }}
        end={
          <RoundButton
            icon={Settings2}
            label={t('manageTypes')}
            onClick={() => openPart(`${LIBRARY}/commpents/imageType`)}
          />
        }
      />
      <ListBody
        query={images.state}
        isEmpty={images.rowCount === 0}
        skeleton={<ImageGridSkeleton />}
        empty={
          isFiltered ? (
            <EmptyState
              picture="/pictures/empty-library.webp"
              action={
                <Button onClick={() => change({ ...NO_BUTTON_FILTERS, content: '' })}>{t('showAll')}</Button>
              }
            >
              {state.content ? t('nothingFound', { content: state.content }) : t('nothingMatches')}
            </EmptyState>
          ) : (
            <EmptyState picture="/pictures/empty-library.webp" action={uploadButton}>
              {t(state.tid === 'all' ? 'empty' : 'emptyType')}
            </EmptyState>
          )
        }
      >
        <ImageGrid
          // Another filter is another list: it begins at its top, without the old one's places.
          key={JSON.stringify(images.window)}
          images={images}
          startIndex={(state.p - 1) * state.limit}
          selection={selection}
          onPage={(p) => p !== state.p && change({ p })}
          onOpen={(image) => change({ open: image.id })}
          onRename={(image, name) => actions.rename.mutate({ id: image.id, name })}
          onDelete={deleteThese}
        />
      </ListBody>
      <ImageSelectionBar
        selection={selection}
        types={types}
        progress={actions.progress}
        onStop={actions.stop}
        onMove={(tid) => moveThese(selection.ids, tid)}
        onDelete={() => deleteThese(selection.ids)}
        onBatch={() =>
          void navigate('/auth/piliang', { state: { imageIds: selection.ids.slice(0, MAX_BATCH_IMAGES) } })
        }
      />
      <ImageDrawer
        id={state.open || null}
        row={opened}
        types={types}
        onClose={() => change({ open: '' })}
        onOpen={(open) => change({ open })}
        onMove={(image, tid) => actions.move.mutate({ ids: [image.id], tid, name: nameOf(tid) })}
        onRename={(image, name) => actions.rename.mutate({ id: image.id, name })}
        onDelete={(image) => deleteThese([image.id])}
        onEdit={(image, tool) => {
          selection.know(image);
          setEditing({ id: image.id, tool });
        }}
        onDownload={(image) => void openOriginal(image.id)}
        onUse={(image) => void navigate(`/auth/diy?image_id=${encodeURIComponent(image.id)}`)}
      />
      {editing && edited ? (
        <EditDialog
          image={edited}
          tool={editing.tool}
          onClose={() => setEditing(null)}
          onMade={(made) => {
            setEditing(null);
            void reload();
            change({ open: made.id });
          }}
        />
      ) : null}
      {(part === 'types' || part === 'addCategory') && images.types ? (
        <CategoryListDialog
          types={types}
          startsAdding={part === 'addCategory'}
          onClose={() => openPart(LIBRARY)}
          onDeleted={(id) => state.tid === id && change({ tid: 'all' })}
        />
      ) : null}
    </ListPage>
  );
}
