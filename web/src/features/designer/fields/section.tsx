import { Switch } from 'antd';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface SectionProps {
  title: string;
  /** A part that can be switched on and off, for example a shadow. */
  isOn?: boolean;
  onToggle?: (isOn: boolean) => void;
  disabled?: boolean;
  testId?: string;
  children?: ReactNode;
}

/** A titled group of fields. */
export function Section({ title, isOn, onToggle, disabled, testId, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        {title}
        {onToggle ? (
          <Switch
            size="small"
            checked={isOn ?? false}
            disabled={disabled ?? false}
            onChange={onToggle}
            aria-label={title}
            data-testid={testId}
          />
        ) : null}
      </h3>
      {children}
    </section>
  );
}
