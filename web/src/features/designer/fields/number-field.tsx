import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';

interface NumberFieldProps {
  label: string;
  value: number;
  unit?: string;
  /** One arrow key or wheel notch; Shift makes it ten, Alt a tenth. */
  step?: number;
  min?: number;
  max?: number;
  /** Decimals shown. */
  decimals?: number;
  disabled?: boolean;
  /** The name is shown beside the field already. */
  isLabelHidden?: boolean;
  testId?: string;
  /** Called with a number within the limits, never with NaN. */
  onChange: (value: number) => void;
}

/** A number with its unit: typed (sums such as `12+3` too), stepped by arrow keys, dragged by its label. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, unit, step = 1, decimals = 1, disabled, testId, onChange } = props;
  const { t } = useTranslation('designer');
  const [typed, setTyped] = useState<string | null>(null);
  /** Why the value is not what was typed; fades by itself. */
  const [hint, setHint] = useState<string | null>(null);
  const drag = useRef<{ x: number; value: number } | null>(null);
  const shown = formatNumber(value, decimals);

  const commit = (next: number) => {
    const limited = Math.min(
      props.max ?? Number.POSITIVE_INFINITY,
      Math.max(props.min ?? Number.NEGATIVE_INFINITY, next),
    );
    const limit = `${formatNumber(limited, 2)}${unit ? ` ${unit}` : ''}`;
    setHint(limited === next ? null : t(next > limited ? 'field.most' : 'field.least', { limit }));
    if (Number.isFinite(limited) && formatNumber(limited, 4) !== formatNumber(value, 4)) onChange(limited);
  };
  const take = () => {
    if (typed !== null && typed.trim() !== shown) {
      const read = readNumber(typed);
      if (read === null) setHint(t('field.notNumber'));
      else commit(read);
    }
    setTyped(null);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') take();
    if (event.key === 'Escape') setTyped(null);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const by = (event.key === 'ArrowUp' ? 1 : -1) * step * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1);
    const from = typed === null ? value : (readNumber(typed) ?? value);
    setTyped(null);
    commit(round(from + by));
  };
  return (
    <label className={styles.number} data-disabled={disabled || undefined}>
      <span
        className={styles.scrub}
        hidden={props.isLabelHidden}
        onPointerDown={(event) => {
          if (disabled) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, value };
        }}
        onPointerMove={(event) => {
          if (!drag.current) return;
          commit(round(drag.current.value + Math.round((event.clientX - drag.current.x) / 3) * step));
        }}
        onPointerUp={() => {
          drag.current = null;
        }}
      >
        {label}
      </span>
      <input
        type="text"
        inputMode="decimal"
        // Otherwise, in a right-to-left page a minus would appear after its number.
        dir="ltr"
        value={typed ?? shown}
        disabled={disabled}
        data-testid={testId}
        aria-label={label}
        onFocus={(event) => {
          setHint(null);
          event.target.select();
        }}
        onChange={(event) => {
          setHint(null);
          setTyped(event.target.value);
        }}
        onBlur={take}
        onKeyDown={onKey}
      />
      {unit ? <span className={styles.unit}>{unit}</span> : null}
      {hint ? (
        <span className={styles.limit} role="status" onAnimationEnd={() => setHint(null)}>
          {hint}
        </span>
      ) : null}
    </label>
  );
}

/** At most `decimals` places, no trailing zeros, never `-0`. */
export function formatNumber(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)) + 0);
}

/** A number or a small sum; full-width digits and commas count; null for anything else. */
export function readNumber(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(',', '.')
    .replace(/\s|mm|pt|em|°|%|毫米/g, '');
  const match = /^(-?\d*\.?\d+)(?:([-+*/])(\d*\.?\d+))?$/.exec(plain);
  if (!match) return null;
  const first = Number(match[1]);
  const second = Number(match[3]);
  switch (match[2]) {
    case '+':
      return first + second;
    case '-':
      return first - second;
    case '*':
      return first * second;
    case '/':
      return second === 0 ? null : first / second;
    default:
      return first;
  }
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
