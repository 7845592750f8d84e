import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../own-template.module.css';
import { PsdPreview } from './psd-preview.tsx';

/** A mockup with a test print; beside the picture in the PSD where that proves nothing, so that a person compares them. */
export function ComparedPreview({ surface, psdUrl }: { surface: PsdSurface; psdUrl: string }) {
  const { t } = useTranslation('own-templates');
  if (!surface.is_unproven) return <PsdPreview surface={surface} />;
  return (
    <>
      <Alert type="warning" showIcon title={t('psd.notChecked')} />
      <div className={styles.compared}>
        <div className={styles.preview}>
          <p>{t('psd.ownPicture')}</p>
          <figure className={styles.psdPreview}>
            <img src={psdUrl} alt={t('psd.ownPicture')} />
          </figure>
        </div>
        <div className={styles.preview}>
          <p>{t('psd.drawnMockup')}</p>
          <PsdPreview surface={surface} />
        </div>
      </div>
    </>
  );
}
