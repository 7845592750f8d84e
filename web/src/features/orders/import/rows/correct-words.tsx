import { Input } from 'antd';
import { useState } from 'react';
import { writeValue } from '../../../../lib/text/write-pairs.ts';
import styles from './correct-cell.module.css';

interface CorrectWordsProps {
  /** Spoken name of the field. */
  label: string;
  /** Name of the text. */
  name: string;
  value: string;
  onSave: (text: string) => void;
}

/** Words of a buyer that become a field on click, line breaks included; leaving it keeps the text, Escape does not. */
export function CorrectWords({ label, name, value, onSave }: CorrectWordsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null)
    return (
      <span className={styles.cell}>
        <button
          type="button"
          data-words="true"
          title={value}
          aria-label={label}
          onClick={() => setTyped(value)}
        >
          {writeValue(name, value)}
        </button>
      </span>
    );
  return (
    <Input.TextArea
      size="small"
      autoFocus
      value={typed}
      autoSize={{ minRows: 1, maxRows: 6 }}
      aria-label={label}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed !== value && typed.trim() !== '') onSave(typed);
        setTyped(null);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Otherwise Escape would close the dialog as well.
        event.stopPropagation();
        setTyped(null);
      }}
    />
  );
}
