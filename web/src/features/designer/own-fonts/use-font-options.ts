import { useTranslation } from 'react-i18next';
import { pickName } from '../../../lib/text/locale.ts';
import { FONTS } from '../assets/fonts/font-library.ts';
import { ownFontName } from './own-font-names.ts';
import { useOwnFonts } from './use-own-fonts.ts';

/** All faces that a text may have, own fonts first, as a list to choose from. */
export function useFontOptions(): { value: string; label: string }[] {
  const { i18n } = useTranslation();
  const own = useOwnFonts() ?? [];
  const styles = own.flatMap((font) => font.styles.map(({ id }) => id));
  return [
    ...styles.map((id) => ({ value: id, label: ownFontName(own, id, i18n.language) ?? id })),
    ...FONTS.map(({ id, name }) => ({ value: id, label: pickName(name, i18n.language) })),
  ];
}

/** Names faces in the reader's language. Of a font that this account lacks, the name says so. */
export function useFontName(): (fontId: string) => string {
  const { t, i18n } = useTranslation('designer');
  const own = useOwnFonts();
  return (fontId) => {
    const shipped = FONTS.find(({ id }) => id === fontId);
    if (shipped) return pickName(shipped.name, i18n.language);
    if (!own) return t('font.loading');
    return ownFontName(own, fontId, i18n.language) ?? t('ownFonts.unknown');
  };
}
