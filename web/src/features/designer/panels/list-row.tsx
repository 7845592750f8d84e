import type { Layer } from '@diy/design/layers';
import { ChevronDown, ChevronRight, Copy, Eye, EyeOff, Lock, LockOpen, Trash2 } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { LayerThumbnail } from './layer-thumbnail.tsx';
import styles from './list-row.module.css';

/** How the list moves rows; the same for layers and groups. */
export interface RowDragging {
  /** Where what is dragged would land. */
  edge: 'above' | 'below' | 'into' | null;
  onDragStart: () => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: () => void;
  onDragEnd: () => void;
}

interface ListRowProps {
  testId: 'layer-row' | 'group-row';
  /** What it is called when it has no name. */
  fallbackName: string;
  name: string;
  /** A layer, or those of a group, which are changed together. */
  layers: readonly Layer[];
  isSelected: boolean;
  /** 2 for the layers of a group. */
  level: 1 | 2;
  dragging: RowDragging;
  /** For a group: whether its layers are listed below it. */
  fold?: { isFolded: boolean; label: string; onToggle: () => void };
  onSelect: (event: MouseEvent) => void;
  onRename: (name: string) => void;
  onStep: (direction: 'forward' | 'backward') => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onSet: (patch: { locked: boolean } | { hidden: boolean }) => void;
}

/** One line of the list. Double click or F2 renames; Alt+arrow moves it up or down without a pointer. */
export function ListRow(props: ListRowProps) {
  const { layers, isSelected, dragging, fold, name } = props;
  const { t } = useTranslation('designer');
  const [isRenaming, setRenaming] = useState(false);
  const isLocked = layers.every((layer) => layer.locked);
  const isHidden = layers.every((layer) => layer.hidden);
  const rename = (wanted: string) => {
    setRenaming(false);
    if (wanted.trim() && wanted.trim() !== name) props.onRename(wanted.trim().slice(0, 80));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'F2') setRenaming(true);
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    props.onStep(event.key === 'ArrowUp' ? 'forward' : 'backward');
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
      data-hidden={isHidden || undefined}
      data-edge={dragging.edge ?? undefined}
      data-level={props.level}
      data-testid={props.testId}
      draggable={!isRenaming}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        dragging.onDragStart();
      }}
      onDragOver={dragging.onDragOver}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        dragging.onDrop();
      }}
      onDragEnd={dragging.onDragEnd}
    >
      {fold ? (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!fold.isFolded}
          aria-label={fold.label}
          title={fold.label}
          data-testid="group-fold"
          onClick={fold.onToggle}
        >
          <Icon of={fold.isFolded ? ChevronRight : ChevronDown} size={16} />
        </button>
      ) : null}
      {isRenaming ? (
        <span className={styles.layerMain}>
          <LayerThumbnail layers={layers} />
          <input
            className={styles.rename}
            // biome-ignore lint/a11y/noAutofocus: the person has just asked to rename
            autoFocus
            defaultValue={name || props.fallbackName}
            maxLength={80}
            aria-label={t(fold ? 'layers.groupName' : 'layers.name')}
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
          onClick={props.onSelect}
          onDoubleClick={() => setRenaming(true)}
          onKeyDown={onKey}
        >
          <LayerThumbnail layers={layers} />
          <span className={styles.layerName}>{name || props.fallbackName}</span>
          {fold ? <span className={styles.count}>{layers.length}</span> : null}
        </button>
      )}
      <span className={styles.rowTools}>
        {tool(Copy, t('action.duplicate'), false, props.onDuplicate, 'layer-duplicate')}
        {isLocked ? null : tool(Trash2, t('action.delete'), false, props.onDelete, 'layer-delete')}
        {tool(
          isLocked ? Lock : LockOpen,
          t(isLocked ? 'layers.unlock' : 'layers.lock'),
          isLocked,
          () => props.onSet({ locked: !isLocked }),
          'layer-lock',
        )}
        {tool(
          isHidden ? EyeOff : Eye,
          t(isHidden ? 'layers.show' : 'layers.hide'),
          isHidden,
          () => props.onSet({ hidden: !isHidden }),
          'layer-hide',
        )}
      </span>
    </li>
  );
}
