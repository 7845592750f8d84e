import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { Button } from 'antd';
import { FileSpreadsheet } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { joinNames } from '../../../../lib/text/join-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import styles from '../product.module.css';
import type { VariantProblem } from './read-variants.ts';
import { useVariantSheet } from './use-variant-sheet.ts';
import { VariantTable } from './variant-table.tsx';

interface VariantsSectionProps {
  product: OwnTemplateProduct;
  /** A changed product as `onChange` keeps it. */
  settle: (changed: OwnTemplateProduct) => OwnTemplateProduct;
  onChange: (change: (now: OwnTemplateProduct) => OwnTemplateProduct) => void;
}

/** Problems that are shown of those found. */
const SHOWN = 12;

/** SKU, price, weight and package of single sizes and colours, from a spreadsheet. */
export function VariantsSection({ product, settle, onChange }: VariantsSectionProps) {
  const { t, i18n } = useTranslation('own-templates');
  const input = useRef<HTMLInputElement>(null);
  const sheet = useVariantSheet(product, { settle, onChange });
  const { read } = sheet;
  const { variants = [] } = product;
  const missing = read ? [...read.newColours, ...read.newSizes] : [];
  return (
    <fieldset className={styles.section}>
      <legend>{t('variants.legend')}</legend>
      <p className={styles.hint}>{t('variants.hint')}</p>
      <div className={styles.chips}>
        <Button
          icon={<Icon of={FileSpreadsheet} />}
          loading={sheet.isReading}
          onClick={() => input.current?.click()}
        >
          {t('variants.choose')}
        </Button>
        {variants.length > 0 ? (
          <Button type="text" onClick={sheet.clear}>
            {t('variants.clear')}
          </Button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.xls,.csv,text/csv"
        aria-label={t('variants.choose')}
        hidden
        onChange={({ target }) => {
          sheet.choose(target.files?.[0]);
          // The same file can be chosen again once it is corrected.
          target.value = '';
        }}
      />
      {sheet.sheets.length > 0 ? <SheetChoice {...sheet} /> : null}
      {read && read.problems.length > 0 ? (
        <div role="alert">
          <p className={styles.wrong}>{t('variants.refused', { count: read.problems.length })}</p>
          <ul className={styles.wrongLines}>
            {read.problems.slice(0, SHOWN).map((problem, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
              <li key={index}>
                <Problem {...problem} />
              </li>
            ))}
          </ul>
          {read.problems.length > SHOWN ? (
            <p className={styles.hint}>{t('variants.more', { count: read.problems.length - SHOWN })}</p>
          ) : null}
          {missing.length > 0 ? (
            <Button size="small" onClick={sheet.addMissing}>
              {t('variants.addMissing', { names: joinNames(missing.slice(0, SHOWN), i18n.language) })}
            </Button>
          ) : null}
        </div>
      ) : null}
      {read && read.unread.length > 0 ? (
        <p className={styles.hint} role="status">
          {t('variants.unread', { names: joinNames(read.unread, i18n.language) })}
        </p>
      ) : null}
      {variants.length > 0 ? <VariantTable product={product} /> : null}
    </fieldset>
  );
}

/** The worksheets of a file; nothing is read into the product before one of them is chosen. */
function SheetChoice({
  sheets,
  chosen,
  chooseSheet,
  isReading,
}: Pick<ReturnType<typeof useVariantSheet>, 'sheets' | 'chosen' | 'chooseSheet' | 'isReading'>) {
  const { t } = useTranslation('own-templates');
  return (
    <fieldset className={styles.sheets}>
      <legend className={styles.hint}>{t('variants.sheets', { count: sheets.length })}</legend>
      {sheets.map((name) => (
        <Button
          key={name}
          size="small"
          type={name === chosen ? 'primary' : 'default'}
          aria-pressed={name === chosen}
          disabled={isReading}
          onClick={() => chooseSheet(name)}
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
    </fieldset>
  );
}

/** One place of the spreadsheet that is not certain, and why. */
function Problem({ row, kind, header, text }: VariantProblem) {
  const { t } = useTranslation('own-templates');
  const where = row > 0 ? t('variants.row', { row }) : '';
  return <>{where + t(`variants.wrong.${kind}`, { header: header.trim(), text })}</>;
}
