import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  type BatchDraft,
  draftOfBatch,
  EMPTY_DRAFT,
  namesOtherwise,
} from '../../../features/batches/batch-draft.ts';
import { BatchSetup } from '../../../features/batches/setup/batch-setup.tsx';
import { SetMenu } from '../../../features/batches/setup/pickers/set-menu.tsx';
import { useBatch } from '../../../features/batches/use-batch.ts';
import { useSaveBatch } from '../../../features/batches/use-save-batch.ts';
import { uploadDialog } from '../../../features/uploads/upload-dialog-state.ts';
import { dateStamp } from '../../../lib/text/date-stamp.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PageHeader } from '../../../ui/list/page-header.tsx';
import { useUploadedImages } from './use-uploaded-images.ts';

/** Templates × images; with `?id=` an earlier batch is changed and run again. */
export function BatchSetupPage() {
  const { t } = useTranslation(['batches', 'common']);
  const [query] = useSearchParams();
  const { state } = useLocation();
  const id = query.get('id');
  const batch = useBatch(id);
  if (id === null) {
    return <Setup id={null} made={0} start={{ ...EMPTY_DRAFT, imageIds: imageIdsIn(state) }} />;
  }
  if (batch.data)
    return (
      <Setup
        key={id}
        id={id}
        start={draftOfBatch(batch.data.name, batch.data.settings)}
        made={batch.data.counts.done}
      />
    );
  if (batch.isPending) return <PageLoading />;
  return (
    <ErrorState
      text={explainFailure(batch.error)}
      retryLabel={t('common:retry')}
      isRetrying={batch.isFetching}
      onRetry={() => void batch.refetch()}
    />
  );
}

function Setup({ id, start, made }: { id: string | null; start: BatchDraft; made: number }) {
  const { t } = useTranslation(['batches', 'common']);
  const navigate = useNavigate();
  const [first] = useState(start);
  const [draft, setDraft] = useState(first);
  const [defaultName] = useState(() => t('defaultName', { date: dateStamp(new Date()) }));
  const save = useSaveBatch((saved) => void navigate(`/auth/user/piliang?id=${encodeURIComponent(saved)}`));
  useUploadedImages((ids) =>
    setDraft((now) => ({ ...now, imageIds: [...new Set([...now.imageIds, ...ids])] })),
  );
  useWarnBeforeLeaving(draft !== first && !save.isSuccess);
  return (
    <ListPage>
      <PageHeader
        title={t('common:title.batch')}
        note={t('note')}
        actions={
          <>
            <SetMenu draft={draft} onChange={setDraft} />
            <Link to="/auth/user/piliang">{t('toBatches')}</Link>
          </>
        }
      />
      <BatchSetup
        draft={draft}
        setDraft={setDraft}
        defaultName={defaultName}
        isSaving={save.isPending}
        isChange={id !== null}
        keptDesigns={namesOtherwise(first, draft) ? made : 0}
        onUpload={() => uploadDialog.set({ isOpen: true })}
        onStart={(keys) => save.mutate({ id, name: draft.name.trim() || defaultName, draft, keys })}
      />
    </ListPage>
  );
}

/** Images chosen in the library, handed over with the way here. */
function imageIdsIn(state: unknown): string[] {
  const ids = (state as { imageIds?: unknown } | null)?.imageIds;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** What took a while to set up is not lost to a slip: the browser asks before the tab goes. */
function useWarnBeforeLeaving(isChanged: boolean): void {
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isChanged) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => onLeave(event);
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
