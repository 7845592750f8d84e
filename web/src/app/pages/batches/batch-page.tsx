import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { BatchView } from '../../../features/batches/run/batch-view.tsx';
import { useBatch } from '../../../features/batches/use-batch.ts';
import { DownloadDialog } from '../../../features/downloads/download-dialog.tsx';
import { uploadDialog } from '../../../features/uploads/upload-dialog-state.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { useUploadedImages } from './use-uploaded-images.ts';

/** One batch with its contact sheet. */
export function BatchPage({ id }: { id: string }) {
  const { t } = useTranslation(['batches', 'common']);
  const navigate = useNavigate();
  const batch = useBatch(id);
  const [isDownloading, setDownloading] = useState(false);
  useUploadedImages(() => {});
  if (!batch.data) {
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
  const encoded = encodeURIComponent(id);
  return (
    <>
      <BatchView
        batch={batch.data}
        onDownload={() => setDownloading(true)}
        onUpload={() => uploadDialog.set({ isOpen: true })}
        onChange={() => void navigate(`/auth/piliang?id=${encoded}`)}
        onDesigns={() => void navigate(`/auth/user/goods?piliang_id=${encoded}`)}
        onDeleted={() => void navigate('/auth/user/piliang')}
      />
      {isDownloading ? (
        <DownloadDialog
          request={{ batchId: id }}
          count={batch.data.counts.done}
          onClose={() => setDownloading(false)}
          onStarted={() => setDownloading(false)}
        />
      ) : null}
    </>
  );
}
