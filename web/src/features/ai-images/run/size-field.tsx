import type { AiProvider } from '@diy/contract/ai-images/ai-image-shapes';
import { InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeSize } from '../../../lib/text/write-size.ts';
import { readSize } from './run-draft.ts';
import styles from './run-form.module.css';

interface SizeFieldProps {
  provider: AiProvider;
  value: string;
  onChange: (size: string) => void;
}

const OTHER = 'other';
const CM_PER_INCH = 2.54;
const PRINT_DPI = 300;

/** Pixels of what is made, with the size they print at; any within the provider's bounds where it takes them. */
export function SizeField({ provider, value, onChange }: SizeFieldProps) {
  const { t } = useTranslation('ai-images');
  const { sizes, any_size: any } = provider;
  const [isOther, setOther] = useState(!sizes.includes(value));
  const [width, height] = readSize(value);
  const put = (wide: number, high: number) => {
    if (!any) return;
    const fit = (side: number) => {
      const stepped = Math.round(side / any.step) * any.step;
      return Math.min(any.max, Math.max(any.min, stepped));
    };
    onChange(`${fit(wide)}x${fit(high)}`);
  };
  const side = (label: string, px: number, set: (next: number) => void) => (
    <InputNumber
      value={px}
      min={any?.min ?? 1}
      max={any?.max ?? 1}
      step={any?.step ?? 1}
      changeOnWheel={false}
      aria-label={label}
      onChange={(next) => next !== null && set(next)}
    />
  );
  return (
    <div className={styles.stack}>
      <Select
        value={isOther && any ? OTHER : value}
        aria-label={t('size')}
        onChange={(next) => {
          setOther(next === OTHER);
          if (next !== OTHER) onChange(next);
        }}
        options={[
          ...sizes.map((size) => ({ value: size, label: writeSize(size.split('x')) })),
          ...(any ? [{ value: OTHER, label: t('otherSize') }] : []),
        ]}
      />
      {isOther && any ? (
        <span className={styles.sides}>
          {side(t('widthPx'), width, (next) => put(next, height))}
          <span>×</span>
          {side(t('heightPx'), height, (next) => put(width, next))}
        </span>
      ) : null}
      <span className={styles.hint}>{t('printsAt', { width: toCm(width), height: toCm(height) })}</span>
    </div>
  );
}

function toCm(px: number): number {
  return Math.round((px / PRINT_DPI) * CM_PER_INCH * 10) / 10;
}
