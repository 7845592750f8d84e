import type { DataOf } from '@diy/contract/endpoint';
import type { OrderField } from '@diy/contract/orders/order-fields';
import type { checkOrders } from '@diy/contract/orders/order-uploads';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './problem-list.module.css';

type Problem = DataOf<typeof checkOrders>['problems'][number];

interface ProblemListProps {
  problems: readonly Problem[];
  /** The one whose rows are shown; '' = none. */
  code: string;
  isBusy: boolean;
  onCode: (code: string) => void;
  onCorrect: (mend: { field: OrderField; from: string; to: string }) => void;
}

/** Problems by frequency; an empty field can be filled, and a wrong text replaced, in all rows at once. */
export function ProblemList({ problems, code, isBusy, onCode, onCorrect }: ProblemListProps) {
  const { t } = useTranslation('order-import');
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.slice(0, 8).map((problem) => (
        <li key={`${problem.field} ${problem.code}`}>
          <button
            type="button"
            aria-pressed={problem.code === code}
            onClick={() => onCode(problem.code === code ? '' : problem.code)}
          >
            <b>{problem.rows.toLocaleString()}</b> {problem.text}
          </button>
          {problem.field && /_MISSING$/.test(problem.code) ? (
            <FillAll field={problem.field} isBusy={isBusy} onFill={onCorrect} />
          ) : null}
          {problem.values.map(({ value, rows }) =>
            problem.field ? (
              <div key={value} className={styles.replace}>
                <span>
                  <bdi title={value}>{value}</bdi> {t('mapping.rows', { count: rows })}
                </span>
                {problem.code === 'STATUS_UNKNOWN' ? (
                  <DecideStatus
                    status={value}
                    isBusy={isBusy}
                    onDecide={(to) => onCorrect({ field: 'orderStatus', from: value, to })}
                  />
                ) : (
                  <FillAll field={problem.field} from={value} isBusy={isBusy} onFill={onCorrect} />
                )}
              </div>
            ) : null,
          )}
        </li>
      ))}
    </ul>
  );
}

/** Statuses that the server knows, one for each meaning. */
const STATUSES = { produce: '待发货', wait: '待付款', shipped: '已发货', cancelled: '已取消' } as const;

interface DecideStatusProps {
  status: string;
  isBusy: boolean;
  onDecide: (to: string) => void;
}

/** The meaning of an unknown status, decided by one click for all its rows. */
function DecideStatus({ status, isBusy, onDecide }: DecideStatusProps) {
  const { t } = useTranslation('order-import');
  return (
    <fieldset className={styles.fill} aria-label={t('problem.meaning', { status })}>
      {(['produce', 'wait', 'shipped', 'cancelled'] as const).map((meaning) => (
        <Button key={meaning} size="small" disabled={isBusy} onClick={() => onDecide(STATUSES[meaning])}>
          {t(`problem.${meaning}`)}
        </Button>
      ))}
    </fieldset>
  );
}

interface FillAllProps {
  field: OrderField;
  /** The present text; '' = empty. */
  from?: string;
  isBusy: boolean;
  onFill: (mend: { field: OrderField; from: string; to: string }) => void;
}

function FillAll({ field, from = '', isBusy, onFill }: FillAllProps) {
  const { t } = useTranslation('order-import');
  const [text, setText] = useState('');
  const fill = () => text.trim() && onFill({ field, from, to: text.trim() });
  const name = t(`field.${field}`);
  return (
    <span className={styles.fill}>
      <Input
        size="small"
        value={text}
        aria-label={
          from ? t('problem.instead', { field: name, value: from }) : t('problem.value', { field: name })
        }
        placeholder={from ? t('problem.to') : name}
        onChange={(event) => setText(event.target.value)}
        onPressEnter={fill}
      />
      <Button size="small" disabled={!text.trim()} loading={isBusy} onClick={fill}>
        {from ? t('problem.replace') : t('problem.fill')}
      </Button>
    </span>
  );
}
