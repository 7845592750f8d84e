import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '../../../lib/text/locale.ts';
import { switchLocale } from '../../../lib/text/translate.ts';
import styles from './plain-language-switch.module.css';

/** The language switch of the public pages: the browser's own list, which costs nothing to load. */
export function PlainLanguageSwitch() {
  const { t, i18n } = useTranslation('common');
  return (
    <select
      className={styles.select}
      aria-label={t('language')}
      value={i18n.language}
      onChange={(event) => void switchLocale(event.target.value as Locale)}
    >
      {LOCALES.map((locale) => (
        <option key={locale.id} value={locale.id} lang={locale.id}>
          {locale.name}
        </option>
      ))}
    </select>
  );
}
