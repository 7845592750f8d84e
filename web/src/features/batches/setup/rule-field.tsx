import { NAME_FIELDS } from '@diy/contract/batches/batch-name-fields';
import { Input, type InputRef } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './name-rules.module.css';

interface RuleFieldProps {
  label: string;
  rule: string;
  maxLength: number;
  placeholder?: string;
  onChange: (rule: string) => void;
}

/** A rule; clicked fields are inserted at the cursor. */
export function RuleField({ label, rule, maxLength, placeholder, onChange }: RuleFieldProps) {
  const { t } = useTranslation('batches');
  const input = useRef<InputRef>(null);
  const insert = (field: string) => {
    const element = input.current?.input;
    const from = element?.selectionStart ?? rule.length;
    const to = element?.selectionEnd ?? rule.length;
    const piece = `{${field}}`;
    const next = rule.slice(0, from) + piece + rule.slice(to);
    // Half a field would be a field that nobody knows.
    if (next.length > maxLength) return;
    onChange(next);
    requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(from + piece.length, from + piece.length);
    });
  };
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <Input
        ref={input}
        value={rule}
        dir={rule ? 'ltr' : undefined}
        maxLength={maxLength}
        placeholder={placeholder ?? ''}
        aria-label={label}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.fields}>
        {NAME_FIELDS.map((field) => (
          <button key={field} type="button" onClick={() => insert(field)}>
            {t(`field.${field}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
