import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '../../../lib/text/locale.ts';
import { switchLocale } from '../../../lib/text/translate.ts';
import { chooseTheme, type ThemeChoice, themeChoice } from '../../../lib/theme-choice.ts';
import styles from './settings.module.css';
import { SettingsCard } from './settings-card.tsx';

const THEMES: ThemeChoice[] = ['light', 'dark', 'system'];

/** Language and theme, kept in this browser. */
export function DisplaySection() {
  const { t, i18n } = useTranslation('accounts');
  const [theme, setTheme] = useState(themeChoice());
  return (
    <SettingsCard id="display" title={t('settings.display')} note={t('settings.displayNote')}>
      <fieldset className={styles.choices} aria-label={t('settings.language')}>
        {LOCALES.map((locale) => (
          <button
            key={locale.id}
            type="button"
            lang={locale.id}
            className={styles.choice}
            aria-pressed={i18n.language === locale.id}
            onClick={() => void switchLocale(locale.id)}
          >
            {locale.name}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.choices} aria-label={t('settings.theme')}>
        {THEMES.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            aria-pressed={theme === choice}
            onClick={() => {
              chooseTheme(choice);
              setTheme(choice);
            }}
          >
            {t(`settings.themes.${choice}`)}
          </button>
        ))}
      </fieldset>
    </SettingsCard>
  );
}
