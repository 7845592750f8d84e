import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** Path of one of our own pictures. */
  picture?: string;
  /** One sentence. */
  children: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** Shown in place of an empty list: a picture, a sentence and a button. */
export function EmptyState({ picture, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture ? <img src={picture} alt="" width={200} height={200} className={styles.picture} /> : null}
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  );
}
