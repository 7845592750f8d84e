import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OrderImport } from '../use-order-import.ts';
import styles from './encoding-question.module.css';

/** Encodings that a file may be in, side by side with its own texts; the one that reads right is chosen by one click. */
export function EncodingQuestion({ flow, upload }: { flow: OrderImport; upload: OrderUpload }) {
  const { t } = useTranslation('order-import');
  if (upload.encodings.length < 2) return null;
  return (
    <section className={styles.question} aria-label={t('encodings.title')}>
      <p>
        <b>{t('encodings.title')}</b> {t('encodings.why')}
      </p>
      <ul>
        {upload.encodings.map(({ encoding, samples, chosen_before }) => (
          <li key={encoding}>
            <span>
              {samples.map((sample) => (
                <bdi key={sample}>{sample}</bdi>
              ))}
            </span>
            <small>
              <bdi>{encoding === 'gb18030' ? 'GBK' : encoding.toUpperCase()}</bdi>
              {chosen_before ? <span>{t('encodings.before')}</span> : null}
            </small>
            <Button
              size="small"
              disabled={flow.reread.isPending}
              aria-label={t('encodings.takeThis', { encoding: encoding.toUpperCase() })}
              onClick={() => {
                // Other headers may mean other columns.
                flow.setStep('mapping');
                flow.reread.mutate({
                  encoding,
                  header_row: upload.header_row,
                  ...(upload.sheet && { sheet: upload.sheet }),
                  ...(upload.delimiter && { delimiter: upload.delimiter }),
                });
              }}
            >
              {t('encodings.take')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
