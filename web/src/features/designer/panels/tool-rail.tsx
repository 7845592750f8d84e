import {
  Ellipsis,
  Image,
  Layers,
  LayoutTemplate,
  type LucideIcon,
  Palette,
  Shapes,
  Shirt,
  Sparkles,
  Sticker,
  TextCursorInput,
  Type,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { useSetUi, useUi } from '../session/designer-context.ts';
import type { PanelId } from '../session/ui-state.ts';
import { useLayout } from '../session/use-layout.ts';
import { isCompact } from '../view/choose-layout.ts';
import styles from './tool-rail.module.css';

const TOOLS: readonly (readonly [PanelId, LucideIcon])[] = [
  ['templates', Shirt],
  ['starts', LayoutTemplate],
  ['images', Image],
  ['text', Type],
  ['shapes', Shapes],
  ['graphics', Sticker],
  ['ai', Sparkles],
  ['layers', Layers],
  ['fields', TextCursorInput],
];

/** On a telephone: the others are under `more`. */
const COMPACT_TOOLS: typeof TOOLS = [
  ['starts', LayoutTemplate],
  ['images', Image],
  ['text', Type],
  ['graphics', Sticker],
  ['shapes', Shapes],
  ['layers', Layers],
  ['product', Palette],
  ['more', Ellipsis],
];

/** The tools on the left, on a telephone upright below; pressing the open one closes its panel. */
export function ToolRail() {
  const { t } = useTranslation('designer');
  const open = useUi((ui) => ui.panel);
  const setUi = useSetUi();
  const layout = useLayout();
  const tools = isCompact(layout) ? COMPACT_TOOLS : TOOLS;
  return (
    <nav className={styles.rail} aria-label={t('panel.label')}>
      {tools.map(([id, icon]) => (
        <button
          key={id}
          type="button"
          className={styles.tool}
          aria-pressed={open === id}
          data-testid={`tool-${id}`}
          onClick={() =>
            setUi({
              panel: open === id ? null : id,
              replacingId: null,
              // A sheet takes the place of another; behind it there is the stage.
              ...(isCompact(layout) ? { isInspectorOpen: false } : {}),
            })
          }
        >
          <Icon of={icon} />
          <span>{isCompact(layout) && id === 'starts' ? t('panel.startsShort') : t(`panel.${id}`)}</span>
        </button>
      ))}
    </nav>
  );
}
