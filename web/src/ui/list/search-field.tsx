import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import styles from './search-field.module.css';

/** Typing pauses this long before the list is asked. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  value: string;
  onSearch: (text: string) => void;
  /** Placeholder and spoken name. */
  label: string;
  clearLabel: string;
  /** Room for a long label, where nothing stands next to the field. */
  isWide?: boolean;
}

/** A search field that asks when typing pauses, at once on Enter, and not while an IME is composing. */
export function SearchField({ value, onSearch, label, clearLabel, isWide }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const isComposing = useRef(false);
  /** The text that the field asked for last: when it comes back as `value`, the person may have typed on. */
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value !== asked.current) {
      clearTimeout(timer.current);
      setText(value);
    }
    asked.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (next: string) => {
    clearTimeout(timer.current);
    asked.current = next.trim();
    if (asked.current !== value) onSearch(asked.current);
  };
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    if (!isComposing.current) timer.current = setTimeout(() => ask(next), PAUSE_MS);
  };
  return (
    <search className={styles.field} data-wide={isWide}>
      <Icon of={Search} size={18} className={styles.icon} />
      <input
        className={styles.input}
        type="text"
        enterKeyHint="search"
        value={text}
        placeholder={label}
        aria-label={label}
        onChange={(event) => change(event.target.value)}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          change(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing.current) ask(text);
          if (event.key === 'Escape' && text) {
            setText('');
            ask('');
          }
        }}
      />
      {text ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={clearLabel}
          onClick={() => {
            setText('');
            ask('');
          }}
        >
          <Icon of={X} size={16} />
        </button>
      ) : null}
    </search>
  );
}
