import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { PhotoPicker } from '../../../features/own-templates/photo-picker.tsx';
import { usePickedImage } from '../../../features/own-templates/product/draft/use-picked-image.ts';
import { useStartedProduct } from '../../../features/own-templates/product/draft/use-started-product.ts';
import { ProductEditor } from '../../../features/own-templates/product/product-editor.tsx';
import { PsdReadings } from '../../../features/own-templates/psd/psd-readings.tsx';
import { useReadPsds } from '../../../features/own-templates/psd/use-psd-readings.ts';
import { useProductSession } from '../../../features/own-templates/saving/use-product-session.ts';
import { uploadDialog } from '../../../features/uploads/upload-dialog-state.ts';
import { notify } from '../../../lib/notifications.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PageHeader } from '../../../ui/list/page-header.tsx';
import { useArrivedFiles } from './use-arrived-files.ts';

/**
 * A template of the seller's own pictures; with `?id=` one is changed, with `?copy=` another is the start, with `?image_id=` its picture
 * is chosen.
 */
export function OwnTemplatePage() {
  const { t } = useTranslation(['own-templates', 'common']);
  const navigate = useNavigate();
  const session = useProductSession();
  const { id, copied } = session.start;
  const { picked, setPicked, clearPicked } = usePickedImage();
  const isChoosing = picked === 'none' || (picked === null && id === null && copied === null);
  const { first, savedAs, retired, failed, leftOut } = useStartedProduct({
    id,
    copied,
    picked: picked === 'none' ? null : picked,
  });
  const onMade = (made: string) => {
    notify.hint(t('made'));
    void navigate(`/auth/diy?template_id=${encodeURIComponent(made)}`);
  };
  const readPsd = useReadPsds();
  /** Photographs that were uploaded in one go; they may be of one product. */
  const [together, setTogether] = useState<readonly string[]>([]);
  const pick = (imageId: string) => setPicked({ id: imageId, asPhoto: false });
  // A single file is opened at once. Of several, every PSD is read, and photographs can be chosen from the library below.
  useArrivedFiles(({ imageId: arrived, name, isOnly }) => {
    if (isChoosing && isOnly) {
      pick(arrived);
      uploadDialog.set({ isOpen: false });
    } else if (/\.ps[bd]$/i.test(name)) {
      readPsd(arrived);
      if (!isChoosing) notify.hint(t('psd.readings.queued', { name }));
    } else if (isChoosing) setTogether((now) => [...now, arrived]);
  });
  const openUpload = () => uploadDialog.set({ isOpen: true });
  return (
    <ListPage>
      <PageHeader
        title={t('common:title.ownTemplate')}
        note={t(isChoosing ? 'choose' : 'note')}
        actions={<Link to="/auth/goods">{t('toTemplates')}</Link>}
      />
      {failed ? (
        <ErrorState
          text={explainFailure(failed.error)}
          retryLabel={t('common:retry')}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : isChoosing ? (
        <>
          <PsdReadings
            onOpen={pick}
            onAsPhoto={(chosenId) => setPicked({ id: chosenId, asPhoto: true })}
            onRead={readPsd}
          />
          <PhotoPicker
            onPick={(chosen) => pick(chosen.id)}
            onPickMany={([first, ...others]) =>
              first && setPicked({ id: first.id, asPhoto: false, more: others })
            }
            arrived={together}
            onUpload={openUpload}
          />
        </>
      ) : first ? (
        <>
          {leftOut.length > 0 ? (
            <p role="note">
              {t('copy.leftOut', { what: leftOut.map((one) => t(`copy.${one}`)).join(t('copy.and')) })}
            </p>
          ) : null}
          <ProductEditor
            key={`${session.loads} ${picked === null ? 'saved' : picked.id}`}
            savedAs={session.savedAs === undefined ? savedAs : session.savedAs}
            product={first.product}
            images={first.images}
            retired={retired}
            onSaved={session.onSaved}
            onMade={onMade}
            onReload={() => {
              clearPicked();
              return session.onReload();
            }}
            onCopy={session.onCopy}
            onOther={() => setPicked('none')}
            onUpload={openUpload}
          />
        </>
      ) : (
        <PageLoading />
      )}
    </ListPage>
  );
}
