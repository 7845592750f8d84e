import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { useSignal } from '../../../lib/use-signal.ts';
import { saveWord } from '../saving/save-state.ts';
import { useSession } from '../session/designer-context.ts';
import styles from './top-bar.module.css';

/** The state of saving in words. */
export function SaveStatus() {
  const { t } = useTranslation('designer');
  const { saver } = useSession();
  const state = useSignal(saver.state, (now) => now);
  const isOnline = useOnline();
  const word = saveWord(state, isOnline);
  const reason = state.problem?.kind === 'failed' ? state.problem.message : undefined;
  return (
    <span className={styles.status} data-word={word} role="status" data-testid="save-state" title={reason}>
      {t(word === 'offline' && !state.isDraftKept ? 'save.offlineOnly' : `save.${word}`)}
      {word === 'failed' ? (
        <button type="button" onClick={() => void saver.saveNow()}>
          {t('common:retry')}
        </button>
      ) : null}
    </span>
  );
}
