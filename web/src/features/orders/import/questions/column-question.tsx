import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import styles from './problem-list.module.css';

interface ColumnQuestionProps {
  columns: OrderUpload['columns'];
  index: number;
  /** Texts that are asked about; left out = the first ones of the column. */
  samples?: readonly string[] | undefined;
  /** What the column may be, and what becomes of saying so. */
  choices: readonly { text: string; onChoose: () => void }[];
}

/** A column of the file with its first texts, and what it may mean as buttons: one click says it for the layout. */
export function ColumnQuestion({ columns, index, samples, choices }: ColumnQuestionProps) {
  const { t } = useTranslation('order-import');
  const { header = '', samples: first = [] } = columns[index] ?? {};
  const shown = samples ?? first;
  const name = header.trim() || t('problem.nthColumn', { number: index + 1 });
  return (
    <div className={styles.replace}>
      <span className={styles.column}>
        <b dir="auto">{name}</b>
        {shown.length > 0 ? <small>{joinParts(shown, ' / ')}</small> : null}
      </span>
      <fieldset className={styles.fill} aria-label={t('problem.columnMeans', { column: name })}>
        {choices.map(({ text, onChoose }) => (
          <Button key={text} size="small" onClick={onChoose}>
            {text}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
