import { Modal } from 'antd';
import { Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pickName } from '../../../lib/text/locale.ts';
import { TurntableView } from '../../../shared/turntable/turntable-view.tsx';
import { productHex } from '../session/active-surface.ts';
import { useRestingEditor, useSession, useSetUi, useUi } from '../session/designer-context.ts';
import { MockupPicture } from './mockup-picture.tsx';
import styles from './previews.module.css';

/** Longer side of the artwork on the model: as much as its texture takes, so that small type can be read. */
const MODEL_ARTWORK_PX = 2048;

/** All mockups at full size. */
export function PreviewDialog() {
  const { t, i18n } = useTranslation('designer');
  const { template, mockups } = useSession();
  const setUi = useSetUi();
  const isOpen = useUi((ui) => ui.isPreviewOpen);
  useEffect(() => {
    if (!isOpen) return;
    const jobs = template.mockups.map(({ asset }) => ({ mockupId: asset.id, widthPx: asset.widthPx }));
    mockups.request(jobs, template.model_url ? MODEL_ARTWORK_PX : undefined);
    return () => mockups.request([]);
  }, [isOpen, mockups, template]);
  return (
    <Modal
      open={isOpen}
      title={t('preview.title')}
      footer={null}
      centered
      destroyOnHidden
      width="min(1280px, 94vw)"
      onCancel={() => setUi({ isPreviewOpen: false })}
    >
      <div className={styles.gallery} data-testid="preview-gallery">
        {template.mockups.map(({ asset }) => (
          <figure key={asset.id}>
            <MockupPicture mockupId={asset.id} name={pickName(asset.name, i18n.language)} />
            <figcaption>{pickName(asset.name, i18n.language)}</figcaption>
          </figure>
        ))}
        {template.model_url ? (
          // Its words come when they are wanted; the stage must not go away meanwhile.
          <Suspense>
            <TurningFigure modelUrl={template.model_url} />
          </Suspense>
        ) : null}
      </div>
    </Modal>
  );
}

/** The design on the product's 3D model. */
function TurningFigure({ modelUrl }: { modelUrl: string }) {
  const { t, i18n } = useTranslation('turntable');
  const { template, mockups } = useSession();
  const hex = useRestingEditor((state) => productHex(template, state.design));
  const follow = useCallback(
    (surfaceId: string, show: (bitmap: ImageBitmap) => void) => mockups.onArtwork(surfaceId, show),
    [mockups],
  );
  return (
    <figure>
      <TurntableView
        modelUrl={modelUrl}
        surfaces={template.definition.surfaces}
        colourHex={hex}
        follow={follow}
        label={pickName(template.definition.title, i18n.language)}
      />
      <figcaption>{t('title')}</figcaption>
    </figure>
  );
}
