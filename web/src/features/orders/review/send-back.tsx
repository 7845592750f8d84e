import { MAX_HOLD_REASON } from '@diy/contract/orders/order-review';
import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REASONS, type Reason } from './reasons.ts';
import styles from './review.module.css';

interface SendBackProps {
  onChoose: (reason: Reason) => void;
  /** Called with a reason in the person's own words. */
  onWrite: (reason: string) => void;
  onClose: () => void;
}

/** Why a line is sent back: one key each, or words of one's own. */
export function SendBack({ onChoose, onWrite, onClose }: SendBackProps) {
  const { t } = useTranslation('order-review');
  const [text, setText] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section className={styles.sendBack} aria-label={t('key.sendBack')}>
      <h2>{t('why')}</h2>
      {REASONS.map((reason, at) => (
        <Button
          key={reason}
          ref={at === 0 ? first : null}
          danger={reason === 'drop'}
          block
          onClick={() => onChoose(reason)}
        >
          <kbd>{at + 1}</kbd> {t(`reason.${reason}`)}
        </Button>
      ))}
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') onWrite(text.trim());
        }}
      >
        <Input
          value={text}
          maxLength={MAX_HOLD_REASON}
          placeholder={t('ownReason')}
          aria-label={t('ownReason')}
          onChange={({ target }) => setText(target.value)}
        />
        <Button htmlType="submit" disabled={text.trim() === ''}>
          {t('hold')}
        </Button>
      </form>
      <Button type="text" onClick={onClose}>
        {t('cancel')} <kbd>Esc</kbd>
      </Button>
    </section>
  );
}
