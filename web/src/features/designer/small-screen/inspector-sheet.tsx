import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RoundButton } from '../../../ui/round-button.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import { useSetUi } from '../session/designer-context.ts';
import styles from './sheet.module.css';

/** The inspector with a way to close it. */
export function InspectorSheet() {
  const { t } = useTranslation('designer');
  const setUi = useSetUi();
  return (
    <div className={styles.inspector} data-testid="inspector-sheet">
      <header className={styles.head}>
        <h2>{t('inspector.label')}</h2>
        <RoundButton icon={X} label={t('common:close')} onClick={() => setUi({ isInspectorOpen: false })} />
      </header>
      <Inspector />
    </div>
  );
}
