import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../own-template.module.css';
import type { UnprovenQuestion } from './use-unproven-question.ts';

/** Asks whether mockups that nothing proves look as the pictures in their PSDs; nothing is saved until somebody says so. */
export function UnprovenDialog({ psds, onAlike, onClose }: UnprovenQuestion) {
  const { t } = useTranslation('own-templates');
  return (
    <Modal
      open={psds !== null}
      destroyOnHidden
      title={t('psd.confirm.title')}
      onCancel={onClose}
      footer={[
        <Button key="back" onClick={onClose}>
          {t('psd.confirm.back')}
        </Button>,
        <Button key="alike" type="primary" onClick={onAlike}>
          {t('psd.confirm.alike')}
        </Button>,
      ]}
    >
      <p>{t('psd.confirm.text')}</p>
      {psds?.map(({ imageId, name, ownUrl, mockupUrl }) => (
        <div key={imageId}>
          <p>
            <bdi>{name}</bdi>
          </p>
          <div className={styles.asked}>
            <Picture url={ownUrl} name={t('psd.ownPicture')} />
            <Picture url={mockupUrl} name={t('psd.drawnMockup')} />
          </div>
        </div>
      ))}
    </Modal>
  );
}

/** A picture with its name under it: the two beside each other look alike. */
function Picture({ url, name }: { url: string; name: string }) {
  return (
    <figure>
      <img src={url} alt={name} />
      <figcaption aria-hidden>{name}</figcaption>
    </figure>
  );
}
