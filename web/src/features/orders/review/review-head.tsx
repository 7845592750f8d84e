import { type ReviewScope, reviewScope } from '@diy/contract/orders/order-review';
import { Button } from 'antd';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../lib/browser/use-narrow.ts';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import styles from './review.module.css';
import type { ReviewQueue } from './review-queries.ts';
import type { Review } from './use-review.ts';

interface ReviewHeadProps {
  queue: ReviewQueue;
  review: Review;
  onScope: (scope: ReviewScope) => void;
  onClose: () => void;
  onHelp: () => void;
}

/** What is gone through, how many lines are left, and what came of the last decision. */
export function ReviewHead({ queue, review, onScope, onClose, onHelp }: ReviewHeadProps) {
  const { t } = useTranslation('order-review');
  const isNarrow = useNarrow();
  const { list, left, notice } = review;
  const checking = list.data?.checking ?? 0;
  const facts = [
    list.data?.file_name ?? t('allImports'),
    t('left', { left }),
    ...(checking > 0 ? [t('checking', { lines: checking })] : []),
  ];
  const summary =
    notice?.what === 'failed'
      ? notice.text
      : notice
        ? t(`notice.${notice.what}`, { lines: notice.lines, left })
        : '';
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.muted} data-testid="review-left">
            {joinParts(facts)}
          </p>
        </div>
        <FilterChips
          label={t('scope.label')}
          value={queue.scope}
          onChange={(scope) => onScope(reviewScope.parse(scope))}
          chips={reviewScope.options.map((scope) => ({ id: scope, label: t(`scope.${scope}`) }))}
        />
        <span className={styles.row}>
          {isNarrow ? null : (
            <Button icon={<Icon of={CircleHelp} size={18} />} onClick={onHelp}>
              {t('keys')} <kbd>?</kbd>
            </Button>
          )}
          <Button onClick={onClose}>{t('close')}</Button>
        </span>
      </header>
      <p className={styles.notice} role="status" data-failed={notice?.what === 'failed'}>
        {summary}
      </p>
    </>
  );
}
