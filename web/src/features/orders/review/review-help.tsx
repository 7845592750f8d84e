import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './review.module.css';
import { LISTED_KEYS } from './review-keys.ts';

/** Arrows point the other way where lines are read from right to left. */
const turned = (key: string): string => ({ '→': '←', '←': '→' })[key] ?? key;

/** All keys of the queue. */
export function ReviewHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('order-review');
  const isRightToLeft = document.documentElement.dir === 'rtl';
  return (
    <Modal open title={t('keys')} footer={null} width={480} onCancel={onClose}>
      <dl className={styles.keys}>
        {LISTED_KEYS.map(([command, keys]) => (
          <div key={command}>
            <dt>{t(`key.${command}`)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{isRightToLeft ? turned(key) : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
