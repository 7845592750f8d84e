import { Image, Layers, type LucideIcon, Shapes, Shirt, Sparkles, TextCursorInput, Type } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { useSetUi, useUi } from '../session/designer-context.ts';
import type { PanelId } from '../session/ui-state.ts';
import styles from './tool-rail.module.css';

const TOOLS: readonly (readonly [PanelId, LucideIcon])[] = [
  ['templates', Shirt],
  ['images', Image],
  ['text', Type],
  ['shapes', Shapes],
  ['ai', Sparkles],
  ['layers', Layers],
  ['fields', TextCursorInput],
];

/** The tools on the left; pressing the open one closes its panel. */
export function ToolRail() {
  const { t } = useTranslation('designer');
  const open = useUi((ui) => ui.panel);
  const setUi = useSetUi();
  return (
    <nav className={styles.rail} aria-label={t('panel.label')}>
      {TOOLS.map(([id, icon]) => (
        <button
          key={id}
          type="button"
          className={styles.tool}
          aria-pressed={open === id}
          data-testid={`tool-${id}`}
          onClick={() => setUi({ panel: open === id ? null : id, replacingId: null })}
        >
          <Icon of={icon} />
          <span>{t(`panel.${id}`)}</span>
        </button>
      ))}
    </nav>
  );
}
