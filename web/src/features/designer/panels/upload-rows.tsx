import { RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSignal } from '../../../lib/use-signal.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { useSession } from '../session/designer-context.ts';
import styles from './upload-rows.module.css';

/** Files on their way to the library, with progress; failed ones say why, and can be sent again where that may help. */
export function UploadRows() {
  const { t } = useTranslation('designer');
  const { uploads } = useSession();
  const entries = useSignal(uploads.entries, (all) => all);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-live="polite">
      {entries.map((entry) => (
        <li key={entry.id} data-state={entry.state}>
          {entry.state === 'sending' ? <ProgressRing share={entry.share} label={entry.name} /> : null}
          <span className={styles.uploadWords}>
            <span className={styles.uploadName} dir="auto">
              {entry.name}
            </span>
            {entry.problem ? <em>{entry.problem}</em> : null}
          </span>
          {entry.canRetry ? (
            <RoundButton icon={RotateCw} label={t('common:retry')} onClick={() => uploads.retry(entry.id)} />
          ) : null}
          <RoundButton icon={X} label={t('common:cancel')} onClick={() => uploads.dismiss(entry.id)} />
        </li>
      ))}
    </ul>
  );
}
