import type { ReviewScope } from '@diy/contract/orders/order-review';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import styles from './review.module.css';
import { ReviewBar } from './review-bar.tsx';
import { ReviewHead } from './review-head.tsx';
import { ReviewHelp } from './review-help.tsx';
import { ReviewLine } from './review-line.tsx';
import type { ReviewQueue } from './review-queries.ts';
import { useReview } from './use-review.ts';
import { useReviewScreen } from './use-review-screen.ts';

export interface ReviewScreenProps {
  queue: ReviewQueue;
  /** The line that the address names. */
  id: string | null;
  /** Names a line in the address. */
  onGo: (id: string | null) => void;
  onScope: (scope: ReviewScope) => void;
  /** Back to where the queue was opened. */
  onClose: () => void;
}

/**
 * Waiting lines one after the other: what was written compared with what is printed, decided by single keys or buttons.
 */
export function ReviewScreen({ queue, id, onGo, onScope, onClose }: ReviewScreenProps) {
  const { t } = useTranslation(['order-review', 'common']);
  const review = useReview(queue, id, onGo);
  const screen = useReviewScreen(review);
  const { list, current, item: query } = review;
  const { item } = screen;
  const failed = list.isError ? list : current !== null && query.isError ? query : null;
  const isComing = !failed && (list.isPending || (current !== null && !item));
  const back = <Button onClick={onClose}>{t('close')}</Button>;
  return (
    <div className={styles.screen} ref={screen.main} tabIndex={-1}>
      <ReviewHead
        queue={queue}
        review={review}
        onScope={onScope}
        onClose={onClose}
        onHelp={() => void screen.run({ do: 'help' })}
      />
      {failed ? (
        <ErrorState
          text={explainFailure(failed.error)}
          retryLabel={t('common:retry')}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      ) : null}
      {list.data && !list.isError && current === null ? (
        <EmptyState picture="/pictures/empty-downloads.webp" action={back}>
          {t(`nothing.${queue.scope}`)}
        </EmptyState>
      ) : null}
      {isComing ? (
        <div className={styles.grid} aria-busy="true">
          <Skeleton active paragraph={{ rows: 8 }} />
          <div className={styles.sheet} />
        </div>
      ) : null}
      {item ? <ReviewLine item={item} review={review} screen={screen} /> : null}
      {current === null ? null : <ReviewBar item={item} run={screen.run} />}
      {screen.open === 'help' ? <ReviewHelp onClose={screen.close} /> : null}
    </div>
  );
}
