import type { ReactNode } from 'react';
import styles from './settings.module.css';

interface SettingsCardProps {
  id: string;
  title: string;
  /** One sentence on what the settings do. */
  note?: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** One group of settings; its id is where a link leads. */
export function SettingsCard({ id, title, note, action, children }: SettingsCardProps) {
  return (
    <section className={styles.card} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {note ? <p>{note}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
