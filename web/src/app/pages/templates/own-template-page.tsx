import type { OwnTemplateSettings } from '@diy/contract/own-templates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { OwnTemplateEditor } from '../../../features/own-templates/own-template-editor.tsx';
import { PhotoPicker } from '../../../features/own-templates/photo-picker.tsx';
import { PsdReadings } from '../../../features/own-templates/psd/psd-readings.tsx';
import { PsdTemplateEditor } from '../../../features/own-templates/psd/psd-template-editor.tsx';
import { useReadPsds } from '../../../features/own-templates/psd/use-psd-readings.ts';
import { shortSettings } from '../../../features/own-templates/short-settings.ts';
import { useOwnTemplate, usePhotograph } from '../../../features/own-templates/use-own-template.ts';
import { uploadDialog } from '../../../features/uploads/upload-dialog-state.ts';
import { notify } from '../../../lib/notifications.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PageHeader } from '../../../ui/list/page-header.tsx';
import { useArrivedFiles } from './use-arrived-files.ts';

/** A template from the seller's own photograph or PSD mockup; with `?id=` one is changed, with `?image_id=` the photograph is chosen. */
export function OwnTemplatePage() {
  const { t } = useTranslation(['own-templates', 'common']);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const id = query.get('id');
  const own = useOwnTemplate(id);
  const [picked, setPicked] = useState<string | 'none' | null>(query.get('image_id'));
  const settings = own.data ? shortSettings(own.data.product) : null;
  const chosen = picked ?? own.data?.product.pictures[0]?.image_id ?? null;
  const imageId = chosen === 'none' ? null : chosen;
  const photo = usePhotograph(imageId);
  /** A PSD whose merged picture is used like a photograph. */
  const [asPhoto, setAsPhoto] = useState<string | null>(null);
  const isPsd = photo.data?.format === 'psd' && asPhoto !== photo.data.id && !hasMarks(settings, imageId);
  const onMade = (made: string) => {
    notify.hint(t('made'));
    void navigate(`/auth/diy?template_id=${encodeURIComponent(made)}`);
  };
  const readPsd = useReadPsds();
  // One file is opened at once, of several each PSD is read; photographs stand in the library below.
  useArrivedFiles(({ imageId: arrived, name, isOnly }) => {
    if (imageId === null && isOnly) {
      setPicked(arrived);
      uploadDialog.set({ isOpen: false });
    } else if (/\.ps[bd]$/i.test(name)) {
      readPsd(arrived);
      if (imageId !== null) notify.hint(t('psd.readings.queued', { name }));
    }
  });
  const failed = own.isError ? own : photo.isError ? photo : null;
  return (
    <ListPage>
      <PageHeader
        title={t('common:title.ownTemplate')}
        note={imageId === null ? t('choose') : t(isPsd ? 'psd.note' : 'note')}
        actions={<Link to="/auth/goods">{t('toTemplates')}</Link>}
      />
      {failed ? (
        <ErrorState
          text={explainFailure(failed.error)}
          retryLabel={t('common:retry')}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : imageId === null && !(id !== null && own.isPending) ? (
        <>
          <PsdReadings
            onOpen={setPicked}
            onAsPhoto={(chosenId) => {
              setAsPhoto(chosenId);
              setPicked(chosenId);
            }}
            onRead={readPsd}
          />
          <PhotoPicker onPick={setPicked} onUpload={() => uploadDialog.set({ isOpen: true })} />
        </>
      ) : photo.data && isPsd && (id === null || own.data) ? (
        <PsdTemplateEditor
          key={photo.data.id}
          id={id}
          psd={photo.data}
          settings={settings}
          onMade={onMade}
          onOtherPhoto={() => setPicked('none')}
          onAsPhoto={() => setAsPhoto(photo.data.id)}
        />
      ) : photo.data && (id === null || own.data) ? (
        <OwnTemplateEditor
          key={photo.data.id}
          id={id}
          photo={photo.data}
          settings={settings}
          onMade={onMade}
          onOtherPhoto={() => setPicked('none')}
        />
      ) : (
        <PageLoading />
      )}
    </ListPage>
  );
}

/** Whether a saved template has the print marked by hand on this picture. */
function hasMarks(settings: OwnTemplateSettings | null, imageId: string | null): boolean {
  return settings?.marks !== undefined && settings.image_id === imageId;
}
