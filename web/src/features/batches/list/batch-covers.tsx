import { SquareStack } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './batch-list.module.css';

/** Up to four mockups of a batch side by side. */
export function BatchCovers({ covers }: { covers: readonly string[] }) {
  if (covers.length === 0) {
    return (
      <span className={styles.noCover}>
        <Icon of={SquareStack} />
      </span>
    );
  }
  return (
    <span className={styles.covers}>
      {covers.map((cover) => (
        <span key={cover}>
          <Picture src={cover} alt="" edgePx={40} />
        </span>
      ))}
    </span>
  );
}
