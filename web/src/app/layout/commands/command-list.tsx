import styles from './command-palette.module.css';
import type { PaletteCommand } from './match-commands.ts';

interface CommandListProps {
  /** The list's own; its lines' are `optionId`. */
  id: string;
  label: string;
  commands: readonly PaletteCommand[];
  chosen: number;
  onPoint: (index: number) => void;
  onRun: (command: PaletteCommand) => void;
}

/** The id of a line, by which the field names the one that is chosen. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** What the palette has found. No separate stop of the Tab key, though it scrolls: the field's arrows go through it. */
export function CommandList({ id, label, commands, chosen, onPoint, onRun }: CommandListProps) {
  return (
    <div className={styles.list} role="listbox" tabIndex={-1} id={id} aria-label={label}>
      {commands.map((command, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, as a combobox does
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's
        <div
          key={command.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === chosen}
          className={styles.option}
          onMouseMove={() => onPoint(index)}
          onClick={() => onRun(command)}
        >
          <span className={styles.picture}>{command.picture}</span>
          <span className={styles.title}>{command.title}</span>
          <span className={styles.group}>{command.group}</span>
        </div>
      ))}
    </div>
  );
}
