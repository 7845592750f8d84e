import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** Rows in all; nothing while unknown. */
  count?: number | undefined;
  /** One sentence under the title. */
  note?: ReactNode;
  /** The primary action, and others, at the end of the line. */
  actions?: ReactNode;
}

/** Title, count and actions of a page. */
export function PageHeader({ title, count, note, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <bdi>{title}</bdi>
          {count === undefined ? null : <span className={styles.count}>{count.toLocaleString()}</span>}
        </h1>
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
