import { Keyboard, Languages, type LucideIcon, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LOCALES } from '../../../lib/text/locale.ts';
import { switchLocale } from '../../../lib/text/translate.ts';
import { chooseTheme, useTheme } from '../../../lib/theme-choice.ts';
import { Icon } from '../../../ui/icon.tsx';
import { NAV, SETTINGS } from '../nav-items.ts';
import type { PaletteCommand } from './match-commands.ts';
import { shortcutsSheet } from './open-overlays.ts';

/** Every page of the product, and commands that are available everywhere. English words find them in any language. */
export function usePageCommands(): PaletteCommand[] {
  const { t, i18n } = useTranslation('common');
  const navigate = useNavigate();
  const isDark = useTheme() === 'dark';
  const icon = (of: LucideIcon) => <Icon of={of} />;
  const pages = [...NAV, SETTINGS].map(
    (item): PaletteCommand => ({
      id: item.path,
      group: t('palette.page'),
      title: t(item.title),
      words: item.path,
      picture: icon(item.icon),
      run: () => void navigate(item.path),
    }),
  );
  const languages = LOCALES.filter((locale) => locale.id !== i18n.language).map(
    (locale): PaletteCommand => ({
      id: `language-${locale.id}`,
      group: t('language'),
      title: locale.name,
      words: `language ${locale.id}`,
      picture: icon(Languages),
      run: () => void switchLocale(locale.id),
    }),
  );
  return [
    ...pages,
    {
      id: 'theme',
      group: t('palette.action'),
      title: t(isDark ? 'theme.light' : 'theme.dark'),
      words: 'theme',
      picture: icon(isDark ? Sun : Moon),
      run: () => chooseTheme(isDark ? 'light' : 'dark'),
    },
    {
      id: 'shortcuts',
      group: t('palette.action'),
      title: t('shortcuts.title'),
      words: 'shortcuts keyboard ?',
      picture: icon(Keyboard),
      run: shortcutsSheet.open,
    },
    ...languages,
  ];
}
