import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './orders.module.css';

interface OutdatedStripProps {
  count: number;
  isBusy: boolean;
  onShow: () => void;
  onUpgrade: () => void;
}

/** Says how many lines keep an older version of their design, and offers the newest one. */
export function OutdatedStrip({ count, isBusy, onShow, onUpgrade }: OutdatedStripProps) {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.strip} role="status">
      <span>{t('outdatedStrip', { count })}</span>
      <Button size="small" onClick={onShow}>
        {t('showThem')}
      </Button>
      <Button size="small" loading={isBusy} onClick={onUpgrade}>
        {t('useNewest')}
      </Button>
    </div>
  );
}
