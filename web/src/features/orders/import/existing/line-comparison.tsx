import type { LineChoice } from '@diy/contract/orders/existing-lines';
import type { CheckedRow } from '@diy/contract/orders/order-uploads';
import { useTranslation } from 'react-i18next';
import { rowName } from '../row-name.ts';
import styles from './existing.module.css';
import { RowChoice } from './row-choice.tsx';

interface LineComparisonProps {
  row: CheckedRow;
  onChoose: (choice: LineChoice | null) => void;
}

/** A row compared with the line that exists: what differs, and what becomes of it. */
export function LineComparison({ row, onChoose }: LineComparisonProps) {
  const { t } = useTranslation('order-import');
  const { change } = row;
  if (!change) return null;
  const textOf = (field: string, text: string) =>
    field === 'orderStatus' && text !== '' ? t(`existing.stage.${text}`) : text;
  return (
    <div className={styles.comparison}>
      <table aria-label={t('existing.compare', { row: rowName(row) })}>
        <thead>
          <tr>
            <th />
            <th>{t('existing.before')}</th>
            <th>{t('existing.now')}</th>
          </tr>
        </thead>
        <tbody>
          {change.fields.map(({ field, name, before, now }) => (
            <tr key={`${field} ${name}`}>
              <th>{name || t(`field.${field}`)}</th>
              <td>
                <del dir="auto">{textOf(field, before) || t('existing.empty')}</del>
              </td>
              <td>
                <ins dir="auto">{textOf(field, now) || t('existing.empty')}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {change.refused ? (
        <p className={styles.refused}>{t(`existing.refused.${change.refused}`)}</p>
      ) : change.reprint ? (
        <p className={styles.reprint}>{t('existing.reprint')}</p>
      ) : null}
      <RowChoice
        row={row}
        options={change.refused ? ['keep', 'further'] : ['update', 'keep', 'further']}
        onChoose={onChoose}
      />
    </div>
  );
}
