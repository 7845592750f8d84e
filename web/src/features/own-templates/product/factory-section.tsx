import { MAX_NAMING, unknownFields } from '@diy/contract/naming-rule';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { printFileFormat } from '@diy/design/template';
import { Input, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { joinNames } from '../../../lib/text/join-names.ts';
import styles from './product.module.css';

type PrintFiles = NonNullable<OwnTemplateProduct['print_files']>;

const FORMATS = { png: 'PNG', jpeg: 'JPEG', tiff: 'TIFF CMYK', pdf: 'PDF' } as const;

interface FactorySectionProps {
  product: OwnTemplateProduct;
  /** Why the server refused the naming rule. */
  problem: string | undefined;
  onChange: (product: OwnTemplateProduct) => void;
}

/** The file format and naming rule that the factory wants of print files. */
export function FactorySection({ product, problem, onChange }: FactorySectionProps) {
  const { t, i18n } = useTranslation('own-templates');
  const id = useId();
  const { format, naming = '' } = product.print_files ?? {};
  const unknown = unknownFields(naming).map((name) => `{${name}}`);
  const shown =
    unknown.length > 0 ? t('factory.unknown', { field: joinNames(unknown, i18n.language) }) : problem;
  const change = (part: PrintFiles) => onChange(withPrintFiles(product, part));
  return (
    <fieldset className={styles.section}>
      <legend>{t('factory.legend')}</legend>
      <Select<keyof typeof FORMATS | ''>
        value={format ?? ''}
        aria-label={t('factory.format')}
        options={[
          { value: '', label: t('factory.any') },
          ...printFileFormat.options.map((value) => ({ value, label: FORMATS[value] })),
        ]}
        onChange={(value) =>
          change({ format: value === '' ? undefined : value, naming: naming || undefined })
        }
      />
      <Input
        dir={naming ? 'ltr' : undefined}
        value={naming}
        maxLength={MAX_NAMING}
        status={shown ? 'error' : ''}
        aria-label={t('factory.naming')}
        aria-describedby={shown ? id : undefined}
        placeholder={t('factory.namingPlaceholder')}
        onChange={(event) => change({ format, naming: event.target.value || undefined })}
      />
      {shown ? (
        <p className={styles.hint} id={id} role="alert">
          {shown}
        </p>
      ) : null}
      {format || naming ? <p className={styles.hint}>{t('factory.reach')}</p> : null}
    </fieldset>
  );
}

/** The product with other print files; nothing is kept of what says nothing. */
function withPrintFiles(product: OwnTemplateProduct, { format, naming }: PrintFiles): OwnTemplateProduct {
  const { print_files: _, ...others } = product;
  if (!format && !naming) return others;
  return { ...others, print_files: { ...(format && { format }), ...(naming && { naming }) } };
}
