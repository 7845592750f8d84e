import { DESIGN_NAMING_FIELDS, MAX_NAMING, type NamingField } from '@diy/contract/naming-rule';
import { Input, type InputRef } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { joinNames } from '../../lib/text/join-names.ts';
import styles from './download-dialog.module.css';

interface NamingRuleProps {
  rule: string;
  onChange: (rule: string) => void;
  unknown: string[];
  /** Example names by the rule; undefined = not known yet. */
  preview: { names: string[]; clashes: number } | undefined;
}

/** The most names shown of those the server returns. */
const SHOWN = 4;

/** The rule for file names, with fields to insert and example names. */
export function NamingRule({ rule, onChange, unknown, preview }: NamingRuleProps) {
  const { t, i18n } = useTranslation('downloads');
  const input = useRef<InputRef>(null);
  const insert = (field: NamingField) => {
    const element = input.current?.input;
    const from = element?.selectionStart ?? rule.length;
    const to = element?.selectionEnd ?? rule.length;
    const piece = `{${field}}`;
    const next = rule.slice(0, from) + piece + rule.slice(to);
    // Half a field would be a field that nobody knows.
    if (next.length > MAX_NAMING) return;
    onChange(next);
    requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(from + piece.length, from + piece.length);
    });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('naming')}</legend>
      <Input
        ref={input}
        value={rule}
        dir={rule ? 'ltr' : undefined}
        maxLength={MAX_NAMING}
        status={unknown.length > 0 ? 'error' : ''}
        aria-label={t('naming')}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.fields}>
        {DESIGN_NAMING_FIELDS.map((field) => (
          <button key={field} type="button" onClick={() => insert(field)}>
            {t(`field.${field}`)}
          </button>
        ))}
      </div>
      {unknown.length > 0 ? (
        <p className={styles.problem}>
          {t('unknownField', {
            field: joinNames(
              unknown.map((name) => `{${name}}`),
              i18n.language,
            ),
          })}
        </p>
      ) : preview ? (
        <>
          <ul className={styles.preview} aria-label={t('preview')}>
            {preview.names.slice(0, SHOWN).map((path) => (
              // A path runs from its folder to its ending in every language.
              <li key={path} dir="ltr">
                {path}
              </li>
            ))}
          </ul>
          {preview.clashes > 0 ? (
            <p className={styles.clash}>{t('clashes', { count: preview.clashes })}</p>
          ) : null}
        </>
      ) : null}
      <p className={styles.note}>{t('namingNote')}</p>
    </fieldset>
  );
}
