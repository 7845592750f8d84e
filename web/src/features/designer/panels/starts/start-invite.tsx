import { LayoutTemplate } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { useEditor, useSetUi, useUi } from '../../session/designer-context.ts';
import styles from './start-invite.module.css';

/** On a design with nothing in it yet: the way to those that are ready. */
export function StartInvite() {
  const { t } = useTranslation('designer');
  const isEmpty = useEditor((state) => state.design.surfaces.every(({ layers }) => layers.length === 0));
  const isOpen = useUi((ui) => ui.panel === 'starts');
  const setUi = useSetUi();
  if (!isEmpty || isOpen) return null;
  return (
    <button
      type="button"
      className={styles.invite}
      data-testid="start-invite"
      onClick={() => setUi({ panel: 'starts', replacingId: null })}
    >
      <Icon of={LayoutTemplate} size={18} />
      {t('starts.invite')}
    </button>
  );
}
