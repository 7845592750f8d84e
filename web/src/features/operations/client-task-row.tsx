import { CircleAlert } from 'lucide-react';
import type { ClientTask } from '../../shared/operations/client-tasks.ts';
import { ProgressRing } from '../../ui/feedback/progress-ring.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './operations-tray.module.css';

/** A task that runs in this page; a click leads to where it can be paused or cancelled. */
export function ClientTaskRow({ work, onOpen }: { work: ClientTask; onOpen: () => void }) {
  return (
    <li>
      <button
        type="button"
        className={`${styles.row} ${styles.open}`}
        onClick={() => {
          onOpen();
          work.open();
        }}
      >
        {work.isStuck ? (
          <Icon of={CircleAlert} className={styles.bad} />
        ) : (
          <ProgressRing share={work.share} label={work.title} />
        )}
        <span className={styles.words}>
          <span className={styles.title}>{work.title}</span>
          <span className={styles.detail} data-failed={work.isStuck}>
            {work.detail}
          </span>
        </span>
      </button>
    </li>
  );
}
