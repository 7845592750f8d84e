import { Dropdown } from 'antd';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '../../../lib/text/locale.ts';
import { switchLocale } from '../../../lib/text/translate.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './tool-button.module.css';

/** Every language named in itself; the switch takes effect at once. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('common');
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        selectable: true,
        selectedKeys: [i18n.language],
        items: LOCALES.map((locale) => ({
          key: locale.id,
          label: <span lang={locale.id}>{locale.name}</span>,
          onClick: () => void switchLocale(locale.id),
        })),
      }}
    >
      <button type="button" className={styles.button} aria-label={t('language')} title={t('language')}>
        <Icon of={Languages} />
      </button>
    </Dropdown>
  );
}
