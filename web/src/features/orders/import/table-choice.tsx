import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { Alert, Button } from 'antd';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import styles from './table-choice.module.css';
import type { OrderImport } from './use-order-import.ts';

/** An archive holds several tables of orders: which one is meant is asked and never guessed. */
export function TableChoice({ flow, upload }: { flow: OrderImport; upload: OrderUpload }) {
  const { t } = useTranslation('order-import');
  const { reread } = flow;
  return (
    <>
      <Alert type="info" showIcon title={t('archive.which', { count: upload.sheets.length })} />
      <ul className={styles.tables}>
        {upload.sheets.map(({ name, rows }) => (
          <li key={name}>
            <Icon of={FileSpreadsheet} size={20} />
            <bdi>{name}</bdi>
            {rows > 0 ? <span>{t('mapping.rows', { count: rows })}</span> : null}
            <Button
              size="small"
              loading={reread.isPending && reread.variables?.sheet === name}
              disabled={reread.isPending}
              onClick={() => reread.mutate({ sheet: name })}
              aria-label={t('archive.takeTable', { name })}
            >
              {t('archive.take')}
            </Button>
          </li>
        ))}
      </ul>
      <Button className={styles.other} onClick={flow.restart}>
        {t('otherFile')}
      </Button>
    </>
  );
}
