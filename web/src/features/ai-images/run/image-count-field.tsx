import { InputNumber, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { RunField } from './run-field.tsx';
import styles from './run-form.module.css';

const COUNTS = [1, 4, 8, 16];

interface NumberFieldProps {
  value: number;
  max: number;
  onChange: (n: number) => void;
}

/** How many images a run makes: a usual number by one click, any other typed. */
export function ImageCountField({ value, max, onChange }: NumberFieldProps) {
  const { t } = useTranslation('ai-images');
  const counts = COUNTS.filter((count) => count <= max);
  return (
    <RunField label={t('number')}>
      <span className={styles.number}>
        <Segmented
          value={counts.includes(value) ? value : ''}
          aria-label={t('number')}
          onChange={(n) => onChange(Number(n))}
          options={counts.map((count) => ({ value: count, label: count }))}
        />
        <InputNumber
          value={value}
          min={1}
          max={max}
          precision={0}
          aria-label={t('otherNumber')}
          onChange={(n) => n && onChange(n)}
        />
      </span>
    </RunField>
  );
}
