import type { OrderMapping } from '@diy/contract/orders/order-fields';
import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { useTranslation } from 'react-i18next';
import {
  isOpenOption,
  isUndecidedAtAddress,
  mayBeTitle,
  skuColumns,
  withColumnAtAddress,
  withCompanyColumn,
  withOptionColumn,
  withPaidFigure,
  withPersonalizationColumn,
  withShipDate,
  withSkuColumn,
  withTitleColumn,
  withUnreadStatus,
} from '../mapping/field-groups.ts';
import { ColumnQuestion } from './column-question.tsx';

/** What questions about whole columns need. */
export interface AskedColumns {
  columns: OrderUpload['columns'];
  /** Columns whose header names a company. */
  companies: OrderUpload['may_be_company'];
  /** The parts of an address that a header names. */
  places: OrderUpload['may_be_place'];
  mapping: OrderMapping;
  onMapping: (mapping: OrderMapping) => void;
}

/** A column that some row leaves open, with texts of such rows. */
export interface AskedColumn {
  index: number;
  samples: readonly string[] | undefined;
}

interface AskedOf extends AskedColumns {
  asked: readonly AskedColumn[];
}

/** Columns next to the address that nobody reads: each belongs to it, is printed or is not needed. A bare `State` is the province or the status. */
export function AddressColumns({ asked, columns, companies, places, mapping, onMapping }: AskedOf) {
  const { t } = useTranslation('order-import');
  // What was just decided is gone before the rows are checked again.
  const open = asked.filter(({ index }) => isUndecidedAtAddress(mapping, index));
  return open.map(({ index, samples }) => {
    const fields = places.find((one) => one.index === index)?.fields;
    const decide = (belongs: boolean) => onMapping(withColumnAtAddress(mapping, index, belongs, fields));
    const isState = mapping.columns.province?.includes(index);
    const isRead = Object.values(mapping.columns).some((columns) => columns.includes(index));
    return (
      <ColumnQuestion
        key={index}
        columns={columns}
        index={index}
        samples={samples}
        choices={[
          ...(companies.includes(index) && !mapping.columns.company?.length
            ? [
                {
                  text: t('field.company'),
                  onChoose: () => onMapping(withCompanyColumn(mapping, index)),
                },
              ]
            : []),
          { text: t('problem.partOfAddress'), onChoose: () => decide(true) },
          {
            text: t(isState ? 'field.orderStatus' : 'problem.columnNotNeeded'),
            onChoose: () => decide(false),
          },
          // Between two lines of an address may stand what the buyer wants printed: `Text`, 定制.
          ...(isRead
            ? []
            : [
                {
                  text: t('problem.isPersonalization'),
                  onChoose: () => onMapping(withPersonalizationColumn(mapping, index)),
                },
              ]),
        ]}
      />
    );
  });
}

/** Columns that may say what a line is printed on: a part of the variation, what is printed, or neither. */
export function OptionColumns({ asked, columns, mapping, onMapping }: AskedOf) {
  const { t } = useTranslation('order-import');
  const open = asked.filter(({ index }) => isOpenOption(mapping, index));
  return open.map(({ index, samples }) => (
    <ColumnQuestion
      key={index}
      columns={columns}
      index={index}
      samples={samples}
      choices={[
        {
          text: t('problem.partOfVariation'),
          onChoose: () => onMapping(withOptionColumn(mapping, index, true)),
        },
        {
          text: t('problem.isPersonalization'),
          onChoose: () => onMapping(withPersonalizationColumn(mapping, index)),
        },
        // Product names differ in every row; mapped as the title they are not asked about again.
        ...(mayBeTitle(mapping, columns[index]?.header ?? '')
          ? [
              {
                text: t('field.productTitle'),
                onChoose: () => onMapping(withTitleColumn(mapping, index)),
              },
            ]
          : []),
        {
          text: t('problem.columnNotNeeded'),
          onChoose: () => onMapping(withOptionColumn(mapping, index, false)),
        },
      ]}
    />
  ));
}

/** Columns of dates such as 发货时间: the day on which a line was shipped, or another one. */
export function ShipDateColumns({ asked, columns, mapping, onMapping }: AskedOf) {
  const { t } = useTranslation('order-import');
  const open = asked.filter(({ index }) => !mapping.ship_dates?.some(({ column }) => column === index));
  return open.map(({ index, samples }) => (
    <ColumnQuestion
      key={index}
      columns={columns}
      index={index}
      samples={samples}
      choices={(['shipped', 'planned'] as const).map((meaning) => ({
        text: t(`problem.shipDate.${meaning}`),
        onChoose: () => onMapping(withShipDate(mapping, index, meaning)),
      }))}
    />
  ));
}

/** Columns of payments with bare figures: amounts, or codes of a status. */
export function PaidFigureColumns({ asked, columns, mapping, onMapping }: AskedOf) {
  const { t } = useTranslation('order-import');
  const open = asked.filter(({ index }) => !mapping.paid_figures?.some(({ column }) => column === index));
  return open.map(({ index, samples }) => (
    <ColumnQuestion
      key={index}
      columns={columns}
      index={index}
      samples={samples}
      choices={(['amount', 'status'] as const).map((meaning) => ({
        text: t(`problem.paidFigure.${meaning}`),
        onChoose: () => onMapping(withPaidFigure(mapping, index, meaning)),
      }))}
    />
  ));
}

/** Columns that nobody reads with words such as cancelled or unpaid: the order's status, or that of something else. */
export function UnreadStatusColumns({ asked, columns, mapping, onMapping }: AskedOf) {
  const { t } = useTranslation('order-import');
  const read = Object.values(mapping.columns).flat();
  const open = asked.filter(({ index }) => !mapping.no_status?.includes(index) && !read.includes(index));
  return open.map(({ index, samples }) => (
    <ColumnQuestion
      key={index}
      columns={columns}
      index={index}
      samples={samples}
      choices={(['status', 'none'] as const).map((meaning) => ({
        text: t(`problem.unreadStatus.${meaning}`),
        onChoose: () => onMapping(withUnreadStatus(mapping, index, meaning === 'status')),
      }))}
    />
  ));
}

/** Columns of SKUs that differ within a row: one of them counts. */
export function SkuColumns({ asked, columns, mapping, onMapping }: AskedOf) {
  const { t } = useTranslation('order-import');
  if (skuColumns(mapping).length < 2) return null;
  return asked.map(({ index, samples }) => (
    <ColumnQuestion
      key={index}
      columns={columns}
      index={index}
      samples={samples}
      choices={[{ text: t('problem.skuCounts'), onChoose: () => onMapping(withSkuColumn(mapping, index)) }]}
    />
  ));
}
