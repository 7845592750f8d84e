import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '../icon.tsx';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  /** In words, for example 已选 3 个. */
  label: string;
  clearLabel: string;
  onClear: () => void;
  /** Selecting more, for example the whole page. */
  more?: ReactNode;
  /** What can be done with the selection. */
  children: ReactNode;
}

/** Rises at the bottom while something is selected; Escape lets go. */
export function SelectionBar({ label, clearLabel, onClear, more, children }: SelectionBarProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInDialog = document.querySelector('[role="dialog"]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog) onClear();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClear]);
  return (
    <div className={styles.bar} role="toolbar" aria-label={label}>
      <button
        type="button"
        className={styles.clear}
        aria-label={clearLabel}
        title={clearLabel}
        onClick={onClear}
      >
        <Icon of={X} />
      </button>
      <span className={styles.count} aria-live="polite">
        {label}
      </span>
      {more ? <span className={styles.more}>{more}</span> : null}
      <span className={styles.actions}>{children}</span>
    </div>
  );
}

interface SelectionActionProps {
  children: ReactNode;
  icon: ReactNode;
  onClick: () => void;
  isPrimary?: boolean;
  isBusy?: boolean;
}

/** One action of the bar. */
export function SelectionAction({ children, icon, onClick, isPrimary, isBusy }: SelectionActionProps) {
  return (
    <button
      type="button"
      className={isPrimary ? styles.primary : styles.action}
      onClick={onClick}
      disabled={isBusy}
      aria-busy={isBusy}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
