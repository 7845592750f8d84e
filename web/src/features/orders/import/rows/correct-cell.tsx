import { Button, Input } from 'antd';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './correct-cell.module.css';

interface CorrectCellProps {
  /** Spoken name of the cell. */
  label: string;
  text: string;
  /** The cell's problem; the field is then open for typing at once. */
  problem: string | undefined;
  isCorrected: boolean;
  onSave: (text: string) => void;
  onReset: () => void;
}

/** A cell that becomes a field on click; Enter keeps the text, Escape does not. */
export function CorrectCell({ label, text, problem, isCorrected, onSave, onReset }: CorrectCellProps) {
  const { t } = useTranslation('order-import');
  const [typed, setTyped] = useState<string | null>(null);
  const save = () => {
    if (typed !== null && typed.trim() !== text) onSave(typed.trim());
    setTyped(null);
  };
  if (typed !== null || (problem && text === ''))
    return (
      <Input
        size="small"
        autoFocus={typed !== null}
        value={typed ?? ''}
        status={problem ? 'error' : ''}
        aria-label={label}
        title={problem}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) save();
          if (event.key !== 'Escape') return;
          // Otherwise Escape would close the dialog as well.
          event.stopPropagation();
          setTyped(null);
        }}
      />
    );
  return (
    <span className={styles.cell}>
      <button
        type="button"
        dir="auto"
        data-wrong={problem !== undefined}
        data-corrected={isCorrected}
        title={problem ?? text}
        aria-label={label}
        onClick={() => setTyped(text)}
      >
        {text || '—'}
      </button>
      {isCorrected ? (
        <Button
          type="text"
          size="small"
          aria-label={t('row.reset')}
          icon={<Icon of={Undo2} size={14} />}
          onClick={onReset}
        />
      ) : null}
    </span>
  );
}
