import { ColorPicker, Segmented, Slider, Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import styles from './fields.module.css';

interface FieldProps<V> {
  label: string;
  value: V;
  onChange: (value: V) => void;
}

/** A whole number within a range; the pointer reports each step, so what follows of it waits for the slider to rest. */
export function SliderField({
  label,
  value,
  range: [min, max],
  unit = '',
  shown = `${value}${unit}`,
  onChange,
}: FieldProps<number> & { range: readonly [number, number]; unit?: string; shown?: string }) {
  const id = useId();
  return (
    <Labelled label={label} id={id} note={shown}>
      <Slider
        min={min}
        max={max}
        value={value}
        onChange={onChange}
        ariaLabelledByForHandle={id}
        tooltip={{ open: false }}
      />
    </Labelled>
  );
}

/** On or off, with what the difference is. */
export function SwitchField({
  label,
  hint,
  isOn,
  onChange,
}: {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <div className={styles.switch}>
      <span>{label}</span>
      <Switch checked={isOn} onChange={onChange} aria-label={label} />
      <span className={styles.hint}>{hint}</span>
    </div>
  );
}

/** One of a few, all in sight. */
export function PickField<V extends string | number>({
  label,
  value,
  options,
  onChange,
}: FieldProps<V> & { options: readonly (readonly [V, string])[] }) {
  const id = useId();
  return (
    <Labelled label={label} id={id}>
      <Segmented
        block
        value={value}
        onChange={onChange}
        aria-labelledby={id}
        options={options.map(([one, text]) => ({ value: one, label: text }))}
      />
    </Labelled>
  );
}

/** An opaque colour, #rrggbb. */
export function OpaqueColourField({ label, value, onChange }: FieldProps<string>) {
  const id = useId();
  return (
    <Labelled label={label} id={id}>
      <ColorPicker
        className={styles.colour ?? ''}
        value={value}
        disabledAlpha
        showText
        aria-labelledby={id}
        onChangeComplete={(colour) => onChange(colour.toHexString().slice(0, 7))}
      />
    </Labelled>
  );
}

function Labelled({
  label,
  id,
  note,
  children,
}: {
  label: string;
  id: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <span id={id}>{label}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
      {children}
    </div>
  );
}
