import type { ReactNode } from 'react';
import styles from './picture-grid.module.css';

interface PictureGridProps {
  children: ReactNode;
  label: string;
  /** `large`: 4 in a row at 1440 px; `small`: 6. */
  density?: 'large' | 'small';
}

/** A grid of square pictures: 4–6 in a row at 1440 px, 2 on a phone. */
export function PictureGrid({ children, label, density = 'large' }: PictureGridProps) {
  return (
    <ul className={`${styles.grid} ${styles[density]}`} aria-label={label}>
      {children}
    </ul>
  );
}

interface SelectGridProps extends PictureGridProps {
  /** Something is selected: every card shows its tick. */
  isSelecting: boolean;
}

/** A grid of pictures that can be selected. */
export function SelectGrid({ isSelecting, ...grid }: SelectGridProps) {
  return (
    <div data-selecting={isSelecting}>
      <PictureGrid {...grid} />
    </div>
  );
}

/** Grey cards in place of those that are still loading, in the same size. */
export function PictureGridSkeleton({
  count,
  density = 'large',
}: {
  count: number;
  density?: 'large' | 'small';
}) {
  return (
    <ul className={`${styles.grid} ${styles[density]}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <li key={index} className={styles.bone}>
          <span className={styles.bonePicture} />
          <span className={styles.boneLine} />
          <span className={styles.boneShort} />
        </li>
      ))}
    </ul>
  );
}
