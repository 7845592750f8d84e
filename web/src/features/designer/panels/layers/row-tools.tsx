import type { Layer } from '@diy/design/layers';
import { Copy, Eye, EyeOff, Lock, LockOpen, type LucideIcon, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './list-row.module.css';

interface RowToolsProps {
  layers: readonly Layer[];
  onDuplicate: () => void;
  onDelete: () => void;
  onSet: (patch: { locked: boolean } | { hidden: boolean }) => void;
}

/** What a line's buttons do to its layers: copy, delete, lock, hide. What is locked is not deleted. */
export function RowTools({ layers, onDuplicate, onDelete, onSet }: RowToolsProps) {
  const { t } = useTranslation('designer');
  const isLocked = layers.every((layer) => layer.locked);
  const isHidden = layers.every((layer) => layer.hidden);
  return (
    <span className={styles.rowTools}>
      <RowTool
        icon={Copy}
        label={t('action.duplicate')}
        isRare
        testId="layer-duplicate"
        onClick={onDuplicate}
      />
      {isLocked ? null : (
        <RowTool icon={Trash2} label={t('action.delete')} isRare testId="layer-delete" onClick={onDelete} />
      )}
      <RowTool
        icon={isLocked ? Lock : LockOpen}
        label={t(isLocked ? 'layers.unlock' : 'layers.lock')}
        isOn={isLocked}
        testId="layer-lock"
        onClick={() => onSet({ locked: !isLocked })}
      />
      <RowTool
        icon={isHidden ? EyeOff : Eye}
        label={t(isHidden ? 'layers.show' : 'layers.hide')}
        isOn={isHidden}
        testId="layer-hide"
        onClick={() => onSet({ hidden: !isHidden })}
      />
    </span>
  );
}

interface RowToolProps {
  icon: LucideIcon;
  label: string;
  /** It stays in sight. */
  isOn?: boolean;
  /** It takes no room until the line is pointed at or has the focus. */
  isRare?: boolean;
  testId: string;
  onClick: () => void;
}

function RowTool({ icon, label, isOn, isRare, testId, onClick }: RowToolProps) {
  return (
    <button
      type="button"
      className={styles.rowTool}
      data-on={isOn || undefined}
      data-rare={isRare || undefined}
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
}
