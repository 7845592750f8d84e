import type { TextLayer } from '@diy/design/layers';
import { Popover } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickName } from '../../../../lib/text/locale.ts';
import { useSignal } from '../../../../lib/use-signal.ts';
import { ProgressRing } from '../../../../ui/feedback/progress-ring.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { fontSample } from '../../assets/font-samples.ts';
import { FONTS } from '../../assets/fonts/font-library.ts';
import { OwnFontList } from '../../own-fonts/own-font-list.tsx';
import { useFontName } from '../../own-fonts/use-font-options.ts';
import { useSession } from '../../session/designer-context.ts';
import styles from '../inspector.module.css';

interface FontPickerProps {
  layer: Pick<TextLayer, 'locked'>;
  /** The font of the letters that it is about; null = they have several. */
  fontId: string | null;
  onChoose: (fontId: string) => void;
}

/** Fonts shown in themselves; the pictures are small, the font is fetched when it is chosen. */
export function FontPicker({ layer, fontId, onChoose }: FontPickerProps) {
  const { t, i18n } = useTranslation('designer');
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const states = useSignal(session.fonts.states, (all) => all);
  const nameOf = useFontName();
  const choose = (next: string) => {
    onChoose(next);
    setOpen(false);
  };
  const list = (
    <div className={styles.fonts} data-floating>
      <OwnFontList fontId={fontId ?? undefined} onChoose={choose} />
      <div className={styles.fontList} role="listbox" aria-label={t('font.title')}>
        {FONTS.map((font) => (
          <button
            key={font.id}
            type="button"
            role="option"
            aria-selected={font.id === fontId}
            className={styles.font}
            data-testid={`font-${font.id}`}
            onClick={() => choose(font.id)}
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
  return (
    <Popover
      content={list}
      trigger="click"
      placement="left"
      open={isOpen}
      onOpenChange={(next) => setOpen(next && !layer.locked)}
      styles={{ container: { padding: 8, inlineSize: 280 } }}
    >
      <button
        type="button"
        className={styles.fontButton}
        disabled={layer.locked}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={t('font.title')}
        data-testid="font-picker"
      >
        <span>{fontId === null ? t('many.mixed') : nameOf(fontId)}</span>
        {fontId !== null && states[fontId] === 'loading' ? (
          <ProgressRing share={null} label={t('font.loading')} />
        ) : (
          <Icon of={ChevronDown} size={16} />
        )}
      </button>
    </Popover>
  );
}
