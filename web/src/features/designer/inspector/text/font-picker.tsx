import type { TextLayer } from '@diy/design/layers';
import { Popover } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressRing } from '../../../../ui/feedback/progress-ring.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useFontName } from '../../own-fonts/use-font-options.ts';
import { useSession } from '../../session/designer-context.ts';
import { useFontStates } from '../../session/fonts/use-font-states.ts';
import { useLayout } from '../../session/use-layout.ts';
import { isCompact } from '../../view/choose-layout.ts';
import styles from '../inspector.module.css';
import { FontList } from './font-list.tsx';

interface FontPickerProps {
  layer: Pick<TextLayer, 'locked' | 'text'>;
  /** The font of the letters that it is about; null = they have several. */
  fontId: string | null;
  onChoose: (fontId: string) => void;
}

/** The font of letters, and the list to choose another from. */
export function FontPicker({ layer, fontId, onChoose }: FontPickerProps) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const layout = useLayout();
  const [isOpen, setOpen] = useState(false);
  const states = useFontStates(session.fonts);
  const nameOf = useFontName();
  const choose = (next: string) => {
    onChoose(next);
    setOpen(false);
  };
  return (
    <Popover
      content={<FontList fontId={fontId} onChoose={choose} words={layer.text} />}
      trigger="click"
      // Beside the field a telephone has no room.
      placement={isCompact(layout) ? 'top' : 'left'}
      open={isOpen}
      onOpenChange={(next) => setOpen(next && !layer.locked)}
      styles={{ container: { padding: 8, inlineSize: 340, maxInlineSize: 'calc(100vw - 24px)' } }}
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
