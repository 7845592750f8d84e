import { MAX_LAYER_NAME } from '@diy/design/layers';
import styles from './list-row.module.css';

interface RowNameFieldProps {
  name: string;
  label: string;
  /** The name is null when the person gave up renaming: the line keeps its name. */
  onDone: (name: string | null) => void;
}

/** The field in which a line is renamed: Enter or leaving the field renames, Escape keeps the old name. */
export function RowNameField({ name, label, onDone }: RowNameFieldProps) {
  return (
    <input
      className={styles.rename}
      // biome-ignore lint/a11y/noAutofocus: the person has just asked to rename
      autoFocus
      defaultValue={name}
      maxLength={MAX_LAYER_NAME}
      aria-label={label}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => onDone(event.target.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') onDone(event.currentTarget.value);
        if (event.key === 'Escape') onDone(null);
      }}
    />
  );
}
