import { Button } from 'antd';
import { Camera, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { ACCEPTED_PICTURES } from '../../../shared/images/pick-pictures.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { useAddFiles } from '../actions/use-add-files.ts';
import { usePlaceImage } from '../actions/use-place-image.ts';
import { useSession, useSetUi, useUi } from '../session/designer-context.ts';
import { recordAddedFrom } from '../session/record-added-from.ts';
import { useFinger } from '../session/use-layout.ts';
import own from './image-panel.module.css';
import { LibraryGrid } from './library-grid.tsx';
import styles from './panels.module.css';
import { UploadRows } from './upload-rows.tsx';
import { useLibrary } from './use-library.ts';

/** The library next to the stage: search, categories, upload; a click or a drag puts a picture on the product. */
export function ImagePanel() {
  const { t } = useTranslation('designer');
  const placeImage = usePlaceImage('images');
  const setUi = useSetUi();
  const replacingId = useUi((ui) => ui.replacingId);
  const [content, setContent] = useState('');
  const [categoryId, setCategoryId] = useState('all');
  const query = useLibrary(content, categoryId);
  const first = query.data?.pages[0];
  const rows = query.data?.pages.flatMap((page) => page.list) ?? [];
  const chips = [
    { id: 'all', label: t('common:all') },
    ...(first?.type_list ?? []).map(({ id, name, count }) => ({ id, label: name, count })),
  ];

  return (
    <>
      <div className={styles.top}>
        {replacingId ? (
          <div className={own.replacing}>
            {t('image.choosing')}
            <button type="button" onClick={() => setUi({ replacingId: null })}>
              {t('common:cancel')}
            </button>
          </div>
        ) : null}
        <UploadButtons />
        <SearchField
          value={content}
          onSearch={setContent}
          label={t('image.search')}
          clearLabel={t('common:clearSearch')}
        />
        {chips.length > 1 ? (
          <FilterChips
            chips={chips}
            value={categoryId}
            onChange={setCategoryId}
            label={t('image.categories')}
          />
        ) : null}
        <UploadRows />
      </div>
      {query.isError && !query.data ? (
        <ErrorState
          text={explainFailure(query.error)}
          retryLabel={t('common:retry')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <LibraryGrid
          rows={rows}
          rowCount={first?.rowCount ?? 0}
          isPending={query.isPending}
          emptyText={t(content || categoryId !== 'all' ? 'image.nothingFound' : 'image.empty')}
          onNearEnd={() => query.hasNextPage && !query.isFetchingNextPage && void query.fetchNextPage()}
          onChoose={placeImage}
        />
      )}
    </>
  );
}

/** Pictures from files, and where there is a finger from the camera; the first takes the place of a picture that is being replaced. */
function UploadButtons() {
  const { t } = useTranslation('designer');
  const session = useSession();
  const setUi = useSetUi();
  const replacingId = useUi((ui) => ui.replacingId);
  const addFiles = useAddFiles();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hasFinger = useFinger();
  const add = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    const { opening } = session.ui.get();
    addFiles(files, undefined, replacingId ?? undefined, () => recordAddedFrom(session, 'images', opening));
    if (replacingId && files.length > 0) setUi({ replacingId: null });
    input.value = '';
  };
  return (
    <div className={own.uploads}>
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED_PICTURES}
        multiple
        hidden
        data-testid="upload-input"
        onChange={(event) => add(event.target)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        data-testid="camera-input"
        onChange={(event) => add(event.target)}
      />
      <Button
        type="primary"
        block
        icon={<Icon of={Upload} size={18} />}
        data-testid="upload-button"
        onClick={() => picker.current?.click()}
      >
        {t('upload.button')}
      </Button>
      {hasFinger ? (
        <Button
          icon={<Icon of={Camera} size={18} />}
          aria-label={t('upload.camera')}
          title={t('upload.camera')}
          data-testid="camera-button"
          onClick={() => camera.current?.click()}
        />
      ) : null}
    </div>
  );
}
