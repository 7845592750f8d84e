import type { OrderMapping } from '@diy/contract/orders/order-fields';
import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { useTranslation } from 'react-i18next';
import { withBesideColumn, withShipDate } from '../mapping/field-groups.ts';
import { ColumnQuestion } from './column-question.tsx';

/** What questions about whole columns need. */
export interface AskedColumns {
  columns: OrderUpload['columns'];
  mapping: OrderMapping;
  onMapping: (mapping: OrderMapping) => void;
}

/** Columns beside the address that nobody reads: each belongs to it or not. A bare `State` is the province or the status. */
export function BesideColumns({ columns, mapping, onMapping }: AskedColumns) {
  const { t } = useTranslation('order-import');
  return (mapping.beside_address ?? []).map((index) => {
    const decide = (belongs: boolean) => onMapping(withBesideColumn(mapping, index, belongs));
    const isState = mapping.columns.province?.includes(index);
    return (
      <ColumnQuestion
        key={index}
        columns={columns}
        index={index}
        choices={[
          { text: t('problem.partOfAddress'), onChoose: () => decide(true) },
          {
            text: t(isState ? 'field.orderStatus' : 'problem.columnNotNeeded'),
            onChoose: () => decide(false),
          },
        ]}
      />
    );
  });
}

interface ShipDateColumnsProps extends AskedColumns {
  /** Columns with a date of which nobody knows whether the line was shipped then. */
  asked: readonly number[];
}

/** Columns of dates such as 发货时间: the day on which a line was shipped, or another one. */
export function ShipDateColumns({ asked, columns, mapping, onMapping }: ShipDateColumnsProps) {
  const { t } = useTranslation('order-import');
  return asked.map((index) => (
    <ColumnQuestion
      key={index}
      columns={columns}
      index={index}
      choices={(['shipped', 'planned'] as const).map((meaning) => ({
        text: t(`problem.shipDate.${meaning}`),
        onChoose: () => onMapping(withShipDate(mapping, index, meaning)),
      }))}
    />
  ));
}
