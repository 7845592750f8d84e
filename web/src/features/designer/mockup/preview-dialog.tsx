import { Modal } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pickName } from '../../../lib/locale.ts';
import { useSession, useSetUi, useUi } from '../session/designer-context.ts';
import styles from './mockup.module.css';
import { MockupPicture } from './mockup-dock.tsx';

/** All mockups at full size. */
export function PreviewDialog() {
  const { t, i18n } = useTranslation('designer');
  const { template, mockups } = useSession();
  const setUi = useSetUi();
  const isOpen = useUi((ui) => ui.isPreviewOpen);
  useEffect(() => {
    if (!isOpen) return;
    mockups.want(template.mockups.map(({ asset }) => ({ mockupId: asset.id, widthPx: asset.widthPx })));
    return () => mockups.want([]);
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
      </div>
    </Modal>
  );
}
