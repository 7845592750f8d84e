import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUi } from '../../session/designer-context.ts';
import styles from './combine-progress.module.css';

/** What takes no longer shows no progress, which would only flicker. */
const SHOWN_AFTER_MS = 300;

/** Says that shapes are being combined, and lets Escape or a button stop that. */
export function CombineProgress() {
  const { t } = useTranslation('designer');
  const stop = useUi((ui) => ui.stopCombining);
  const [shown, setShown] = useState<typeof stop>(null);
  useEffect(() => {
    if (!stop) return;
    const timer = setTimeout(() => setShown(() => stop), SHOWN_AFTER_MS);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      stop();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey, { capture: true });
      // Without the stage nobody sees what comes of it.
      stop();
    };
  }, [stop]);
  const isShown = stop !== null && shown === stop;
  return (
    <div className={styles.place} role="status" data-floating>
      {isShown ? (
        <div className={styles.progress} data-testid="combine-progress">
          <span className={styles.wheel} aria-hidden="true" />
          {t('combine.running')}
          <button type="button" onClick={stop} data-testid="combine-stop">
            {t('combine.stop')} <kbd>Esc</kbd>
          </button>
        </div>
      ) : null}
    </div>
  );
}
