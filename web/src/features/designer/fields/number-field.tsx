import { type KeyboardEvent, use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';
import { PrintDensity } from './print-density.ts';
import { type FieldUnit, type Measure, type MeasureProblem, readMeasure } from './read-measure.ts';

interface NumberFieldProps {
  label: string;
  value: number;
  /** Shown behind the number. */
  unit?: Exclude<FieldUnit, null>;
  /** What the number means where no unit is shown, because the name says it. */
  measures?: FieldUnit;
  /** One arrow key or wheel notch; Shift makes it ten, Alt a tenth. */
  step?: number;
  min?: number;
  max?: number;
  /** Decimals shown. */
  decimals?: number;
  disabled?: boolean;
  /** Several layers have different values: none is shown, and only a whole value that is typed is taken, for all of them. */
  isMixed?: boolean;
  /** The name is shown next to the field already. */
  isLabelHidden?: boolean;
  testId?: string;
  /** Called with a number within the limits, never with NaN. */
  onChange: (value: number) => void;
}

/** Texts of what is wrong with what was typed. */
const PROBLEMS: Readonly<Record<MeasureProblem, string>> = {
  'not-a-number': 'field.notNumber',
  'ambiguous-comma': 'field.ambiguous',
  'wrong-unit': 'field.wrongUnit',
  'no-pixels': 'field.noPixels',
};

/** How long a reason stands below its field; not ended by the fading, which those who prefer less motion do not have. */
const HINT_MS = 4000;

/** A number with its unit: typed (in other units and as sums too), stepped by arrow keys, dragged by its label. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, unit, step = 1, decimals = 1, disabled, testId, onChange } = props;
  const density = use(PrintDensity);
  const { t } = useTranslation('designer');
  const [typed, setTyped] = useState<string | null>(null);
  const [hint, setHint] = useHint();
  const isMixed = props.isMixed ?? false;
  const shown = isMixed ? '' : formatNumber(value, decimals);

  const read = (text: string) =>
    readMeasure(text, {
      unit: unit ?? props.measures ?? null,
      value,
      ...(density === null ? {} : { pxPerMm: density }),
    });
  const commit = (next: number, percent?: number) => {
    const limited = Math.min(
      props.max ?? Number.POSITIVE_INFINITY,
      Math.max(props.min ?? Number.NEGATIVE_INFINITY, next),
    );
    const limit = `${formatNumber(limited, 2)}${unit ? ` ${unit}` : ''}`;
    const share =
      percent === undefined
        ? null
        : t('field.share', { percent: formatNumber(percent, 2), whole: shown, limit });
    setHint(limited === next ? share : t(next > limited ? 'field.most' : 'field.least', { limit }));
    if (Number.isFinite(limited) && (isMixed || formatNumber(limited, 4) !== formatNumber(value, 4)))
      onChange(limited);
  };
  const explain = (problem: MeasureProblem) => {
    const own = unit ?? props.measures ?? null;
    if (problem === 'wrong-unit' && own === null) return t('field.noUnit');
    return t(PROBLEMS[problem], { unit: own ?? '' });
  };
  /** Steps and shares begin at one value; of several none is meant more than the others. */
  const refuseMixed = () => setHint(t('field.mixed'));
  const take = () => {
    if (typed !== null && typed.trim() !== shown) {
      const found = read(typed);
      if ('problem' in found) setHint(explain(found.problem));
      else if (isMixed && found.percent !== undefined) refuseMixed();
      else commit(found.value, found.percent);
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
    const found: Measure = typed === null ? { value } : read(typed);
    const isOwn = typed !== null && !('problem' in found) && found.percent === undefined;
    setTyped(null);
    if (isMixed && !isOwn) return refuseMixed();
    const from = 'problem' in found ? value : found.value;
    commit(round(from + by));
  };
  return (
    <label className={styles.number} data-disabled={disabled || undefined}>
      <ScrubLabel
        label={label}
        isHidden={props.isLabelHidden ?? false}
        disabled={disabled ?? false}
        value={value}
        onScrub={(from, steps) => {
          if (!isMixed) commit(round(from + steps * step));
          else if (steps !== 0) refuseMixed();
        }}
      />
      <input
        type="text"
        inputMode="decimal"
        // Otherwise, in a right-to-left page a minus would appear after its number.
        dir="ltr"
        value={typed ?? shown}
        placeholder={isMixed ? t('many.mixed') : undefined}
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
        <span className={styles.limit} role="status">
          {hint}
        </span>
      ) : null}
    </label>
  );
}

/** Why the value is not what was typed; fades by itself. */
function useHint() {
  const [hint, setHint] = useState<string | null>(null);
  useEffect(() => {
    if (hint === null) return;
    const timer = setTimeout(() => setHint(null), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  return [hint, setHint] as const;
}

interface ScrubLabelProps {
  label: string;
  isHidden: boolean;
  disabled: boolean;
  value: number;
  /** The value where the drag began, and how many steps it is away. */
  onScrub: (from: number, steps: number) => void;
}

/** The field's name, by which its value is dragged. */
function ScrubLabel({ label, isHidden, disabled, value, onScrub }: ScrubLabelProps) {
  const drag = useRef<{ x: number; value: number } | null>(null);
  return (
    <span
      className={styles.scrub}
      title={label}
      hidden={isHidden}
      onPointerDown={(event) => {
        if (disabled) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, value };
      }}
      onPointerMove={(event) => {
        if (drag.current) onScrub(drag.current.value, Math.round((event.clientX - drag.current.x) / 3));
      }}
      onPointerUp={() => {
        drag.current = null;
      }}
    >
      {label}
    </span>
  );
}

/** At most `decimals` places, no trailing zeros, never `-0`. */
export function formatNumber(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)) + 0);
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
