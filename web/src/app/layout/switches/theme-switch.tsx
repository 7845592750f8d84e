import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, useTheme } from '../../../lib/theme-choice.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './tool-button.module.css';

/** Light or dark. */
export function ThemeSwitch() {
  const { t } = useTranslation('common');
  const isDark = useTheme() === 'dark';
  const label = t(isDark ? 'theme.light' : 'theme.dark');
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      <Icon of={isDark ? Sun : Moon} />
    </button>
  );
}
