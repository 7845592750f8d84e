import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './problem-list.module.css';

interface DoubtfulPersonalisationProps {
  name: string;
  value: string;
  isBusy: boolean;
  /** Whether the text may also be right as it is. */
  mayBeRight: boolean;
  /** Whether the text may mean that nothing is printed. */
  mayBeNothing: boolean;
  /** Whether another text is right in all its rows: `???` of several orders may be several names. */
  isForAll: boolean;
  onCorrect: (one: { name: string; from: string; to: string }) => void;
}

/** Words of a buyer that may have lost letters; each is corrected, or confirmed as it is. */
export function DoubtfulPersonalisation(props: DoubtfulPersonalisationProps) {
  const { name, value, isBusy, mayBeRight, mayBeNothing, isForAll, onCorrect } = props;
  const { t } = useTranslation('order-import');
  const [text, setText] = useState(value);
  const isChanged = text !== value && text.trim() !== '';
  if (!isForAll)
    return (
      <span className={styles.wish}>
        <bdi title={value}>{value}</bdi>
        <span className={styles.own}>{t('problem.ownOfEach')}</span>
        {mayBeRight ? (
          <Button size="small" disabled={isBusy} onClick={() => onCorrect({ name, from: value, to: value })}>
            {t('problem.asItIs')}
          </Button>
        ) : null}
      </span>
    );
  return (
    <span className={styles.wish}>
      <Input.TextArea
        size="small"
        value={text}
        autoSize={{ minRows: 1, maxRows: 6 }}
        aria-label={t('problem.instead', { field: name, value })}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        size="small"
        disabled={isBusy || !(isChanged || mayBeRight)}
        onClick={() => onCorrect({ name, from: value, to: isChanged ? text : value })}
      >
        {isChanged || !mayBeRight ? t('problem.replace') : t('problem.asItIs')}
      </Button>
      {mayBeNothing ? (
        <Button size="small" disabled={isBusy} onClick={() => onCorrect({ name, from: value, to: '' })}>
          {t('problem.nothingPrinted')}
        </Button>
      ) : null}
    </span>
  );
}
