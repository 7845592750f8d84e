import { SINGLE_BYTE } from '@diy/contract/orders/encodings';
import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { MAX_HEADER_ROW } from '@diy/contract/orders/order-uploads';
import { InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../order-import.module.css';
import type { OrderImport, ReadingChoice } from '../use-order-import.ts';

const ENCODINGS = [
  'utf-8',
  'gb18030',
  'big5',
  'utf-16le',
  'utf-16be',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  ...SINGLE_BYTE,
];
const DELIMITERS = [',', ';', '\t', '|'];

/** How the file was read; a change reads it again. */
export function ReadingChoices({ flow, upload }: { flow: OrderImport; upload: OrderUpload }) {
  const { t } = useTranslation('order-import');
  const isText = upload.kind === 'csv';
  const again = (choice: ReadingChoice) => {
    const now: ReadingChoice = { header_row: upload.header_row };
    if (upload.sheet) now.sheet = upload.sheet;
    // One that was guessed is guessed again: sent along it would count as chosen, and nothing would be asked.
    if (flow.chosenEncoding) now.encoding = flow.chosenEncoding;
    if (upload.delimiter) now.delimiter = upload.delimiter;
    flow.reread.mutate({ ...now, ...choice });
  };
  const busy = flow.reread.isPending;
  return (
    <div className={styles.choices}>
      {upload.sheets.length > 1 ? (
        <span>
          {t('choice.sheet')}
          <Select
            value={upload.sheet}
            disabled={busy}
            aria-label={t('choice.sheet')}
            options={upload.sheets.map(({ name, rows }) => ({
              value: name,
              label: rows > 0 ? t('choice.sheetRows', { name, count: rows }) : name,
            }))}
            // Another sheet has its headers elsewhere: the guess starts again.
            onChange={(sheet) => flow.reread.mutate({ sheet })}
          />
        </span>
      ) : null}
      <span>
        {t('choice.headerRow')}
        <InputNumber
          min={1}
          max={MAX_HEADER_ROW}
          value={upload.header_row}
          disabled={busy}
          aria-label={t('choice.headerRow')}
          changeOnWheel={false}
          onChange={(row) => {
            if (row !== null && row !== upload.header_row) again({ header_row: row });
          }}
        />
      </span>
      {upload.encoding ? (
        <span>
          {t('choice.encoding')}
          <Select
            value={upload.encoding}
            disabled={busy}
            aria-label={t('choice.encoding')}
            options={ENCODINGS.map((value) => ({
              value,
              label: value === 'gb18030' ? 'GBK / GB18030' : value.toUpperCase(),
            }))}
            onChange={(encoding) => again({ encoding })}
          />
        </span>
      ) : null}
      {isText ? (
        <span>
          {t('choice.delimiter')}
          <Select
            value={upload.delimiter}
            disabled={busy}
            aria-label={t('choice.delimiter')}
            options={[...new Set([...DELIMITERS, upload.delimiter ?? ','])].map((value) => ({
              value,
              label: value === '\t' ? t('choice.tab') : value,
            }))}
            onChange={(delimiter) => again({ delimiter: delimiter ?? ',' })}
          />
        </span>
      ) : null}
    </div>
  );
}
