import type { LineChoice } from '@diy/contract/orders/existing-lines';
import type { CheckedRow } from '@diy/contract/orders/order-uploads';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { rowName } from '../row-name.ts';

interface RowChoiceProps {
  row: CheckedRow;
  options: readonly LineChoice[];
  onChoose: (choice: LineChoice) => void;
}

/** What becomes of one row whose line exists. */
export function RowChoice({ row, options, onChoose }: RowChoiceProps) {
  const { t } = useTranslation('order-import');
  return (
    <Radio.Group
      size="small"
      optionType="button"
      aria-label={t('existing.what', { row: rowName(row) })}
      value={row.choice}
      options={options.map((value) => ({ value, label: t(`existing.${value}`) }))}
      onChange={(event) => onChoose(event.target.value as LineChoice)}
    />
  );
}
