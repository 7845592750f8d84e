import { ColorPicker } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';

interface ColourFieldProps {
  label: string;
  value: string;
  /** Hides the label; it is then only read out. */
  isBare?: boolean;
  disabled?: boolean;
  testId?: string;
  onChange: (hex: string) => void;
}

const SWATCHES = [
  '#211E1A',
  '#FFFFFF',
  '#D9442B',
  '#E9A23B',
  '#F2D64B',
  '#2E7D5B',
  '#2F5D8A',
  '#6C4AB6',
  '#C2298A',
  '#8B5E3C',
  '#6F675D',
  '#EFE6DA',
];

/** A colour of ink: swatches, a picker and its hex value. */
export function ColourField({ label, value, isBare, disabled, testId, onChange }: ColourFieldProps) {
  const { t } = useTranslation('designer');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picker is no fieldset
    <div className={styles.row} role="group" aria-label={label}>
      {isBare ? null : <span className={styles.label}>{label}</span>}
      <span data-testid={testId}>
        <ColorPicker
          value={value}
          disabledAlpha
          showText={!isBare}
          format="hex"
          size="small"
          disabled={disabled ?? false}
          presets={[{ label: t('field.swatches'), colors: SWATCHES, key: 'swatches' }]}
          onChange={(colour) => onChange(colour.toHexString().slice(0, 7).toUpperCase())}
        />
      </span>
    </div>
  );
}
