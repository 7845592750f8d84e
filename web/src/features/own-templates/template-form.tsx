import { MAX_DESCRIPTION, MAX_MATERIAL, MAX_OWN_SKU_LENGTH } from '@diy/contract/own-templates/product';
import {
  MAX_PRICE_CENTS,
  MAX_PRODUCT_NAME,
  MAX_SIDE_MM,
  MAX_WEIGHT_G,
  MIN_SIDE_MM,
} from '@diy/contract/own-templates/product-fields';
import { MAX_BLEED_MM, MAX_DPI, MAX_SAFE_MM, MIN_DPI, printMethod } from '@diy/design/template';
import { Input, InputNumber, Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './own-template.module.css';
import { printPixels, type TemplateFields } from './template-fields.ts';

interface TemplateFormProps {
  fields: TemplateFields;
  /** Reasons by field, as the server names them. */
  problems: Record<string, string>;
  /** Its outline says how large the print is. */
  hasFixedSize?: boolean;
  onChange: (part: Partial<TemplateFields>) => void;
}

type NumberName = 'width_mm' | 'height_mm' | 'resolution_dpi' | 'bleed_mm' | 'safe_mm' | 'weight_g';

/** Name, SKU, millimetres and print settings. */
export function TemplateForm({ fields, problems, hasFixedSize = false, onChange }: TemplateFormProps) {
  const { t } = useTranslation('own-templates');
  const number = (name: NumberName, unit: string, min: number, max: number) => (
    <Field label={t(`field.${name}`)} problem={problems[name]}>
      {(id) => (
        <InputNumber
          id={id}
          // 0 = not entered yet: the field is shown empty.
          value={fields[name] === 0 && min > 0 ? null : fields[name]}
          min={min}
          max={max}
          suffix={unit}
          disabled={hasFixedSize && (name === 'width_mm' || name === 'height_mm')}
          status={problems[name] ? 'error' : ''}
          onChange={(value) => value !== null && onChange({ [name]: value })}
        />
      )}
    </Field>
  );
  const [widthPx, heightPx] = printPixels(fields);
  return (
    <div className={styles.form}>
      <Field label={t('field.name')} problem={problems.name} isWide>
        {(id) => (
          <Input
            id={id}
            dir="auto"
            value={fields.name}
            maxLength={MAX_PRODUCT_NAME}
            placeholder={t('namePlaceholder')}
            status={problems.name ? 'error' : ''}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('field.sku')} problem={problems.sku}>
        {(id) => (
          <Input
            id={id}
            value={fields.sku}
            maxLength={MAX_OWN_SKU_LENGTH}
            placeholder="BAG-01"
            status={problems.sku ? 'error' : ''}
            onChange={(event) => onChange({ sku: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('field.price')} problem={problems.price_cents}>
        {(id) => (
          <InputNumber
            id={id}
            value={fields.price_cents / 100}
            min={0}
            max={MAX_PRICE_CENTS / 100}
            precision={2}
            prefix="¥"
            onChange={(value) => value !== null && onChange({ price_cents: Math.round(value * 100) })}
          />
        )}
      </Field>
      {number('width_mm', 'mm', MIN_SIDE_MM, MAX_SIDE_MM)}
      {number('height_mm', 'mm', MIN_SIDE_MM, MAX_SIDE_MM)}
      {number('resolution_dpi', 'dpi', MIN_DPI, MAX_DPI)}
      {number('bleed_mm', 'mm', 0, MAX_BLEED_MM)}
      {number('safe_mm', 'mm', 0, MAX_SAFE_MM)}
      {number('weight_g', 'g', 1, MAX_WEIGHT_G)}
      <Field label={t('field.print_method')} problem={problems.print_method} isWide>
        {(id) => (
          <Select
            id={id}
            value={fields.print_method}
            options={printMethod.options.map((value) => ({ value, label: t(`method.${value}`) }))}
            onChange={(value) => onChange({ print_method: value })}
          />
        )}
      </Field>
      <Field label={t('field.material')} problem={problems.material} isWide>
        {(id) => (
          <Input
            id={id}
            dir="auto"
            value={fields.material}
            maxLength={MAX_MATERIAL}
            placeholder={t('materialPlaceholder')}
            onChange={(event) => onChange({ material: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('field.description')} problem={problems.description} isWide>
        {(id) => (
          <Input.TextArea
            id={id}
            dir="auto"
            value={fields.description}
            maxLength={MAX_DESCRIPTION}
            autoSize={{ minRows: 2, maxRows: 8 }}
            placeholder={t('descriptionPlaceholder')}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      {widthPx > 0 && fields.width_mm > 0 ? (
        <p className={styles.hint}>{t('printSize', { width: widthPx, height: heightPx })}</p>
      ) : null}
    </div>
  );
}

interface FieldProps {
  label: string;
  problem?: string | undefined;
  isWide?: boolean;
  children: (id: string) => ReactNode;
}

function Field({ label, problem, isWide = false, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-wide={isWide}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {problem ? (
        <span className={styles.problem} role="alert">
          {problem}
        </span>
      ) : null}
    </div>
  );
}
