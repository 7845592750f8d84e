import type { ReactNode } from 'react';
import styles from './status-tag.module.css';

/** What a state means to the person, which decides its colour. */
export type StatusTone = 'neutral' | 'success' | 'warning' | 'error' | 'info';

/** A state in words, coloured by what it means; the colour never stands alone. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
