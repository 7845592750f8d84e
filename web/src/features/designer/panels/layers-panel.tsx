import type { Layer } from '@diy/design/layers';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeSurface } from '../session/active-surface.ts';
import { useEditor, useRestingEditor, useSession } from '../session/designer-context.ts';
import { LayerRow } from './layer-row.tsx';
import styles from './panels.module.css';

/** The active surface's layers, topmost first: select, rename, lock, hide, delete, put in order by dragging. */
export function LayersPanel() {
  const { t } = useTranslation('designer');
  const { editor, template } = useSession();
  const layers = useRestingEditor((state) => activeSurface(template, state)?.layers ?? []);
  const selection = useEditor((state) => state.selection);
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const shown = [...layers].reverse();

  /** `gap` counts from the top: 0 = above the first row. */
  const drop = (gap: number) => {
    const ids = dragged && selection.includes(dragged) ? selection : dragged ? [dragged] : [];
    if (ids.length > 0) {
      const below = shown.slice(gap).filter((layer) => !ids.includes(layer.id)).length;
      editor.run('reorderLayers', { layerIds: ids, to: below });
    }
    setDragged(null);
    setTarget(null);
  };
  const select = (layer: Layer, isAdding: boolean, isRange: boolean) => {
    const last = selection.at(-1);
    if (isRange && last) {
      const [from, to] = [last, layer.id]
        .map((id) => shown.findIndex((one) => one.id === id))
        .sort((a, b) => a - b);
      return editor.select([...selection, ...shown.slice(from, (to ?? 0) + 1).map((one) => one.id)]);
    }
    if (!isAdding) return editor.select([layer.id]);
    editor.select(
      selection.includes(layer.id) ? selection.filter((id) => id !== layer.id) : [...selection, layer.id],
    );
  };
  const over = (event: DragEvent, index: number) => {
    if (!dragged) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setTarget(event.clientY > top + height / 2 ? index + 1 : index);
  };

  if (shown.length === 0) return <p className={styles.empty}>{t('layers.empty')}</p>;
  return (
    <ul className={styles.layers} aria-label={t('panel.layers')} data-testid="layers">
      {shown.map((layer, index) => (
        <LayerRow
          key={layer.id}
          layer={layer}
          isSelected={selection.includes(layer.id)}
          edge={
            target === index ? 'above' : target === index + 1 && index === shown.length - 1 ? 'below' : null
          }
          onSelect={select}
          onDragStart={() => setDragged(layer.id)}
          onDragOver={(event) => over(event, index)}
          onDrop={() => target !== null && drop(target)}
          onDragEnd={() => {
            setDragged(null);
            setTarget(null);
          }}
        />
      ))}
    </ul>
  );
}
