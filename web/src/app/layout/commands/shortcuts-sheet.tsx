import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { shortcutsSheet } from './open-overlays.ts';
import styles from './shortcuts-sheet.module.css';

const MOD = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Keys of the pages outside the designer, which has its own sheet, by what they do. */
const KEYS: [string, string][] = [
  ['palette', `${MOD} K`],
  ['sheet', '?'],
  ['searchField', '/'],
  ['goTo', 'G + 1–8'],
  ['select', 'Space'],
  ['range', 'Shift + Click'],
  ['move', '← ↑ → ↓'],
  ['open', 'Enter'],
  ['rename', 'F2'],
  ['remove', 'Delete'],
  ['leave', 'Esc'],
];

/** What every key does. */
export function ShortcutsSheet() {
  const { t } = useTranslation('common');
  return (
    <Modal open title={t('shortcuts.title')} footer={null} width={480} onCancel={shortcutsSheet.close}>
      <dl className={styles.list}>
        {KEYS.map(([id, keys]) => (
          <div key={id}>
            <dt>{t(`shortcuts.${id}`)}</dt>
            <dd>
              <kbd dir="ltr">{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
