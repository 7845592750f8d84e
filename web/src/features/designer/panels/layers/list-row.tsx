import type { Layer } from '@diy/design/layers';
import { MAX_LAYER_NAME } from '@diy/design/layers';
import { ChevronDown, ChevronRight, GripVertical } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutText } from '../../../../lib/text/cut-text.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useFinger } from '../../session/use-layout.ts';
import { LayerThumbnail } from './layer-thumbnail.tsx';
import styles from './list-row.module.css';
import { RowNameField } from './row-name-field.tsx';
import { RowTools } from './row-tools.tsx';

/** The touch handlers of a row's handle. */
export type RowGrip = Readonly<
  Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent<HTMLElement>) => void
  >
>;

/** Where what is dragged would land on a row. */
export type RowEdge = 'above' | 'below' | 'into' | null;

/** How the list moves rows; the same for layers and groups. */
export interface RowDragging {
  /** Identifies the row: a finger that drags finds the row below it by this key. */
  key: string;
  grip: RowGrip;
  onDragStart: () => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: () => void;
  onDragEnd: () => void;
}

interface Fold {
  isFolded: boolean;
  label: string;
  onToggle: () => void;
}

interface ListRowProps {
  testId: 'layer-row' | 'group-row';
  /** The name shown for a layer that has none. */
  fallbackName: string;
  name: string;
  /** A layer, or those of a group, which are changed together. */
  layers: readonly Layer[];
  isSelected: boolean;
  /** 2 for the layers of a group. */
  level: 1 | 2;
  dragging: RowDragging;
  edge: RowEdge;
  /** For a group: whether its layers are listed below it. */
  fold?: Fold;
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
  const hasFinger = useFinger();
  const shownName = name || props.fallbackName;
  const rename = (wanted: string | null) => {
    setRenaming(false);
    const next = wanted?.trim();
    if (next && next !== name) props.onRename(cutText(next, MAX_LAYER_NAME));
  };
  return (
    <li
      className={styles.layer}
      data-selected={isSelected || undefined}
      data-hidden={layers.every((layer) => layer.hidden) || undefined}
      data-edge={props.edge ?? undefined}
      data-level={props.level}
      data-row={dragging.key}
      data-testid={props.testId}
      draggable={!isRenaming}
      {...dragHandlers(name, dragging)}
    >
      {fold ? <FoldButton fold={fold} /> : null}
      {isRenaming ? (
        <span className={styles.layerMain}>
          <LayerThumbnail layers={layers} />
          <RowNameField
            name={shownName}
            label={t(fold ? 'layers.groupName' : 'layers.name')}
            onDone={rename}
          />
        </span>
      ) : (
        <button
          type="button"
          className={styles.layerMain}
          aria-pressed={isSelected}
          onClick={props.onSelect}
          onDoubleClick={() => setRenaming(true)}
          onKeyDown={(event) => onRowKey(event, () => setRenaming(true), props.onStep)}
        >
          <LayerThumbnail layers={layers} />
          <span className={styles.layerName}>{shownName}</span>
          {fold ? <span className={styles.count}>{layers.length}</span> : null}
        </button>
      )}
      <RowTools
        layers={layers}
        onDuplicate={props.onDuplicate}
        onDelete={props.onDelete}
        onSet={props.onSet}
      />
      {hasFinger ? (
        <span
          className={styles.grip}
          role="img"
          aria-label={t('layers.grip')}
          data-testid="layer-grip"
          {...dragging.grip}
        >
          <Icon of={GripVertical} size={18} />
        </span>
      ) : null}
    </li>
  );
}

function onRowKey(event: KeyboardEvent, onF2: () => void, onStep: ListRowProps['onStep']): void {
  if (event.key === 'F2') onF2();
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  event.stopPropagation();
  onStep(event.key === 'ArrowUp' ? 'forward' : 'backward');
}

function dragHandlers(name: string, { onDragStart, onDragOver, onDrop, onDragEnd }: RowDragging) {
  return {
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', name);
      onDragStart();
    },
    onDragOver,
    onDrop(event: DragEvent) {
      event.preventDefault();
      event.stopPropagation();
      onDrop();
    },
    onDragEnd,
  };
}

function FoldButton({ fold: { isFolded, label, onToggle } }: { fold: Fold }) {
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={!isFolded}
      aria-label={label}
      title={label}
      data-testid="group-fold"
      onClick={onToggle}
    >
      <Icon of={isFolded ? ChevronRight : ChevronDown} size={16} />
    </button>
  );
}
