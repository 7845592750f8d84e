import type { DataOf } from '@diy/contract/endpoint';
import type { checkOrders } from '@diy/contract/orders/order-uploads';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OrderCheck } from '../use-order-check.ts';
import styles from './problem-list.module.css';

interface UnreadChoicesProps {
  words: DataOf<typeof checkOrders>['unread_choices'];
  explain: OrderCheck['explain'];
}

/** Up to this many choices are shown as buttons; more are found by typing. */
const MAX_BUTTONS = 6;
/** Longer values are corrected in their rows. */
const MAX_LETTERS = 300;

/** Words that are no choice of their field, each explained by one click for all its rows and all later files. */
export function UnreadChoices({ words, explain }: UnreadChoicesProps) {
  const { t } = useTranslation('order-import');
  return words
    .filter(({ word }) => word.length <= MAX_LETTERS)
    .map(({ field, word, rows }) => {
      const decide = (meaning: string) => explain.mutate({ scope: 'choice', field, word, meaning });
      const label = t('problem.meaning', { status: word });
      return (
        <div key={`${field.name} ${word}`} className={styles.replace}>
          <span>
            <bdi>{field.name}</bdi>: <bdi title={word}>{word}</bdi> {t('mapping.rows', { count: rows })}
          </span>
          {field.choices.length <= MAX_BUTTONS ? (
            <fieldset className={styles.fill} aria-label={label}>
              {field.choices.map((choice) => (
                <Button key={choice} size="small" disabled={explain.isPending} onClick={() => decide(choice)}>
                  {choice}
                </Button>
              ))}
            </fieldset>
          ) : (
            <Select
              className={styles.meaning}
              size="small"
              showSearch={{ optionFilterProp: 'label' }}
              aria-label={label}
              placeholder={t('words.choose')}
              value={null}
              disabled={explain.isPending}
              options={field.choices.map((choice) => ({ value: choice, label: choice }))}
              onChange={decide}
            />
          )}
        </div>
      );
    });
}
