import type { DieLines } from '@diy/design/die-lines';
import { useTranslation } from 'react-i18next';
import styles from './die-line-dialog.module.css';

/** What of a file is no outline, by name and layer; `crossing` lines are closed but cross themselves or are too fine. */
export function NotReadList({ read, crossing }: { read: DieLines; crossing: number }) {
  const { t } = useTranslation('own-templates');
  if (read.notRead.length === 0 && read.open === 0 && crossing === 0) return null;
  return (
    <details className={styles.notRead} open>
      <summary>{t('dieLine.notRead')}</summary>
      <ul>
        {read.open > 0 ? <li>{t('dieLine.open', { count: read.open })}</li> : null}
        {crossing > 0 ? <li>{t('dieLine.crossing', { count: crossing })}</li> : null}
        {read.notRead.slice(0, 40).map(({ what, layer, count }) => (
          <li key={`${layer} ${what}`}>
            <bdi>{what === 'hidden' ? t('dieLine.hidden') : what}</bdi>
            {' × '}
            {count}
            {layer ? (
              <>
                {' · '}
                <bdi>{layer}</bdi>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
