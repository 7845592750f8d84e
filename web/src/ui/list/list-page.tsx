import type { ReactNode } from 'react';
import styles from './list-page.module.css';

/** The column of a list page: header, filters, list, pager, in one rhythm. */
export function ListPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
