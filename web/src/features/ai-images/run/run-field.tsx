import type { ReactNode } from 'react';
import styles from './run-form.module.css';

/** One setting of a run, labelled above. */
export function RunField(props: { label: string; hint?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{props.label}</span>
      {props.children}
      {props.hint ? <span className={styles.hint}>{props.hint}</span> : null}
    </div>
  );
}
