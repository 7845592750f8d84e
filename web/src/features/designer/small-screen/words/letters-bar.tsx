import { findLayer } from '@diy/design/document';
import { Popover } from 'antd';
import { AArrowDown, AArrowUp, Bold, type LucideIcon, TypeOutline } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import {
  chosenLetters,
  chosenValues,
  isBoldInRange,
  scaleLetters,
  styleText,
  toggleBold,
} from '../../actions/text/style-text.ts';
import { usedColours } from '../../colours/used-colours.ts';
import { FontList } from '../../inspector/text/font-list.tsx';
import { useEditor, useSession, useUi } from '../../session/designer-context.ts';
import styles from './words-bar.module.css';

const COLOURS = ['#211E1A', '#FFFFFF', '#D9442B', '#E9A23B', '#2E7D5B', '#2F5D8A', '#6C4AB6', '#C2298A'];
const MAX_SHOWN = 12;
/** One press makes letters this much larger. */
const STEP = 1.1;

/** Above the bar of words: how the chosen letters look, or all of them where none are chosen. */
export function LettersBar() {
  const { t } = useTranslation('designer');
  const session = useSession();
  const editingTextId = useUi((ui) => ui.editingTextId);
  const textSelection = useUi((ui) => ui.textSelection);
  const design = useEditor((state) => state.design);
  const [hasFonts, setFonts] = useState(false);
  const layer = editingTextId ? findLayer(design, editingTextId)?.layer : undefined;
  if (layer?.kind !== 'text') return null;
  const stretch = chosenLetters({ editingTextId, textSelection }, layer);
  const isBold = isBoldInRange(layer, stretch);
  const { colours, fontIds } = chosenValues(layer, stretch);
  const [fontId = null, ...others] = fontIds;
  const offered = [...new Set([...usedColours(design), ...COLOURS])].slice(0, MAX_SHOWN);
  const button = (id: string, icon: LucideIcon, label: string, onClick: () => void, isPressed?: boolean) => (
    <button
      type="button"
      className={styles.look}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      disabled={layer.locked || (id === 'bold' && isBold === null)}
      data-testid={`letters-${id}`}
      onClick={onClick}
    >
      <Icon of={icon} size={18} />
    </button>
  );
  return (
    <div
      className={styles.looks}
      role="toolbar"
      aria-label={t('bar.letters')}
      data-testid="letters-bar"
      // The words keep the keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {button(
        'bold',
        Bold,
        t(isBold === null ? 'text.noBold' : 'text.bold'),
        () => toggleBold(session, layer.id),
        isBold ?? false,
      )}
      <Popover
        trigger="click"
        // Along the button: in its middle the list would touch the edge of the screen.
        placement={document.documentElement.dir === 'rtl' ? 'topRight' : 'topLeft'}
        open={hasFonts}
        onOpenChange={(next) => setFonts(next && !layer.locked)}
        styles={{ container: { padding: 8, inlineSize: 280, maxInlineSize: 'calc(100vw - 24px)' } }}
        content={
          <FontList
            isChoiceOnly
            words={layer.text}
            fontId={others.length > 0 ? null : fontId}
            onChoose={(next) => {
              setFonts(false);
              styleText(session, layer.id, { fontId: next });
            }}
          />
        }
      >
        {button('font', TypeOutline, t('font.title'), () => undefined)}
      </Popover>
      {button('smaller', AArrowDown, t('text.smaller'), () => scaleLetters(session, layer.id, 1 / STEP))}
      {button('larger', AArrowUp, t('text.larger'), () => scaleLetters(session, layer.id, STEP))}
      <span className={styles.colours}>
        {offered.map((hex) => (
          <button
            key={hex}
            type="button"
            className={styles.colour}
            style={{ background: hex }}
            aria-label={hex}
            aria-pressed={colours.length === 1 && colours[0] === hex}
            disabled={layer.locked}
            data-testid={`letters-${hex}`}
            onClick={() =>
              styleText(session, layer.id, { colour: hex, ...(stretch ? {} : { gradient: null }) })
            }
          />
        ))}
      </span>
    </div>
  );
}
