import type { OwnImage } from '@diy/contract/own-templates';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { PhotoPicker } from '../../../features/own-templates/photo-picker.tsx';
import {
  markAsPhoto,
  newProduct,
  replacePicture,
  withPictures,
} from '../../../features/own-templates/product/draft/product-draft.ts';
import { ProductEditor } from '../../../features/own-templates/product/product-editor.tsx';
import { PsdReadings } from '../../../features/own-templates/psd/psd-readings.tsx';
import { useReadPsds } from '../../../features/own-templates/psd/use-psd-readings.ts';
import { useOwnImage, useOwnTemplate } from '../../../features/own-templates/use-own-template.ts';
import { uploadDialog } from '../../../features/uploads/upload-dialog-state.ts';
import { notify } from '../../../lib/notifications.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PageHeader } from '../../../ui/list/page-header.tsx';
import { useArrivedFiles } from './use-arrived-files.ts';

/** An image chosen, or that none is. */
type Picked = { id: string; asPhoto: boolean; more?: readonly OwnImage[] } | 'none';

/** A template of the seller's own pictures; with `?id=` one is changed, with `?image_id=` its picture is chosen. */
export function OwnTemplatePage() {
  const { t } = useTranslation(['own-templates', 'common']);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const id = query.get('id');
  const wanted = query.get('image_id');
  const own = useOwnTemplate(id);
  const [picked, setPicked] = useState<Picked | null>(
    wanted === null ? null : { id: wanted, asPhoto: false },
  );
  const isChoosing = picked === 'none' || (picked === null && id === null);
  const image = useOwnImage(picked !== null && picked !== 'none' ? picked.id : null);
  const asPhoto = picked !== null && picked !== 'none' && picked.asPhoto;
  const more = picked !== null && picked !== 'none' ? picked.more : undefined;
  const saved = own.data;
  const first = useMemo(() => {
    if (image.data && (id === null || saved)) {
      const product = saved
        ? replacePicture(saved.product, 0, image.data)
        : withPictures(newProduct(image.data, asPhoto || !image.data.is_psd), more ?? []);
      const surface = product.surfaces[0]!.id;
      const isMarked = saved && asPhoto;
      const shown = { picture: 0, colour: null, surface };
      return {
        product: isMarked ? markAsPhoto(product, shown, image.data) : product,
        images: [...(saved?.images ?? []), image.data, ...(more ?? [])],
      };
    }
    return picked === null && saved ? saved : null;
  }, [image.data, saved, id, picked, asPhoto, more]);
  const onMade = (made: string) => {
    notify.hint(t('made'));
    void navigate(`/auth/diy?template_id=${encodeURIComponent(made)}`);
  };
  const readPsd = useReadPsds();
  /** Photographs that came together, for one product perhaps. */
  const [together, setTogether] = useState<readonly string[]>([]);
  const pick = (imageId: string) => setPicked({ id: imageId, asPhoto: false });
  // One file is opened at once, of several each PSD is read; photographs stand in the library below.
  useArrivedFiles(({ imageId: arrived, name, isOnly }) => {
    if (isChoosing && isOnly) {
      pick(arrived);
      uploadDialog.set({ isOpen: false });
    } else if (/\.ps[bd]$/i.test(name)) {
      readPsd(arrived);
      if (!isChoosing) notify.hint(t('psd.readings.queued', { name }));
    } else if (isChoosing) setTogether((now) => [...now, arrived]);
  });
  const failed = own.isError ? own : image.isError ? image : null;
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
        <ProductEditor
          key={picked === null ? 'saved' : picked.id}
          id={id}
          product={first.product}
          images={first.images}
          onMade={onMade}
          onOther={() => setPicked('none')}
          onUpload={openUpload}
        />
      ) : (
        <PageLoading />
      )}
    </ListPage>
  );
}
