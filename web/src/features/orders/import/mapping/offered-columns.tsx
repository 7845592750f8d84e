import type { OrderMapping } from '@diy/contract/orders/order-fields';
import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { withPersonalizationColumn } from './field-groups.ts';
import styles from './offered-columns.module.css';

interface OfferedColumnsProps {
  upload: OrderUpload;
  mapping: OrderMapping;
  onChange: (mapping: OrderMapping) => void;
}

/** Columns that may hold what buyers want printed, with their first texts; none is taken without a person saying so. */
export function OfferedColumns({ upload, mapping, onChange }: OfferedColumnsProps) {
  const { t } = useTranslation('order-import');
  const taken = mapping.columns.personalization ?? [];
  const used = new Set([...taken, ...mapping.personalisation.map(({ column }) => column)]);
  const offered = upload.columns.filter(({ index }) => upload.offered.includes(index) && !used.has(index));
  if (offered.length === 0) return null;
  return (
    <div className={styles.offered}>
      <p>{t('personalisation.offered')}</p>
      {offered.map(({ index, header, samples }) => (
        <div key={index} className={styles.column}>
          <span>
            <b dir="auto">{header}</b>
            <small>{joinParts(samples, ' / ')}</small>
          </span>
          <Button
            size="small"
            aria-label={t('personalisation.takeColumn', { column: header })}
            onClick={() => onChange(withPersonalizationColumn(mapping, index))}
          >
            {t('personalisation.take')}
          </Button>
        </div>
      ))}
    </div>
  );
}
