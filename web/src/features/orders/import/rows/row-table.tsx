import type { LineChoice } from '@diy/contract/orders/existing-lines';
import type { OrderField } from '@diy/contract/orders/order-fields';
import type { CheckedRow } from '@diy/contract/orders/order-uploads';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { writeValue } from '../../../../lib/text/write-pairs.ts';
import { StatusTag, type StatusTone } from '../../../../ui/feedback/status-tag.tsx';
import { CandidateLines } from '../existing/candidate-lines.tsx';
import { LineComparison } from '../existing/line-comparison.tsx';
import { RowChoice } from '../existing/row-choice.tsx';
import { rowName } from '../row-name.ts';
import type { CellCorrection, WordsCorrection } from '../use-order-check.ts';
import { CorrectCell } from './correct-cell.tsx';
import { CorrectWords } from './correct-words.tsx';
import styles from './row-table.module.css';

interface RowTableProps {
  rows: readonly CheckedRow[];
  isStale: boolean;
  onCorrect: (correction: CellCorrection) => void;
  /** The buyer's words of one row, or of one item in its cell. */
  onWords: (correction: WordsCorrection) => void;
  /** What becomes of a row whose line exists; `order_id`: which line it is. */
  onChoose: (one: { row: number; item: number; choice: LineChoice | null; order_id?: string }) => void;
}

const TONES: Record<CheckedRow['status'], StatusTone> = {
  ready: 'success',
  duplicate: 'neutral',
  unknown: 'warning',
  wrong: 'error',
  cancelled: 'neutral',
  blank: 'neutral',
};
/** Columns of the table; problems in other columns are shown in a row below, with a field to fix them. */
const SHOWN: readonly OrderField[] = ['externalOrderNo', 'sku', 'quantity', 'country'];
/** Asked above the table, once for the whole file. */
const ASKED_OF_FILE = new Set(['ZONE_MISSING', 'CURRENCY_MISSING']);
/** What is said of words to print, which are compared with the order where they stand. */
const ABOUT_WORDS = new Set(['PERSONALISATION_DOUBTFUL', 'NUMBERS_UNSURE']);
/** These, and row, status, product and recipient. */
const COLUMNS = SHOWN.length + 4;

/** Rows as they will be imported, with their problems, to be fixed in place. */
export function RowTable({ rows, isStale, ...on }: RowTableProps) {
  const { t } = useTranslation('order-import');
  if (rows.length === 0) return <p className={styles.none}>{t('check.none')}</p>;
  return (
    <div className={styles.tableFrame} data-stale={isStale}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th data-number="true">{t('row.number')}</th>
            <th>{t('row.status')}</th>
            {SHOWN.map((field) => (
              <th key={field} data-number={field === 'quantity'}>
                {t(`field.${field}`)}
              </th>
            ))}
            <th>{t('row.goods')}</th>
            <th>{t('row.recipient')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={rowName(row)} row={row} {...on} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Words of a buyer that a person compares with the order, where the row says that they may be others. */
function RowWords({
  row,
  text: { name, value },
  onWords,
}: Pick<RowTableProps, 'onWords'> & { row: CheckedRow; text: { name: string; value: string } }) {
  const { t } = useTranslation('order-import');
  const save = (to: string) => onWords({ row: row.row, item: row.item, name, from: value, to });
  return (
    <span className={styles.words}>
      <CorrectWords
        label={t('row.correct', { row: rowName(row), field: name })}
        name={name}
        value={value}
        onSave={save}
      />
      <Button size="small" aria-label={`${t('problem.asItIs')} ${name} ${value}`} onClick={() => save(value)}>
        {t('problem.asItIs')}
      </Button>
    </span>
  );
}

function Row({
  row,
  onCorrect,
  onWords,
  onChoose,
}: Pick<RowTableProps, 'onCorrect' | 'onWords' | 'onChoose'> & { row: CheckedRow }) {
  const { t } = useTranslation('order-import');
  const shown = {
    externalOrderNo: row.order_no,
    sku: row.sku,
    quantity: row.quantity || '',
    country: row.country,
  };
  const wrong = new Map(row.problems.map((problem) => [problem.field, problem]));
  const elsewhere = row.problems.filter(
    ({ field, code }) => (!field || !(field in shown)) && !ASKED_OF_FILE.has(code),
  );
  const cell = (field: OrderField, text: string) => (
    <CorrectCell
      label={t('row.correct', {
        row: rowName(row),
        field: t(`field.${field}`),
      })}
      text={row.fields[field] ?? text}
      problem={wrong.get(field)?.text}
      isCorrected={row.corrected.includes(field)}
      onSave={(value) => onCorrect({ row: row.row, item: row.item, field, value })}
      onReset={() => onCorrect({ row: row.row, item: row.item, field, value: null })}
    />
  );
  const correctedElsewhere = row.corrected.filter((field) => !(field in shown) && !wrong.has(field));
  const isTwice = row.problems.some(({ code }) => code === 'LINE_TWICE');
  const isCompared = row.change !== null || row.candidates.length > 0 || isTwice;
  const choose = (choice: LineChoice | null, orderId?: string) =>
    onChoose({
      row: row.row,
      item: row.item,
      choice,
      ...(orderId === undefined ? {} : { order_id: orderId }),
    });
  const words = row.personalisation.filter(({ picture }) => picture === null);
  // The words stand in separate columns and are corrected next to the product; no cell holds all of them.
  const isOfOwnColumns = words.length > 0 && !row.fields.personalization;
  const title = [row.title, row.variation].filter(Boolean).join(' ');
  return (
    <>
      <tr>
        <td data-number>
          {row.row}
          {row.item > 0 ? <small className={styles.item}>{t('row.item', { item: row.item })}</small> : null}
        </td>
        <td>
          <StatusTag tone={TONES[row.status]}>{t(`rowStatus.${row.status}`)}</StatusTag>
          {row.held ? <StatusTag tone="warning">{t('row.held')}</StatusTag> : null}
        </td>
        {SHOWN.map((field) => (
          <td key={field} data-number={field === 'quantity'} data-label={t(`field.${field}`)}>
            {row.status === 'blank' ? null : cell(field, String(shown[field as keyof typeof shown]))}
          </td>
        ))}
        <td className={styles.goods} title={title}>
          {row.design ? <b>{joinParts([row.design.name, row.design.colour, row.design.size])}</b> : null}
          {title ? <span dir="auto">{title}</span> : null}
          {row.personalisation.map(({ name, value, picture }) => (
            <small key={name} data-picture={picture !== null}>
              {picture === null ? null : <img src={picture} alt="" width={32} height={32} loading="lazy" />}
              {picture === null ? (
                <CorrectWords
                  label={t('row.correct', { row: rowName(row), field: name })}
                  name={name}
                  value={value}
                  onSave={(to) => onWords({ row: row.row, item: row.item, name, from: value, to })}
                />
              ) : (
                <span>{writeValue(name, value)}</span>
              )}
            </small>
          ))}
        </td>
        <td data-label={t('row.recipient')}>
          <bdi>{row.recipient}</bdi>
        </td>
      </tr>
      {elsewhere.length + correctedElsewhere.length === 0 && !isCompared ? null : (
        <tr>
          <td />
          <td colSpan={COLUMNS - 1} className={styles.wrong}>
            {elsewhere.map((problem) => (
              <div key={`${problem.field} ${problem.code}`} data-severity={problem.severity}>
                <span>{problem.text}</span>
                {ABOUT_WORDS.has(problem.code) && words.length > 0
                  ? words.map((one) => <RowWords key={one.name} row={row} text={one} onWords={onWords} />)
                  : problem.field && !(problem.field === 'personalization' && isOfOwnColumns)
                    ? cell(problem.field, '')
                    : null}
              </div>
            ))}
            <LineComparison row={row} onChoose={choose} />
            {row.candidates.length > 0 ? <CandidateLines row={row} onChoose={choose} /> : null}
            {isTwice ? <RowChoice row={row} options={['keep', 'further']} onChoose={choose} /> : null}
            {correctedElsewhere.map((field) => (
              <div key={field} data-corrected="true">
                <span>{t(`field.${field}`)}</span>
                {cell(field, '')}
              </div>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}
