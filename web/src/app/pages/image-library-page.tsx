import { MAX_UPLOAD_FILES } from '@diy/contract/images';
import { Button } from 'antd';
import { Settings2, Upload } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ImageCard } from '../../features/images/image-card.tsx';
import { ImageDrawer } from '../../features/images/image-drawer.tsx';
import { TypeListDialog } from '../../features/images/type-list-dialog.tsx';
import { useImageActions, useReloadImages } from '../../features/images/use-image-actions.ts';
import { useImages } from '../../features/images/use-images.ts';
import { UploadDialog } from '../../features/uploads/upload-dialog.tsx';
import { uploadInto, uploads, whenUploaded } from '../../features/uploads/uploads.ts';
import { notify } from '../../lib/notifications.ts';
import { pickPictures } from '../../lib/pick-pictures.ts';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import { useLast } from '../../lib/use-last.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { DropVeil } from '../../ui/drop-veil.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { FilterRow } from '../../ui/filter-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListBody } from '../../ui/list-body.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { PictureGrid, PictureGridSkeleton } from '../../ui/picture-grid.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useSelection } from '../../ui/use-selection.ts';
import { ImageSelectionBar } from './image-selection-bar.tsx';
import { libraryPartOf } from './library-part.ts';

const LIBRARY = '/auth/user/image';

/** The image library: categories, search, upload by button, drop and paste, details, move, delete. */
export function ImageLibraryPage() {
  const { t } = useTranslation(['images', 'uploads', 'common']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const part = libraryPartOf(pathname);
  const { state, change } = useListState('tid');
  const query = useImages(state);
  const types = useLast(query.data?.type_list) ?? [];
  const rows = query.data?.list ?? [];
  const pageIds = useMemo(() => (query.data?.list ?? []).map((row) => row.id), [query.data]);
  const selection = useSelection(pageIds);
  const { remove, move } = useImageActions();
  const reload = useReloadImages();
  const [openId, setOpenId] = useState<string | null>(null);
  const [target, setTarget] = useState('');
  const openPart = (path: string) => void navigate({ pathname: path, search });

  useEffect(() => whenUploaded(() => void reload()), [reload]);
  // New pictures go where the person is looking.
  useEffect(() => setTarget(state.filter === 'all' ? '' : state.filter), [state.filter]);
  const addFiles = (files: File[]) => {
    const { taken, others, tooMany } = pickPictures(files, MAX_UPLOAD_FILES);
    if (others > 0) notify.warning(t('uploads:notPictures', { count: others }));
    if (tooMany > 0) notify.warning(t('uploads:tooMany', { limit: MAX_UPLOAD_FILES, count: tooMany }));
    if (taken.length === 0) return;
    uploadInto(target);
    uploads.add(taken);
    if (part !== 'upload') openPart(`${LIBRARY}/commpents/addImageModal`);
  };
  const isOver = useFileDrop(addFiles);
  const nameOf = (tid: string) => types.find((type) => type.id === tid)?.name ?? t('uncategorised');
  const deleteThese = (ids: string[]) => {
    remove.mutate(ids);
    selection.clear();
    setOpenId(null);
  };
  const chips = [
    { id: 'all', label: t('common:all') },
    { id: '', label: t('uncategorised') },
    ...types.map(({ id, name, count }) => ({ id, label: name, count })),
  ];
  const uploadButton = (
    <Button
      type="primary"
      icon={<Icon of={Upload} size={18} />}
      onClick={() => openPart(`${LIBRARY}/commpents/addImageModal`)}
    >
      {t('upload')}
    </Button>
  );
  return (
    <ListPage>
      <PageHeader title={t('common:title.library')} count={query.data?.rowCount} actions={uploadButton} />
      <FilterRow>
        <SearchField
          value={state.content}
          onSearch={(content) => change({ content })}
          label={t('search')}
          clearLabel={t('common:clearSearch')}
        />
        <FilterChips
          chips={chips}
          value={state.filter}
          onChange={(filter) => change({ filter })}
          label={t('types')}
          end={
            <RoundButton
              icon={Settings2}
              label={t('manageTypes')}
              onClick={() => openPart(`${LIBRARY}/commpents/imageType`)}
            />
          }
        />
      </FilterRow>
      <ListBody
        query={query}
        isEmpty={rows.length === 0}
        skeleton={<PictureGridSkeleton count={12} density="small" />}
        empty={
          <EmptyState picture="/pictures/empty-library.webp" action={uploadButton}>
            {state.content ? t('nothingFound', { content: state.content }) : t('empty')}
          </EmptyState>
        }
      >
        <div data-selecting={selection.ids.length > 0}>
          <PictureGrid label={t('common:title.library')} density="small">
            {rows.map((image) => (
              <ImageCard
                key={image.id}
                image={image}
                isSelected={selection.has(image.id)}
                onSelect={(isRange) => selection.pick(image.id, isRange)}
                onOpen={() => setOpenId(image.id)}
              />
            ))}
          </PictureGrid>
        </div>
        <Pager
          page={state.p}
          limit={state.limit}
          rowCount={query.data?.rowCount ?? 0}
          onChange={(p, limit) => change(limit === state.limit ? { p } : { limit })}
        />
      </ListBody>
      <ImageSelectionBar
        selection={selection}
        types={types}
        onMove={(tid) => move.mutate({ ids: selection.ids, tid, name: nameOf(tid) })}
        onDelete={() => deleteThese(selection.ids)}
      />
      <ImageDrawer
        image={rows.find((row) => row.id === openId) ?? null}
        types={types}
        onClose={() => setOpenId(null)}
        onMove={(tid) => openId && move.mutate({ ids: [openId], tid, name: nameOf(tid) })}
        onDelete={() => openId && deleteThese([openId])}
      />
      <UploadDialog
        isOpen={part === 'upload'}
        onClose={() => openPart(LIBRARY)}
        onFiles={addFiles}
        categories={types}
        category={target}
        onCategory={setTarget}
      />
      {(part === 'types' || part === 'addType') && query.data ? (
        <TypeListDialog
          types={types}
          startsAdding={part === 'addType'}
          onClose={() => openPart(LIBRARY)}
          onDeleted={(id) => state.filter === id && change({ filter: 'all' })}
        />
      ) : null}
      {isOver ? <DropVeil text={t('uploads:dropHere')} /> : null}
    </ListPage>
  );
}
