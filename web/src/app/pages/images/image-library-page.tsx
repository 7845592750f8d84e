import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { CategoryListDialog } from '../../../features/images/categories/category-list-dialog.tsx';
import { LibraryChips } from '../../../features/images/categories/library-chips.tsx';
import { OpenedImage } from '../../../features/images/drawer/opened-image.tsx';
import { ImageGrid, ImageGridSkeleton } from '../../../features/images/library/image-grid.tsx';
import { ImageSelectionBar } from '../../../features/images/library/image-selection-bar.tsx';
import { libraryPartOf } from '../../../features/images/library/library-part.ts';
import { LibraryTools } from '../../../features/images/library/library-tools.tsx';
import { useImageActions, useReloadImages } from '../../../features/images/library/use-image-actions.ts';
import { useImageSelection } from '../../../features/images/library/use-image-selection.ts';
import { useImageWindow } from '../../../features/images/library/use-image-window.ts';
import { useLibraryState } from '../../../features/images/library/use-library-state.ts';
import { Workshop, type WorkshopRequest } from '../../../features/images/workshop/workshop.tsx';
import { whenUploaded } from '../../../features/uploads/uploads.ts';
import { useLastDefined } from '../../../lib/use-last-defined.ts';
import { ListBody } from '../../../shared/list/list-body.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { ListSearch } from '../../../shared/list/list-search.tsx';
import { NoImages } from './no-images.tsx';
import { UploadButton } from './upload-button.tsx';
import { useUploadPart } from './use-upload-part.ts';

const LIBRARY = '/auth/user/image';

/** The image library: categories, search, filters, one long grid, details, tools, move, rename, delete with undo. */
export function ImageLibraryPage() {
  const { t } = useTranslation(['images', 'common']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const part = libraryPartOf(pathname);
  const list = useLibraryState();
  const { state, change } = list;
  const images = useImageWindow(state);
  const categories = useLastDefined(images.categories) ?? [];
  const counts = useLastDefined(images.counts);
  const selection = useImageSelection(images);
  const [working, setWorking] = useState<WorkshopRequest | null>(null);
  const work = (ids: readonly string[], steps: WorkshopRequest['steps'] = []) => setWorking({ ids, steps });
  const actions = useImageActions();
  const reload = useReloadImages();
  const openPart = (path: string) => void navigate({ pathname: path, search }, { preventScrollReset: true });
  useUploadPart(part === 'upload', state.categoryId, () => openPart(LIBRARY));
  useEffect(() => whenUploaded(() => void reload()));

  const nameOf = (categoryId: string) =>
    categories.find((category) => category.id === categoryId)?.name ?? t('uncategorised');
  const moveThese = (ids: readonly string[], categoryId: string, onSuccess?: () => void) =>
    actions.move.mutate({ ids, categoryId, name: nameOf(categoryId) }, onSuccess ? { onSuccess } : {});
  const deleteThese = (ids: readonly string[]) => {
    if (ids.length === 0) return;
    actions.remove.mutate(ids, { onSuccess: selection.clear });
    change({ open: '' });
  };
  const rename = (image: { id: string }, name: string) => actions.rename.mutate({ id: image.id, name });
  return (
    <ListScreen title={t('common:title.library')} query={images.state} actions={<UploadButton />}>
      <ListSearch list={list} label={t('search')}>
        <LibraryTools state={state} onChange={change} />
      </ListSearch>
      <LibraryChips
        categories={categories}
        counts={counts}
        categoryId={state.categoryId}
        onChange={(categoryId) => change({ categoryId })}
        onDrop={(ids, categoryId) => moveThese(ids, categoryId, selection.clear)}
        onWork={work}
        onManage={() => openPart(`${LIBRARY}/commpents/imageType`)}
      />
      <ListBody
        query={images.state}
        isEmpty={images.rowCount === 0}
        skeleton={<ImageGridSkeleton />}
        empty={<NoImages state={state} change={change} />}
      >
        <ImageGrid
          // Another filter is another list: it begins at its top, without the old one's places.
          key={JSON.stringify(images.window)}
          images={images}
          startIndex={(state.p - 1) * state.limit}
          selection={selection}
          onPage={(p) => p !== state.p && change({ p })}
          onOpen={(image) => change({ open: image.id })}
          onRename={rename}
          onDelete={deleteThese}
        />
      </ListBody>
      <ImageSelectionBar
        selection={selection}
        categories={categories}
        progress={actions.progress}
        onStop={actions.stop}
        onMove={(categoryId) => moveThese(selection.ids, categoryId, selection.clear)}
        onDelete={() => deleteThese(selection.ids)}
        onWork={() => work(selection.ids)}
      />
      <Workshop
        request={working}
        categories={categories}
        onEnd={() => setWorking(null)}
        onMade={(open) => change({ open })}
      />
      <OpenedImage
        id={state.open}
        selection={selection}
        categories={categories}
        onOpen={(open) => change({ open })}
        onMove={(image, categoryId) => moveThese([image.id], categoryId)}
        onRename={rename}
        onDelete={(image) => deleteThese([image.id])}
        onWork={(id, steps) => work([id], steps)}
      />
      {(part === 'categories' || part === 'addCategory') && images.categories ? (
        <CategoryListDialog
          categories={categories}
          startsAdding={part === 'addCategory'}
          onClose={() => openPart(LIBRARY)}
          onDeleted={(id) => state.categoryId === id && change({ categoryId: 'all' })}
        />
      ) : null}
    </ListScreen>
  );
}
