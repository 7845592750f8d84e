import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Action, actions } from '../actions/actions.ts';
import { formatKeys } from '../actions/match-keys.ts';
import { type WordAction, wordActions } from '../actions/text/word-actions.ts';
import { useSetUi, useUi } from '../session/designer-context.ts';
import styles from './shortcuts.module.css';

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);
/** Keys held with the pointer, and what they do. */
const HELD = [
  ...(['dragShift', 'dragAlt', 'dragMod', 'cutSide', 'intoGroup', 'beneath', 'distances'] as const),
  ...(['walk', 'typing', 'space', 'wheel', 'rulerLine', 'nudge'] as const),
] as const;

const OF_WORDS = (Object.values(wordActions) as WordAction[]).filter(({ isListed }) => isListed);

/** All keys, from the actions themselves, so that the list cannot go stale. */
export function ShortcutsDialog() {
  const { t } = useTranslation('designer');
  const isOpen = useUi((ui) => ui.isShortcutsOpen);
  const setUi = useSetUi();
  const listed = (Object.values(actions) as Action[]).filter(
    ({ id, keys }) => keys && !id.startsWith('nudge'),
  );
  return (
    <Modal
      open={isOpen}
      title={t('top.shortcuts')}
      footer={null}
      width={640}
      destroyOnHidden
      onCancel={() => setUi({ isShortcutsOpen: false })}
    >
      <dl className={styles.list}>
        {listed.map(({ id, keys }) => (
          <div key={id}>
            <dt>{t(`action.${id}`)}</dt>
            <dd>
              <kbd>{formatKeys(keys?.[0] ?? '', IS_MAC)}</kbd>
            </dd>
          </div>
        ))}
        {HELD.map((id) => (
          <div key={id}>
            <dt>{t(`held.${id}.what`)}</dt>
            <dd>
              <kbd>{t(`held.${id}.keys`)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.heading}>{t('top.shortcutsOfWords')}</h3>
      <dl className={styles.list}>
        {OF_WORDS.map(({ id, label, keys }) => (
          <div key={id}>
            <dt>{t(label)}</dt>
            <dd>
              <kbd>{formatKeys(keys[0] ?? '', IS_MAC)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
