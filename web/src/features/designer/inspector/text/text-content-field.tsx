import type { TextLayer } from '@diy/design/layers';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pressedKey } from '../../../../lib/pressed-key.ts';
import { changeText, removeOnceLeft } from '../../actions/text/change-text.ts';
import { limitText } from '../../actions/text/limit-text.ts';
import fields from '../../fields/fields.module.css';
import { useSession } from '../../session/designer-context.ts';

interface TextContentFieldProps {
  layer: TextLayer;
  /** Takes the focus at once, with all words selected or behind the last. */
  hasFocus?: 'all' | 'end';
  /** Escape, Ctrl+Enter or leaving the field. */
  onDone?: () => void;
  testId: string;
}

let visits = 0;

/**
 * The words of a text layer. While an input method composes, nothing reaches the document; one visit to the field is
 * one undo step.
 */
export function TextContentField({ layer, hasFocus, onDone, testId }: TextContentFieldProps) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const field = useRef<HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  const visit = useRef(0);
  /** The window has lost the keyboard; the field has not. */
  const isAway = useRef(false);
  /** Lets the text go that this visit has emptied. */
  const leave = useRef<(() => void) | null>(null);
  const [composed, setComposed] = useState<string | null>(null);
  useEffect(() => {
    if (!hasFocus) return;
    field.current?.focus();
    if (hasFocus === 'all') field.current?.select();
    else field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [hasFocus]);

  const joinKey = () => `text:${layer.id}:${visit.current}`;
  const commit = (text: string) => {
    const words = limitText(text, layer.text);
    changeText(session, layer.id, { text: words }, joinKey());
    if (words.trim() === '' && layer.text.trim() !== '')
      leave.current = removeOnceLeft(session, layer.id, joinKey());
  };
  return (
    <textarea
      ref={field}
      className={fields.textarea}
      rows={3}
      value={composed ?? layer.text}
      disabled={layer.locked}
      aria-label={t('text.content')}
      data-testid={testId}
      onFocus={() => {
        if (!isAway.current) visit.current = ++visits;
        isAway.current = false;
      }}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false;
        setComposed(null);
        commit(event.currentTarget.value);
      }}
      onChange={(event) => {
        if (isComposing.current) setComposed(event.target.value);
        else commit(event.target.value);
      }}
      onBlur={(event) => {
        isAway.current = document.activeElement === event.currentTarget;
        if (isAway.current) return;
        setComposed(null);
        onDone?.();
      }}
      onKeyDown={(event) => {
        if (isComposing.current || event.nativeEvent.isComposing) return;
        const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
        if (isDone) {
          // On the stage the focus returns to it: arrow keys move the text, and Tab continues from there.
          const stage = event.currentTarget.closest<HTMLElement>('[role="application"]');
          event.currentTarget.blur();
          leave.current?.();
          stage?.focus({ preventScroll: true });
        }
        // Undo belongs to the design: the field's own history knows nothing of fonts and sizes.
        const isUndo = (event.ctrlKey || event.metaKey) && pressedKey(event).toLowerCase() === 'z';
        if (!isUndo) return;
        event.preventDefault();
        if (event.shiftKey) session.editor.redo();
        else session.editor.undo();
      }}
    />
  );
}
