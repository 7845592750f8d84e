import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { MAX_VARIANT_SHEET_BYTES, readVariantSheet } from '@diy/contract/own-templates/variant-sheets';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../lib/notifications.ts';
import { joinNames } from '../../../../lib/text/join-names.ts';
import { useShown } from '../../../../lib/use-shown.ts';
import { call } from '../../../../shared/api/call.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { addColours } from '../draft/product-colours.ts';
import { addSize } from '../draft/product-sizes.ts';
import styles from '../product.module.css';
import { USUAL_COLOURS } from '../usual-choices.ts';
import { type ReadVariants, readVariants, type VariantProblem } from './read-variants.ts';
import { VariantTable } from './variant-table.tsx';

interface VariantsSectionProps {
  product: OwnTemplateProduct;
  onChange: (change: (now: OwnTemplateProduct) => OwnTemplateProduct) => void;
}

/** Problems that are shown of those found. */
const SHOWN = 12;

/** SKU, price, weight and package of single sizes and colours, from a spreadsheet. */
export function VariantsSection({ product, onChange }: VariantsSectionProps) {
  const { t, i18n } = useTranslation('own-templates');
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<ReadVariants | null>(null);
  const newest = useShown(product);
  const send = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('file', file, file.name);
      return call(readVariantSheet, {}, { form });
    },
  });
  const take = (found: ReadVariants) => {
    setRead(found);
    // What was edited while the file was read stays.
    if (found.problems.length === 0) onChange((now) => ({ ...now, variants: found.variants }));
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_VARIANT_SHEET_BYTES) {
      notify.error(t('variants.tooLarge', { mb: MAX_VARIANT_SHEET_BYTES / 1_048_576 }));
      return;
    }
    const sheet = await send.mutateAsync(file).catch(() => null);
    if (sheet) take(readVariants(sheet, newest.current));
  };
  const addMissing = () => {
    if (!read || !send.data) return;
    const known = USUAL_COLOURS.map(({ code, hex }) => ({ name: t(`product.colour.${code}`), code, hex }));
    const next = read.newSizes.reduce(addSize, addColours(product, read.newColours, known));
    onChange(() => next);
    take(readVariants(send.data, next));
  };
  const clear = () => {
    setRead(null);
    onChange(({ variants: _, ...others }) => others);
  };
  const { variants = [] } = product;
  const missing = read ? [...read.newColours, ...read.newSizes] : [];
  return (
    <fieldset className={styles.section}>
      <legend>{t('variants.legend')}</legend>
      <p className={styles.hint}>{t('variants.hint')}</p>
      <div className={styles.chips}>
        <Button
          icon={<Icon of={FileSpreadsheet} />}
          loading={send.isPending}
          onClick={() => input.current?.click()}
        >
          {t('variants.choose')}
        </Button>
        {variants.length > 0 ? (
          <Button type="text" onClick={clear}>
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
          void choose(target.files?.[0]);
          // The same file can be chosen again once it is corrected.
          target.value = '';
        }}
      />
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
            <Button size="small" onClick={addMissing}>
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
      {read && (send.data?.sheets.length ?? 0) > 1 ? (
        <p className={styles.hint}>{t('variants.sheet', { name: send.data?.sheet })}</p>
      ) : null}
      {variants.length > 0 ? <VariantTable product={product} /> : null}
    </fieldset>
  );
}

/** One place of the spreadsheet that is not certain, and why. */
function Problem({ row, kind, header, text }: VariantProblem) {
  const { t } = useTranslation('own-templates');
  const where = row > 0 ? t('variants.row', { row }) : '';
  return <>{where + t(`variants.wrong.${kind}`, { header: header.trim(), text })}</>;
}
