import type { ReactNode } from 'react';
import styles from './filter-row.module.css';

/** Search, chips and sorting of a list in one line; two lines on a phone. */
export function FilterRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
