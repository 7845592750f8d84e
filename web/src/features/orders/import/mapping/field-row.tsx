import type { OrderField } from '@diy/contract/orders/order-fields';
import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { NEEDED_FIELDS } from './field-groups.ts';
import styles from './field-row.module.css';

interface FieldRowProps {
  field: OrderField;
  columns: OrderUpload['columns'];
  chosen: readonly number[];
  isMissing: boolean;
  onChange: (chosen: number[]) => void;
}

/** One of our fields, the columns it is read from, and the first texts in them. */
export function FieldRow({ field, columns, chosen, isMissing, onChange }: FieldRowProps) {
  const { t } = useTranslation('order-import');
  const name = t(`field.${field}`);
  const each = chosen.map((at) => columns.find(({ index }) => index === at)?.samples.filter(Boolean) ?? []);
  // Of several columns the first texts of each, so that none goes unseen.
  const samples = each.length > 1 ? each.flatMap((texts) => texts.slice(0, 2)) : (each[0] ?? []);
  return (
    <div className={styles.field} data-missing={isMissing}>
      <span className={styles.fieldName}>
        {name}
        {NEEDED_FIELDS.has(field) ? <i>*</i> : null}
      </span>
      <Select
        mode="multiple"
        aria-label={name}
        value={[...chosen]}
        status={isMissing ? 'warning' : ''}
        placeholder={t('mapping.none')}
        maxTagCount="responsive"
        allowClear
        optionFilterProp="label"
        options={columns.map(({ index, header }) => ({ value: index, label: header || columnName(index) }))}
        onChange={onChange}
      />
      <span className={styles.samples} title={samples.join('\n')}>
        {joinParts(samples.slice(0, Math.max(3, chosen.length * 2)))}
      </span>
    </div>
  );
}

/** `AB`, as the spreadsheet calls a column that has no header. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
