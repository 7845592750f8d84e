import { Upload } from 'lucide-react';
import { Icon } from '../icon.tsx';
import styles from './drop-overlay.module.css';

/** Lies over the window while files hang above it. */
export function DropOverlay({ text }: { text: string }) {
  return (
    <div className={styles.veil}>
      <p>
        <Icon of={Upload} size={32} />
        {text}
      </p>
    </div>
  );
}
