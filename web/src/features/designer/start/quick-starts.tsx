import { ClipboardList, ImagePlus, Sparkles, SquareStack } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import styles from './quick-starts.module.css';

/** Where a day of work begins, when not with a design. */
const STARTS = [
  { id: 'upload', path: '/auth/user/image/commpents/addImageModal', icon: ImagePlus },
  { id: 'batch', path: '/auth/piliang', icon: SquareStack },
  { id: 'ai', path: '/auth/ai', icon: Sparkles },
  { id: 'orders', path: '/auth/user/ordersLog', icon: ClipboardList },
] as const;

/** Four ways in, one click each. */
export function QuickStarts() {
  const { t } = useTranslation('designer');
  return (
    <ul className={styles.starts} aria-label={t('start.quick.label')}>
      {STARTS.map(({ id, path, icon }) => (
        <li key={id}>
          <Link to={path} className={styles.start}>
            <Icon of={icon} />
            <span>{t(`start.quick.${id}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
