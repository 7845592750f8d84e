import type { DesignField } from '@diy/design/document';
import type { FieldFinding } from '@diy/design/fields';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './design-fields.module.css';

interface SampleInputProps {
  field: DesignField;
  value: string;
  findings: readonly FieldFinding[];
  onChange: (value: string) => void;
}

/** A value as a buyer would give it, and what an order with it would be stopped for. */
export function SampleInput({ field, value, findings, onChange }: SampleInputProps) {
  const { t } = useTranslation('designer');
  const label = t('orderField.sampleOf', { name: field.name });
  if (field.kind === 'picture')
    return <small className={styles.muted}>{t('orderField.samplePicture')}</small>;
  return (
    <div className={styles.sample}>
      {'choices' in field && field.choices.length > 0 ? (
        <Select
          allowClear
          value={value || null}
          aria-label={label}
          placeholder={t('orderField.samplePlaceholder')}
          data-testid="field-sample"
          options={field.choices.map(({ name }) => ({ value: name, label: name }))}
          onChange={(chosen) => onChange(chosen ?? '')}
        />
      ) : (
        <Input.TextArea
          autoSize={{ minRows: 1, maxRows: 4 }}
          value={value}
          status={findings.length > 0 ? 'error' : ''}
          aria-label={label}
          placeholder={field.kind === 'colour' ? '#RRGGBB' : t('orderField.samplePlaceholder')}
          data-testid="field-sample"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {findings.map(({ id, params }) => (
        <small key={id} className={styles.wrong} role="alert">
          {t(`orderField.finding.${id}`, params)}
        </small>
      ))}
    </div>
  );
}
