import { MAX_UPLOAD_FILES } from '@diy/contract/images/images';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './upload-dialog.module.css';
import { isInLibrary, isMoving, isOfRound, isRetryable, type UploadView } from './upload-item.ts';
import { uploads } from './uploads.ts';

/** How the round stands as a whole, what can be done with all of it, and what waits behind it. */
export function RoundBar({ view }: { view: UploadView }) {
  const { t } = useTranslation('uploads');
  const { items, restCount, continuesWithRest } = view;
  const count = (is: (item: (typeof items)[number]) => boolean) => items.filter(is).length;
  const done = count(({ state }) => state === 'done' || state === 'skipped');
  const failed = count(({ state }) => state === 'failed');
  const known = count(isInLibrary);
  const retryable = count(isRetryable);
  const isPausable = items.some((item) => isMoving(item) && item.state !== 'checking');
  const isPaused = items.some(({ state }) => state === 'paused');
  return (
    <div className={styles.round}>
      <div className={styles.roundLine}>
        <span role="status">
          {t('summary', { done, count: items.length })}
          {failed > 0 ? ` · ${t('summaryFailed', { count: failed })}` : ''}
          {known > 0 ? ` · ${t('summaryKnown', { count: known })}` : ''}
        </span>
        <span className={styles.roundActions}>
          {isPausable ? (
            <Button size="small" type="text" onClick={uploads.pauseAll}>
              {t('pauseAll')}
            </Button>
          ) : null}
          {isPaused ? (
            <Button size="small" type="text" onClick={uploads.resumeAll}>
              {t('resumeAll')}
            </Button>
          ) : null}
          {retryable > 1 ? (
            <Button size="small" type="text" onClick={uploads.retryAll}>
              {t('retryAll', { count: retryable })}
            </Button>
          ) : null}
          {known > 1 ? (
            <Button size="small" type="text" onClick={() => uploads.skipKnown()}>
              {t('skipAll', { count: known })}
            </Button>
          ) : null}
        </span>
      </div>
      {restCount > 0 ? (
        <div className={styles.rest}>
          <span>
            {t(continuesWithRest ? 'restFollows' : 'rest', { limit: MAX_UPLOAD_FILES, count: restCount })}
          </span>
          <span className={styles.roundActions}>
            {continuesWithRest ? null : (
              <Button size="small" onClick={uploads.startNextRound}>
                {t(items.some(isOfRound) ? 'startNextRoundAfter' : 'startNextRound', { count: restCount })}
              </Button>
            )}
            <Button size="small" type="text" onClick={uploads.dropRest}>
              {t('dropRest')}
            </Button>
          </span>
        </div>
      ) : null}
    </div>
  );
}
