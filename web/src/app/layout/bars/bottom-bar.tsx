import { Drawer } from 'antd';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { isWithin, NAV, PHONE_PATHS } from '../nav-items.ts';
import styles from './bottom-bar.module.css';

/** Navigation on a phone: the four most used places, and a sheet with the others. */
export function BottomBar() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [first, others] = [
    NAV.filter((item) => PHONE_PATHS.includes(item.path)),
    NAV.filter((item) => !PHONE_PATHS.includes(item.path)),
  ];
  const isElsewhere = others.some((item) => isWithin(item, pathname));
  return (
    <nav className={styles.bar} aria-label={t('nav')}>
      {first.map((item) => (
        <Link
          key={item.path}
          to={item.path}
          className={styles.item}
          aria-current={isWithin(item, pathname) ? 'page' : undefined}
        >
          <Icon of={item.icon} size={22} />
          {t(item.title)}
        </Link>
      ))}
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-current={isElsewhere ? 'page' : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon of={Menu} size={22} />
        {t('more')}
      </button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} placement="bottom" size={340} title={t('more')}>
        <div className={styles.sheet}>
          {others.map((item) => (
            <Link key={item.path} to={item.path} className={styles.row} onClick={() => setOpen(false)}>
              <Icon of={item.icon} />
              {t(item.title)}
            </Link>
          ))}
        </div>
      </Drawer>
    </nav>
  );
}
