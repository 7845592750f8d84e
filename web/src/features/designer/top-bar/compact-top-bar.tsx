import { Button } from 'antd';
import { ArrowLeft, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSignal } from '../../../lib/use-signal.ts';
import { Icon } from '../../../ui/icon.tsx';
import { actions } from '../actions/actions.ts';
import { PreflightChip } from '../findings/preflight-chip.tsx';
import { useEditor, useSession } from '../session/designer-context.ts';
import { SaveStatus } from './save-status.tsx';
import styles from './top-bar.module.css';

/** What a telephone has room for: back, undo and redo, state of saving, findings, save. The rest is under `more`. */
export function CompactTopBar({ tray }: { tray?: ReactNode }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const canUndo = useEditor((state) => state.canUndo);
  const canRedo = useEditor((state) => state.canRedo);
  const isSending = useSignal(session.saver.state, (state) => state.sending?.isExplicit ?? false);
  const tool = (id: 'undo' | 'redo', icon: typeof Undo2, isEnabled: boolean) => (
    <button
      type="button"
      className={styles.tool}
      aria-label={t(`action.${id}`)}
      disabled={!isEnabled}
      data-testid={id}
      onClick={() => actions[id].perform(session)}
    >
      <Icon of={icon} />
    </button>
  );
  return (
    <header className={`${styles.bar} ${styles.compact}`}>
      <Link to="/auth/diy" className={styles.tool} aria-label={t('top.back')}>
        <Icon of={ArrowLeft} />
      </Link>
      {tool('undo', Undo2, canUndo)}
      {tool('redo', Redo2, canRedo)}
      <SaveStatus />
      <span className={styles.tray}>{tray}</span>
      <PreflightChip isCompact />
      <Button
        type="primary"
        loading={isSending}
        data-testid="save"
        onClick={() => actions.save.perform(session)}
      >
        {t('action.save')}
      </Button>
    </header>
  );
}
