import { Input, type InputRef } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './download-dialog.module.css';
import { fillNaming, NAMING_FIELDS, type NamingField } from './fill-naming.ts';

/** What is known of the design whose names the preview shows; surface and colour are examples. */
export interface NamingSample {
  sku: string;
  name: string;
  template: string;
  size: string;
}

interface NamingRuleProps {
  rule: string;
  onChange: (rule: string) => void;
  unknown: string[];
  sample: NamingSample | null;
  kinds: string[];
  printExtension: string;
}

const LIMIT = 200;

/** The rule for file names, with fields to click in and what comes of it. */
export function NamingRule({ rule, onChange, unknown, sample, kinds, printExtension }: NamingRuleProps) {
  const { t } = useTranslation('downloads');
  const input = useRef<InputRef>(null);
  const insert = (field: NamingField) => {
    const element = input.current?.input;
    const from = element?.selectionStart ?? rule.length;
    const to = element?.selectionEnd ?? rule.length;
    const piece = `{${field}}`;
    onChange((rule.slice(0, from) + piece + rule.slice(to)).slice(0, LIMIT));
    requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(from + piece.length, from + piece.length);
    });
  };
  const previews = sample
    ? kinds.map((kind) =>
        fillNaming(
          rule,
          {
            ...sample,
            surface: t(`sample.${kind}`),
            colour: t('sample.colour'),
            kind: t(`kind.${kind}`),
            n: '1',
          },
          kind === 'print' ? printExtension : 'jpg',
        ),
      )
    : [];
  return (
    <fieldset className={styles.group}>
      <legend>{t('naming')}</legend>
      <Input
        ref={input}
        value={rule}
        maxLength={LIMIT}
        status={unknown.length > 0 ? 'error' : ''}
        aria-label={t('naming')}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.fields}>
        {NAMING_FIELDS.map((field) => (
          <button key={field} type="button" onClick={() => insert(field)}>
            {t(`field.${field}`)}
          </button>
        ))}
      </div>
      {unknown.length > 0 ? (
        <p className={styles.problem}>
          {t('unknownField', { field: unknown.map((name) => `{${name}}`).join('、') })}
        </p>
      ) : previews.length > 0 ? (
        <ul className={styles.preview} aria-label={t('preview')}>
          {previews.map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
      ) : null}
      <p className={styles.note}>{t('namingNote')}</p>
    </fieldset>
  );
}
