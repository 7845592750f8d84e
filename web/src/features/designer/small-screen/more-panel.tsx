import {
  Eye,
  History,
  type LucideIcon,
  Magnet,
  Maximize,
  Shirt,
  Sparkles,
  TextCursorInput,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSignal } from '../../../lib/use-signal.ts';
import { Icon } from '../../../ui/icon.tsx';
import { actions } from '../actions/actions.ts';
import { NewerTemplateStatus } from '../save-dialogs/newer-template-status.tsx';
import { OutdatedOrdersStatus } from '../save-dialogs/outdated-orders-status.tsx';
import { RenderStatus } from '../save-dialogs/render-status.tsx';
import { useSession, useSetUi, useUi } from '../session/designer-context.ts';
import { DesignNameField } from '../top-bar/design-name-field.tsx';
import styles from './sheet.module.css';

/** What a telephone has no room for next to the stage, and what it does not have at all. */
export function MorePanel() {
  const { t } = useTranslation('designer');
  const session = useSession();
  const setUi = useSetUi();
  const isSnapping = useUi((ui) => ui.isSnapping);
  const isStored = useSignal(session.saver.state, (state) => state.id !== null);
  const entry = (icon: LucideIcon, label: string, onClick: () => void, more: { disabled?: boolean } = {}) => (
    <button type="button" className={styles.entry} onClick={onClick} {...more}>
      <Icon of={icon} />
      <span>{label}</span>
    </button>
  );
  return (
    <div className={styles.scroll} data-testid="more-sheet">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the field in it has the name itself */}
      <label className={styles.name}>
        {t('top.name')}
        <DesignNameField />
      </label>
      <div className={styles.state}>
        <RenderStatus />
        <OutdatedOrdersStatus />
        <NewerTemplateStatus />
      </div>
      {entry(Eye, t('action.preview'), () => setUi({ isPreviewOpen: true }))}
      {entry(Shirt, t('panel.templates'), () => setUi({ panel: 'templates' }))}
      {entry(Sparkles, t('panel.ai'), () => setUi({ panel: 'ai' }))}
      {entry(TextCursorInput, t('panel.fields'), () => setUi({ panel: 'fields' }))}
      {entry(History, t('history.title'), () => setUi({ isHistoryOpen: true }), { disabled: !isStored })}
      {entry(Maximize, t('action.zoomFit'), () => actions.zoomFit.perform(session))}
      <button
        type="button"
        className={styles.entry}
        aria-pressed={isSnapping}
        onClick={() => setUi({ isSnapping: !isSnapping })}
      >
        <Icon of={Magnet} />
        <span>{t('top.snapping')}</span>
      </button>
      <p className={styles.elsewhere}>{t('sheet.elsewhere')}</p>
    </div>
  );
}
