import { Button } from 'antd';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSignal } from '../../../lib/use-signal.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useSession, useSetUi } from '../session/designer-context.ts';
import styles from './inspector.module.css';

/** The way to earlier versions, also where the top bar has no room for it; nothing for a design that was never saved. */
export function HistoryEntry() {
  const { t } = useTranslation('designer');
  const { saver } = useSession();
  const setUi = useSetUi();
  const isStored = useSignal(saver.state, (state) => state.id !== null);
  if (!isStored) return null;
  return (
    <div className={styles.history}>
      <Button
        size="small"
        icon={<Icon of={History} size={16} />}
        data-testid="inspector-history"
        onClick={() => setUi({ isHistoryOpen: true })}
      >
        {t('history.title')}
      </Button>
    </div>
  );
}
