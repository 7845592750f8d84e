import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './fields.module.css';

interface ToolButtonProps {
  label: string;
  icon: LucideIcon;
  iconSize?: 16 | 18;
  /** The tooltip. Default the label. */
  title?: string;
  /** Whether a button that stays down is down; absent for one that only does something. */
  isPressed?: boolean;
  disabled?: boolean;
  testId?: string;
  onClick: () => void;
}

/** A square button with an icon. */
export function ToolButton(props: ToolButtonProps) {
  const { label, icon, iconSize = 18, title = label, isPressed, disabled, testId, onClick } = props;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={isPressed}
      aria-label={label}
      title={title}
      disabled={disabled}
      data-testid={testId}
      onClick={onClick}
    >
      <Icon of={icon} size={iconSize} />
    </button>
  );
}
