import type { DataOf } from '@diy/contract/endpoint';
import type { checkOrders, OrderUpload } from '@diy/contract/orders/order-uploads';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { columnName } from './field-row.tsx';

type Unread = DataOf<typeof checkOrders>['unread_columns'][number];
type Look = NonNullable<Unread['looks_like']>;

interface LooksLikeProps {
  columns: OrderUpload['columns'];
  unread: readonly Unread[];
  /** Maps a column to the field that its texts look like. */
  onUse: (field: Look, index: number) => void;
}

/** Columns that nothing reads and whose texts look like a field without a column: each is mapped with one click, or left. */
export function LooksLike({ columns, unread, onUse }: LooksLikeProps) {
  const { t } = useTranslation('order-import');
  return unread.map(({ index, samples, looks_like: field }) => {
    if (!field) return null;
    const header = columns.find((one) => one.index === index)?.header || columnName(index);
    return (
      <Alert
        key={index}
        type="info"
        showIcon
        title={t('looksLike.title', { header, field: t(`field.${field}`) })}
        description={<bdi>{joinParts(samples)}</bdi>}
        action={
          <Button size="small" onClick={() => onUse(field, index)}>
            {t('looksLike.use', { field: t(`field.${field}`) })}
          </Button>
        }
      />
    );
  });
}
