import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './fields.module.css';
import { RadioButton } from './radio-button.tsx';
import { RovingGroup } from './roving-group.tsx';

export interface Choice<T extends string> {
  id: T;
  label: string;
  icon?: LucideIcon;
}

interface ChoiceFieldProps<T extends string> {
  label: string;
  value: T;
  choices: readonly Choice<T>[];
  disabled?: boolean;
  testId?: string;
  /** True = they wrap to more than one line. */
  areMany?: boolean;
  onChange: (value: T) => void;
}

/** One of a few, side by side. */
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { label, value, choices, disabled, testId, areMany, onChange } = props;
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      <RovingGroup role="radiogroup" label={label} className={styles.choices} areMany={areMany}>
        {choices.map(({ id, label: name, icon }) => (
          <RadioButton
            key={id}
            isChosen={id === value}
            aria-label={name}
            title={name}
            disabled={disabled}
            data-testid={testId ? `${testId}-${id}` : undefined}
            onClick={() => onChange(id)}
          >
            {icon ? <Icon of={icon} size={16} /> : name}
          </RadioButton>
        ))}
      </RovingGroup>
    </div>
  );
}
