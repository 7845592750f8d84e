import { codeProblemText } from '@diy/contract/messages/finding-text';
import { CODE_KINDS, type CodeKind, type CodeProblem } from '@diy/design/codes';
import { Button, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { messageLocale } from '../../../lib/text/locale.ts';
import { limitText } from '../actions/text/limit-text.ts';
import styles from './fields.module.css';

interface CodeKindFieldProps {
  value: CodeKind;
  disabled?: boolean;
  testId: string;
  onChange: (kind: CodeKind) => void;
}

/** Which kind of code it is. */
export function CodeKindField({ value, disabled = false, testId, onChange }: CodeKindFieldProps) {
  const { t } = useTranslation('designer');
  return (
    <div className={styles.row}>
      <span className={styles.label}>{t('code.kind')}</span>
      <Select<CodeKind>
        size="small"
        style={{ inlineSize: 160 }}
        value={value}
        disabled={disabled}
        aria-label={t('code.kind')}
        data-testid={testId}
        options={CODE_KINDS.map((kind) => ({ value: kind, label: t(`code.name.${kind}`) }))}
        onChange={onChange}
      />
    </div>
  );
}

const DIGITS: Partial<Record<CodeKind, number>> = { 'ean-13': 13, 'ean-8': 8, 'upc-a': 12 };

interface CodeValueFieldProps {
  kind: CodeKind;
  value: string;
  /** What stands against it; an empty field says nothing. */
  problem: CodeProblem | null;
  /** The value with the digit that it lacks at its end; null = it lacks something else. */
  completed: string | null;
  disabled?: boolean;
  testId: string;
  onChange: (value: string) => void;
}

/** What a code encodes, with what is wrong with it below. */
export function CodeValueField(props: CodeValueFieldProps) {
  const { kind, value, problem, completed, disabled = false, testId, onChange } = props;
  const { t, i18n } = useTranslation('designer');
  const hint = useId();
  const count = DIGITS[kind];
  const wanted = kind === 'qr' ? t('code.valueQr') : t('code.valueBars');
  const isWrong = problem !== null && problem.id !== 'empty';
  return (
    <>
      <textarea
        className={`${styles.textarea} ${kind === 'qr' ? '' : styles.oneLine}`}
        rows={kind === 'qr' ? 3 : 1}
        dir="ltr"
        spellCheck={false}
        inputMode={count ? 'numeric' : undefined}
        value={value}
        disabled={disabled}
        placeholder={count ? t('code.valueDigits', { count }) : wanted}
        aria-label={t('code.value')}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? hint : undefined}
        data-testid={testId}
        // What is copied from a table often ends in a line break, which bars cannot hold.
        onChange={({ target }) => {
          const words = limitText(target.value, value);
          onChange(kind === 'qr' ? words : words.replace(/[\r\n]+$/, ''));
        }}
      />
      {isWrong ? (
        <div className={styles.note} role="status" data-testid={`${testId}-problem`}>
          <p id={hint}>{codeProblemText(problem, messageLocale(i18n.language))}</p>
          {completed === null ? null : (
            <Button
              type="link"
              size="small"
              className={styles.inNote ?? ''}
              disabled={disabled}
              onClick={() => onChange(completed)}
            >
              {t('code.checkDigit', { digit: completed.at(-1) })}
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}
