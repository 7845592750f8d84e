import type { Layer } from '@diy/design/layers';
import { Copy, Eye, EyeOff, Lock, LockOpen, Trash2 } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { useSession } from '../session/designer-context.ts';
import { LayerThumbnail } from './layer-thumbnail.tsx';
import styles from './panels.module.css';

interface LayerRowProps {
  layer: Layer;
  isSelected: boolean;
  /** Where a dragged row would land. */
  edge: 'above' | 'below' | null;
  onSelect: (layer: Layer, isAdding: boolean, isRange: boolean) => void;
  onDragStart: () => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: () => void;
  onDragEnd: () => void;
}

/** One layer of the list. Double click renames; Alt+arrow moves it up or down without a pointer. */
export function LayerRow(props: LayerRowProps) {
  const { layer, isSelected, edge, onSelect } = props;
  const { t } = useTranslation('designer');
  const { editor } = useSession();
  const [isRenaming, setRenaming] = useState(false);
  const set = (patch: { locked?: boolean; hidden?: boolean; name?: string }) =>
    editor.run('updateLayer', { layerId: layer.id, patch });
  const rename = (name: string) => {
    setRenaming(false);
    if (name.trim() && name.trim() !== layer.name) set({ name: name.trim().slice(0, 80) });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'F2') setRenaming(true);
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    editor.run('reorderLayers', {
      layerIds: [layer.id],
      to: event.key === 'ArrowUp' ? 'forward' : 'backward',
    });
  };
  const tool = (icon: typeof Copy, label: string, isOn: boolean, onClick: () => void, testId: string) => (
    <button
      type="button"
      className={styles.rowTool}
      data-on={isOn || undefined}
      data-rare={icon === Copy || icon === Trash2 || undefined}
      aria-label={label}
      title={label}
      data-testid={testId}
      onClick={(event) => {
        event.stopPropagation();
        onClick();
      }}
    >
      <Icon of={icon} size={16} />
    </button>
  );
  return (
    <li
      className={styles.layer}
      data-selected={isSelected || undefined}
      data-hidden={layer.hidden || undefined}
      data-edge={edge ?? undefined}
      data-testid="layer-row"
      draggable={!isRenaming}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', layer.name);
        props.onDragStart();
      }}
      onDragOver={props.onDragOver}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
      onDragEnd={props.onDragEnd}
    >
      {isRenaming ? (
        <span className={styles.layerMain}>
          <LayerThumbnail layer={layer} />
          <input
            className={styles.rename}
            // biome-ignore lint/a11y/noAutofocus: the person has just asked to rename
            autoFocus
            defaultValue={layer.name}
            maxLength={80}
            aria-label={t('layers.name')}
            onFocus={(event) => event.target.select()}
            onBlur={(event) => rename(event.target.value)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter') rename(event.currentTarget.value);
              if (event.key === 'Escape') setRenaming(false);
            }}
          />
        </span>
      ) : (
        <button
          type="button"
          className={styles.layerMain}
          aria-pressed={isSelected}
          onClick={(event) => onSelect(layer, event.ctrlKey || event.metaKey, event.shiftKey)}
          onDoubleClick={() => setRenaming(true)}
          onKeyDown={onKey}
        >
          <LayerThumbnail layer={layer} />
          <span className={styles.layerName}>{layer.name || t(`kind.${layer.kind}`)}</span>
        </button>
      )}
      <span className={styles.rowTools}>
        {tool(
          Copy,
          t('action.duplicate'),
          false,
          () => editor.run('duplicateLayers', { layerIds: [layer.id], newIds: [editor.newId()] }),
          'layer-duplicate',
        )}
        {layer.locked
          ? null
          : tool(
              Trash2,
              t('action.delete'),
              false,
              () => editor.run('removeLayers', { layerIds: [layer.id] }),
              'layer-delete',
            )}
        {tool(
          layer.locked ? Lock : LockOpen,
          t(layer.locked ? 'layers.unlock' : 'layers.lock'),
          layer.locked,
          () => set({ locked: !layer.locked }),
          'layer-lock',
        )}
        {tool(
          layer.hidden ? EyeOff : Eye,
          t(layer.hidden ? 'layers.show' : 'layers.hide'),
          layer.hidden,
          () => set({ hidden: !layer.hidden }),
          'layer-hide',
        )}
      </span>
    </li>
  );
}
