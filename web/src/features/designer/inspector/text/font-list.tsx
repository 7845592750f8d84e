import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickName } from '../../../../lib/text/locale.ts';
import { fontSample } from '../../assets/font-samples.ts';
import { FONTS } from '../../assets/fonts/font-library.ts';
import { OwnFontList } from '../../own-fonts/own-font-list.tsx';
import { useSession } from '../../session/designer-context.ts';
import { FontFilters } from './font-filters.tsx';
import styles from './fonts.module.css';
import { type FontSearch, searchFonts } from './search-fonts.ts';

interface FontListProps {
  /** The font of the letters that it is about; null = they have several. */
  fontId: string | null;
  onChoose: (fontId: string) => void;
  /** True while a text is edited: fonts can only be chosen, since a search field or a dialog would take the keyboard away. */
  isChoiceOnly?: boolean;
  /** The words that are set. */
  words: string;
}

/** Fonts shown in themselves; the pictures are small, the font is fetched when it is chosen, and its beginning when it is pointed at. */
export function FontList({ fontId, onChoose, isChoiceOnly = false, words }: FontListProps) {
  const { t, i18n } = useTranslation('designer');
  const { fonts } = useSession();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState<FontSearch>({ query: '', words: null, style: null, script: null });
  const found = searchFonts(FONTS, search, {
    script: (script) => t(`script.${script}`),
    style: (style) => t(`fontStyle.${style}`),
  });
  // Of a hundred fonts the chosen one is rarely among the first.
  useEffect(() => {
    // What it returns, a promise in newer browsers, is no clean-up.
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the faces in it
    <div ref={list} className={styles.fonts} data-floating onKeyDown={moveAmongOptions}>
      {isChoiceOnly ? null : (
        <FontFilters search={search} onChange={setSearch} words={words.trim() ? words : ''} />
      )}
      <OwnFontList fontId={fontId ?? undefined} onChoose={onChoose} isChoiceOnly={isChoiceOnly} />
      <div className={styles.fontList} role="listbox" aria-label={t('font.title')}>
        {found.map((font) => (
          <button
            key={font.id}
            type="button"
            role="option"
            aria-selected={font.id === fontId}
            className={styles.font}
            data-testid={`font-${font.id}`}
            onPointerEnter={() => fonts.expect(font.id, words)}
            onFocus={() => fonts.expect(font.id, words)}
            onClick={() => onChoose(font.id)}
          >
            <span className={styles.sample}>
              <img src={fontSample(font.id)} alt={font.sample} loading="lazy" />
            </span>
            <span className={styles.fontName}>
              {pickName(font.name, i18n.language)}
              {font.scripts.every((script) => script === 'latin') ? ` · ${t('font.latinOnly')}` : ''}
            </span>
          </button>
        ))}
      </div>
      {found.length === 0 ? <p className={styles.fontName}>{t('font.noneFound')}</p> : null}
    </div>
  );
}

/** Arrows go up and down in the list, from the field to the first face. */
function moveAmongOptions(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
  const at = options.indexOf(event.target as HTMLElement);
  const next = options[at < 0 ? 0 : at + step];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
