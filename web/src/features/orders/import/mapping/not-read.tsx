import type { DataOf } from '@diy/contract/endpoint';
import type { checkOrders, OrderUpload } from '@diy/contract/orders/order-uploads';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { joinNames } from '../../../../lib/text/join-names.ts';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { columnName } from './field-row.tsx';
import styles from './not-read.module.css';

interface NotReadProps {
  columns: OrderUpload['columns'];
  unread: DataOf<typeof checkOrders>['unread_columns'];
  /** Leads to where columns are mapped. */
  onMap: () => void;
}

/** Columns of the file that nothing reads, named in one line until an import was started with them; opened, with their first texts. */
export function NotRead({ columns, unread, onMap }: NotReadProps) {
  const { t, i18n } = useTranslation('order-import');
  // Columns that look like a field are shown with it.
  const others = unread.filter(({ looks_like }) => !looks_like);
  if (others.length === 0) return null;
  const named = others.map(({ index, samples }) => ({
    index,
    samples,
    name: columns.find((one) => one.index === index)?.header || columnName(index),
  }));
  return (
    <details className={styles.notRead}>
      <summary>
        {t('notRead.title', {
          count: named.length,
          columns: joinNames(
            named.map(({ name }) => name),
            i18n.language,
          ),
        })}
      </summary>
      <ul>
        {named.map(({ index, name, samples }) => (
          <li key={index}>
            <span>
              <bdi>{name}</bdi>
            </span>
            <small title={samples.join('\n')}>{joinParts(samples)}</small>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onMap}>
        {t('notRead.map')}
      </Button>
    </details>
  );
}
