import { Input } from 'antd';
import { useState } from 'react';

interface DraftInputProps {
  value: string;
  label: string;
  maxLength: number;
  /** What is shown while nothing is typed. */
  placeholder?: string;
  /** Said under the field when what was typed is refused. */
  refused?: string;
  testId?: string;
  /** Takes what was typed when the person leaves the field; false = refused. */
  onTake: (text: string) => boolean;
}

/** One line of text that is taken on Enter or on leaving; Escape takes it back. */
export function DraftInput({
  value,
  label,
  maxLength,
  placeholder,
  refused,
  testId,
  onTake,
}: DraftInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const take = () => {
    if (typed === null) return;
    const isTaken = typed === value || onTake(typed);
    setRefused(!isTaken);
    if (isTaken) setTyped(null);
  };
  return (
    <span>
      <Input
        value={typed ?? value}
        aria-label={label}
        placeholder={placeholder ?? ''}
        maxLength={maxLength}
        status={isRefused ? 'error' : ''}
        data-testid={testId}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(false);
        }}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') take();
          if (event.key === 'Escape') {
            setTyped(null);
            setRefused(false);
          }
        }}
      />
      {isRefused && refused ? <small role="alert">{refused}</small> : null}
    </span>
  );
}
