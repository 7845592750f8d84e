import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './strokes.module.css';

/** A button of the bar above a picture that is worked on. */
export function StageTool({
  icon,
  label,
  isDisabled = false,
  onClick,
}: {
  icon: LucideIcon;
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon of={icon} size={18} />
    </button>
  );
}
