import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EncodingQuestion } from './mapping/encoding-question.tsx';
import styles from './order-import.module.css';
import type { OrderImport } from './use-order-import.ts';

interface FileNoticesProps extends OtherSheetsProps {
  hidden: HiddenRowsProps['hidden'];
  isBusy: boolean;
  onHidden: HiddenRowsProps['onChoose'];
}

/** What a person should know of the file as a whole before rows are imported. */
export function FileNotices({ flow, upload, hidden, isBusy, onHidden }: FileNoticesProps) {
  const { t } = useTranslation('order-import');
  return (
    <>
      {upload.imported_before ? (
        <Alert
          type="warning"
          showIcon
          title={t('check.before', { date: upload.imported_before.created_at.slice(0, 10) })}
        />
      ) : null}
      <EncodingQuestion flow={flow} upload={upload} />
      <OtherSheets flow={flow} upload={upload} />
      <HiddenRows hidden={hidden} isBusy={isBusy} onChoose={onHidden} />
    </>
  );
}

interface OtherSheetsProps {
  flow: OrderImport;
  upload: OrderUpload;
}

/** Worksheets that look like orders too and are not read; each can be read in place of this one. */
function OtherSheets({ flow, upload }: OtherSheetsProps) {
  const { t } = useTranslation('order-import');
  const others = upload.sheets.filter(({ name, orders }) => orders && name !== upload.sheet);
  if (others.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('hidden.sheets', { sheet: upload.sheet, count: others.length })}
      description={
        <span className={styles.choices}>
          {others.map(({ name, rows }) => (
            <Button
              key={name}
              size="small"
              disabled={flow.reread.isPending}
              onClick={() => {
                flow.setStep('mapping');
                flow.reread.mutate({ sheet: name });
              }}
            >
              {t('hidden.readSheet', { name, count: Math.max(0, rows - 1) })}
            </Button>
          ))}
        </span>
      }
    />
  );
}

interface HiddenRowsProps {
  hidden: { rows: number; left: boolean };
  isBusy: boolean;
  onChoose: (choice: 'take' | 'leave') => void;
}

/** Rows that the workbook hides: imported like the others, or left out by one click. */
function HiddenRows({ hidden, isBusy, onChoose }: HiddenRowsProps) {
  const { t } = useTranslation('order-import');
  if (hidden.rows === 0) return null;
  return (
    <Alert
      type={hidden.left ? 'info' : 'warning'}
      showIcon
      title={t(hidden.left ? 'hidden.left' : 'hidden.rows', { count: hidden.rows })}
      action={
        <Button size="small" disabled={isBusy} onClick={() => onChoose(hidden.left ? 'take' : 'leave')}>
          {t(hidden.left ? 'hidden.take' : 'hidden.leave')}
        </Button>
      }
    />
  );
}
