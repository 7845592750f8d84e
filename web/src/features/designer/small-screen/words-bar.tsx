import { ClipboardPaste, Copy, type LucideIcon, Scissors, TextSelect } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useUi } from '../session/designer-context.ts';
import { useFinger, useLayout } from '../session/use-layout.ts';
import { isCompact } from '../view/choose-layout.ts';
import { clipWords, finishWords, pasteWords, selectWords } from './edit-words.ts';
import styles from './words-bar.module.css';

/** Whether fingers edit words on the artwork, which have no menu of the telephone's own. */
export function useWordsBar(): boolean {
  const isSmall = isCompact(useLayout());
  const hasFinger = useFinger();
  const isEditing = useUi((ui) => ui.editingTextId !== null && ui.textSelection !== null);
  return isEditing && (isSmall || hasFinger);
}

/** Under the stage while words are edited on it: what a desk has keys for. */
export function WordsBar() {
  const { t } = useTranslation('designer');
  const hasSelection = useUi(({ textSelection: now }) => now !== null && now.anchor !== now.head.offset);
  const paste = async () => {
    if (!(await pasteWords())) notify.warning(t('bar.cannotPaste'));
  };
  const button = (id: string, icon: LucideIcon, label: string, onClick: () => void, isDisabled = false) => (
    <button type="button" disabled={isDisabled} data-testid={`words-${id}`} onClick={onClick}>
      <Icon of={icon} size={18} />
      <span>{label}</span>
    </button>
  );
  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label={t('bar.words')}
      data-testid="words-bar"
      // The words keep the keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {button('all', TextSelect, t('action.selectAll'), selectWords)}
      {button('cut', Scissors, t('action.cut'), () => clipWords('cut'), !hasSelection)}
      {button('copy', Copy, t('action.copy'), () => clipWords('copy'), !hasSelection)}
      {button('paste', ClipboardPaste, t('action.paste'), () => void paste())}
      <button type="button" className={styles.done} data-testid="words-done" onClick={finishWords}>
        {t('crop.done')}
      </button>
    </div>
  );
}
