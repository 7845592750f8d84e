import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pickName } from '../../../../lib/text/locale.ts';
import { fontSample } from '../../assets/font-samples.ts';
import { FONTS } from '../../assets/fonts/font-library.ts';
import { OwnFontList } from '../../own-fonts/own-font-list.tsx';
import styles from '../inspector.module.css';

interface FontListProps {
  /** The font of the letters that it is about; null = they have several. */
  fontId: string | null;
  onChoose: (fontId: string) => void;
  /** Whether own fonts are only chosen here, not uploaded, renamed or deleted. */
  isChoiceOnly?: boolean;
}

/** Fonts shown in themselves; the pictures are small, the font is fetched when it is chosen. */
export function FontList({ fontId, onChoose, isChoiceOnly = false }: FontListProps) {
  const { t, i18n } = useTranslation('designer');
  const list = useRef<HTMLDivElement>(null);
  // Of a hundred fonts the chosen one is rarely among the first.
  useEffect(() => {
    // What it returns, a promise in newer browsers, is no clean-up.
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={list} className={styles.fonts} data-floating>
      <OwnFontList fontId={fontId ?? undefined} onChoose={onChoose} isChoiceOnly={isChoiceOnly} />
      <div className={styles.fontList} role="listbox" aria-label={t('font.title')}>
        {FONTS.map((font) => (
          <button
            key={font.id}
            type="button"
            role="option"
            aria-selected={font.id === fontId}
            className={styles.font}
            data-testid={`font-${font.id}`}
            onClick={() => onChoose(font.id)}
          >
            <span className={styles.sample}>
              <img src={fontSample(font.id)} alt={font.sample} />
            </span>
            <span className={styles.fontName}>
              {pickName(font.name, i18n.language)}
              {font.scripts.every((script) => script === 'latin') ? ` · ${t('font.latinOnly')}` : ''}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
