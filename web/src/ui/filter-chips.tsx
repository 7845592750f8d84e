import type { ReactNode } from 'react';
import styles from './filter-chips.module.css';

export interface Chip {
  id: string;
  label: string;
  count?: number | undefined;
}

interface FilterChipsProps {
  chips: Chip[];
  value: string;
  onChange: (id: string) => void;
  /** Spoken name of the group. */
  label: string;
  /** After the chips, for example a button that adds one. */
  end?: ReactNode;
}

/** One choice out of a few, as chips in one line that scrolls sideways when it is narrow. */
export function FilterChips({ chips, value, onChange, label, end }: FilterChipsProps) {
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          className={styles.chip}
          aria-pressed={chip.id === value}
          onClick={() => onChange(chip.id)}
        >
          {chip.label}
          {chip.count === undefined ? null : <span className={styles.count}>{chip.count}</span>}
        </button>
      ))}
      {end}
    </fieldset>
  );
}
