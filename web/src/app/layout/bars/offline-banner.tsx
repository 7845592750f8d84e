import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './offline-banner.module.css';

/** Reports that the network is down, and that the screen may show old data. */
export function OfflineBanner() {
  const { t } = useTranslation('common');
  if (useOnline()) return null;
  return (
    <p className={styles.banner} role="status">
      <Icon of={WifiOff} size={18} />
      {t('offline')}
    </p>
  );
}
