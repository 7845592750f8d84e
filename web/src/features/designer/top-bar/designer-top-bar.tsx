import { Button } from 'antd';
import { ArrowLeft, Eye, History, Keyboard, Magnet, PanelRight, Redo2, Save, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { writeAside } from '../../../lib/text/write-pairs.ts';
import { useSignal } from '../../../lib/use-signal.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type Action, type ActionId, actions } from '../actions/actions.ts';
import { formatKeys } from '../actions/match-keys.ts';
import { PreflightChip } from '../findings/preflight-chip.tsx';
import { useEditor, useSession, useSetUi, useUi } from '../session/designer-context.ts';
import { useLayout } from '../session/use-layout.ts';
import { DesignNameField } from './design-name-field.tsx';
import { SaveStatus } from './save-status.tsx';
import styles from './top-bar.module.css';
import { ZoomMenu } from './zoom-menu.tsx';

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/** Name, undo and redo, zoom, state of saving, preflight, preview, save. */
export function DesignerTopBar({ tray }: { tray?: ReactNode }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const setUi = useSetUi();
  const canUndo = useEditor((state) => state.canUndo);
  const canRedo = useEditor((state) => state.canRedo);
  const isSnapping = useUi((ui) => ui.isSnapping);
  const isSending = useSignal(session.saver.state, (state) => state.sending?.isExplicit ?? false);
  const isStored = useSignal(session.saver.state, (state) => state.id !== null);
  const hint = (id: ActionId) => {
    const keys = (actions[id] as Action).keys?.[0];
    return writeAside(t(`action.${id}`), keys ? formatKeys(keys, IS_MAC) : '');
  };
  const tool = (id: 'undo' | 'redo', icon: typeof Undo2, isEnabled: boolean) => (
    <button
      type="button"
      className={styles.tool}
      aria-label={t(`action.${id}`)}
      title={hint(id)}
      disabled={!isEnabled}
      data-testid={id}
      onClick={() => actions[id].perform(session)}
    >
      <Icon of={icon} />
    </button>
  );
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <Link to="/auth/diy" className={styles.tool} aria-label={t('top.back')} title={t('top.back')}>
          <Icon of={ArrowLeft} />
        </Link>
        <DesignNameField />
        <SaveStatus />
      </div>
      {tool('undo', Undo2, canUndo)}
      {tool('redo', Redo2, canRedo)}
      <span className={styles.rule} />
      <button
        type="button"
        className={styles.tool}
        aria-pressed={isSnapping}
        aria-label={t('top.snapping')}
        title={t('top.snapping')}
        data-testid="snapping"
        onClick={() => setUi({ isSnapping: !isSnapping })}
      >
        <Icon of={Magnet} />
      </button>
      <button
        type="button"
        className={`${styles.tool} ${styles.wide}`}
        aria-label={t('top.shortcuts')}
        title={t('top.shortcuts')}
        onClick={() => setUi({ isShortcutsOpen: true })}
      >
        <Icon of={Keyboard} />
      </button>
      <button
        type="button"
        className={`${styles.tool} ${styles.wide}`}
        aria-label={t('history.title')}
        title={t('history.title')}
        disabled={!isStored}
        data-testid="history"
        onClick={() => setUi({ isHistoryOpen: true })}
      >
        <Icon of={History} />
      </button>
      <ZoomMenu />
      <InspectorToggle />
      <div className={styles.end}>
        {tray}
        <PreflightChip />
        <Button
          icon={<Icon of={Eye} size={18} />}
          data-testid="preview"
          title={hint('preview')}
          onClick={() => setUi({ isPreviewOpen: true })}
        >
          <span className={styles.wideText}>{t('action.preview')}</span>
        </Button>
        <Button
          type="primary"
          icon={<Icon of={Save} size={18} />}
          loading={isSending}
          data-testid="save"
          title={hint('save')}
          onClick={() => actions.save.perform(session)}
        >
          {t('action.save')}
        </Button>
      </div>
    </header>
  );
}

/** Closes and opens the inspector; where a panel stands in its place, that closes. */
function InspectorToggle() {
  const { t } = useTranslation('designer');
  const setUi = useSetUi();
  const layout = useLayout();
  const isShown = useUi((ui) => ui.isInspectorOpen && (layout === 'both' || ui.panel === null));
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={isShown}
      aria-label={t('inspector.label')}
      title={t('inspector.label')}
      data-testid="inspector-toggle"
      onClick={() =>
        setUi(
          isShown
            ? { isInspectorOpen: false }
            : layout === 'both'
              ? { isInspectorOpen: true }
              : { isInspectorOpen: true, panel: null },
        )
      }
    >
      <Icon of={PanelRight} />
    </button>
  );
}
