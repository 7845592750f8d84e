import type { LineChoice } from '@diy/contract/orders/existing-lines';
import type { CheckedRow } from '@diy/contract/orders/order-uploads';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { writeValue } from '../../../../lib/text/write-pairs.ts';
import styles from './existing.module.css';
import { RowChoice } from './row-choice.tsx';

interface CandidateLinesProps {
  row: CheckedRow;
  onChoose: (choice: LineChoice, orderId?: string) => void;
}

/** The lines that a row may be: one of them is chosen, or it is a further line. */
export function CandidateLines({ row, onChoose }: CandidateLinesProps) {
  const { t } = useTranslation(['order-import', 'orders']);
  return (
    <div className={styles.candidates}>
      <ul>
        {row.candidates.map((line) => (
          <li key={line.order_id}>
            <span>
              <b>{joinParts([line.shop, line.line_no, line.sku, line.variation])}</b> × {line.quantity}
              {line.personalisation.map(({ name, value }) => (
                <small key={name}>{writeValue(name, value)}</small>
              ))}
              <small>{t(`orders:state.${line.state}`)}</small>
            </span>
            <Button size="small" onClick={() => onChoose('update', line.order_id)}>
              {t('existing.thisOne')}
            </Button>
          </li>
        ))}
      </ul>
      <RowChoice row={row} options={['further', 'keep']} onChoose={(choice) => onChoose(choice)} />
    </div>
  );
}
