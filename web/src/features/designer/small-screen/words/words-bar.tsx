import { ClipboardPaste, Copy, type LucideIcon, Scissors, TextSelect } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../lib/notifications.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useSession, useUi } from '../../session/designer-context.ts';
import { useFinger, useLayout } from '../../session/use-layout.ts';
import { canDoWith, runTextCommand, type TextAction } from '../../stage/caret/text-menu.ts';
import { isCompact } from '../../view/choose-layout.ts';
import { finishWords } from './finish-words.ts';
import { LettersBar } from './letters-bar.tsx';
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
  const session = useSession();
  // Rendered again when the selection changes, because it decides which buttons are enabled.
  useUi((ui) => ui.textSelection);
  const button = (id: TextAction, icon: LucideIcon) => (
    <button
      type="button"
      disabled={!canDoWith(session, id)}
      data-testid={`words-${id}`}
      onClick={() =>
        void runTextCommand(session, id, (why) =>
          notify.warning(t(why === 'refused' ? 'bar.cannotPaste' : `text.notPasted.${why}`)),
        )
      }
    >
      <Icon of={icon} size={18} />
      <span>{t(`action.${id}`)}</span>
    </button>
  );
  return (
    <>
      <LettersBar />
      <div
        className={styles.bar}
        role="toolbar"
        aria-label={t('bar.words')}
        data-testid="words-bar"
        // The words keep the keyboard.
        onMouseDown={(event) => event.preventDefault()}
      >
        {button('selectAll', TextSelect)}
        {button('cut', Scissors)}
        {button('copy', Copy)}
        {button('paste', ClipboardPaste)}
        <button type="button" className={styles.done} data-testid="words-done" onClick={finishWords}>
          {t('crop.done')}
        </button>
      </div>
    </>
  );
}
