import { type DragEvent, type ReactNode, useState } from 'react';
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
  /** What may be dropped on a chip; `canTake` looks at the drag's types only. */
  drop?: { canTake: (types: readonly string[], id: string) => boolean; onDrop: (id: string) => void };
  /** After the chips, for example a button that adds one. */
  end?: ReactNode;
}

/** One choice out of a few, as chips in one line that scrolls sideways when it is narrow. */
export function FilterChips({ chips, value, onChange, label, drop, end }: FilterChipsProps) {
  const [overId, setOverId] = useState<string | null>(null);
  const over = (event: DragEvent, id: string) => {
    if (!drop?.canTake(event.dataTransfer.types, id)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOverId(id);
  };
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          className={styles.chip}
          aria-pressed={chip.id === value}
          data-over={overId === chip.id}
          onClick={() => onChange(chip.id)}
          onDragOver={(event) => over(event, chip.id)}
          onDragLeave={() => setOverId(null)}
          onDrop={(event) => {
            setOverId(null);
            if (!drop?.canTake(event.dataTransfer.types, chip.id)) return;
            event.preventDefault();
            drop.onDrop(chip.id);
          }}
        >
          {chip.label}
          {chip.count === undefined ? null : (
            <span className={styles.count}>{chip.count.toLocaleString()}</span>
          )}
        </button>
      ))}
      {end}
    </fieldset>
  );
}
