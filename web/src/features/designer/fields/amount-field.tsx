import { Slider } from 'antd';
import { RotateCcw } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import styles from './fields.module.css';
import { NumberField } from './number-field.tsx';
import { useSlide } from './use-slide.ts';

interface AmountFieldProps {
  label: string;
  value: number;
  unit?: '%' | '°' | 'mm';
  min: number;
  max: number;
  /** Step of the slider and the arrow keys. Default 1. */
  step?: number;
  decimals?: number;
  /** The value after resetting. Default 0. */
  resetTo?: number;
  disabled?: boolean;
  testId: string;
  /** Typed, stepped or reset. */
  onChange: (value: number) => void;
  /** While the slider moves; `onSlideEnd` follows, with what joins steps that follow each other when keys moved it. */
  onSlide: (value: number) => void;
  onSlideEnd: (joinKey?: string) => void;
}

/** An amount by slider or number; a double click or the button next to it resets it. */
export function AmountField(props: AmountFieldProps) {
  const { label, value, unit, min, max, step = 1, decimals = 0, resetTo = 0, testId, onChange } = props;
  const { t } = useTranslation('designer');
  const disabled = props.disabled ?? false;
  const byKey = useRef(false);
  const slide = useSlide(props.onSlide, () =>
    byKey.current ? props.onSlideEnd(testId) : props.onSlideEnd(),
  );
  const reset = () => onChange(resetTo);
  const onDoubleClick = ({ target }: MouseEvent) => {
    // Inside the number a double click selects it.
    if (!disabled && !(target instanceof HTMLInputElement)) reset();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same as the button, nearer to the hand
    <div
      className={styles.amount}
      data-unit={unit && unit.length > 1 ? unit : undefined}
      onDoubleClick={onDoubleClick}
      onPointerDownCapture={() => {
        byKey.current = false;
      }}
      onKeyDownCapture={() => {
        byKey.current = true;
      }}
    >
      <span className={styles.label} title={label}>
        {label}
      </span>
      <Slider
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        tooltip={{ open: false }}
        ariaLabelForHandle={label}
        {...(min < 0 ? { startPoint: 0 } : {})}
        {...slide}
      />
      <NumberField
        label={label}
        isLabelHidden
        value={value}
        {...(unit ? { unit } : {})}
        step={step}
        decimals={decimals}
        min={min}
        max={max}
        disabled={disabled}
        testId={testId}
        onChange={onChange}
      />
      <button
        type="button"
        className={styles.reset}
        disabled={disabled || value === resetTo}
        aria-label={t('field.reset', { name: label })}
        title={t('field.reset', { name: label })}
        data-testid={`${testId}-reset`}
        onClick={reset}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <Icon of={RotateCcw} size={14} />
      </button>
    </div>
  );
}
