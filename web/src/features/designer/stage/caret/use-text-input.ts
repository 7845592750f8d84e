import type { TextLayer } from '@diy/design/layers';
import {
  type ClipboardEvent,
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useSession } from '../../session/designer-context.ts';
import { createTextBlur } from './on-text-blur.ts';
import { createTextWriter, type TextWriter } from './text-writer.ts';

/** Joins the field that nobody sees to words of the document: what is written, selected and composed in it. */
export function useTextInput(
  field: RefObject<HTMLTextAreaElement | null>,
  layer: TextLayer,
  onDone: () => void,
) {
  const session = useSession();
  const writer = useRef<TextWriter | null>(null);
  const onBlur = useRef<ReturnType<typeof createTextBlur> | null>(null);
  const done = useEffectEvent(onDone);
  const layerId = layer.id;

  // Before the browser types the letter that has opened them.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const leave = () => {
      // The focus returns to the stage: arrow keys move the text, and Tab continues from there.
      const stage = element.closest<HTMLElement>('[role="application"]');
      element.blur();
      writer.current?.leave();
      stage?.focus({ preventScroll: true });
    };
    const own = createTextWriter({ session, layerId, leave }, element);
    writer.current = own;
    own.open();
    const textBlur = createTextBlur(element, () => done());
    onBlur.current = textBlur;
    const note = () => own.readSelection();
    document.addEventListener('selectionchange', note);
    // From menus, and keyboards on screens.
    const takeOver = (event: InputEvent) => {
      if (own.undoOrRedo(event.inputType) || own.writeInList(event.inputType)) event.preventDefault();
    };
    element.addEventListener('beforeinput', takeOver);
    return () => {
      element.removeEventListener('beforeinput', takeOver);
      document.removeEventListener('selectionchange', note);
      writer.current = null;
      textBlur.stop();
      own.close();
    };
  }, [field, layerId, session]);

  // Undo and other fields change the words too.
  useLayoutEffect(() => writer.current?.follow(layer.text), [layer.text]);
  useEffect(() => session.ui.subscribe(() => writer.current?.showSelection()), [session]);

  return {
    onCompositionStart: () => writer.current?.beginComposing(),
    onCompositionUpdate: (event: CompositionEvent) => writer.current?.compose(event.data),
    onCompositionEnd: () => writer.current?.endComposing(),
    onInput: (event: FormEvent) => writer.current?.write(event.nativeEvent as InputEvent),
    onSelect: () => writer.current?.readSelection(),
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (writer.current?.isComposing() || event.nativeEvent.isComposing || event.keyCode === 229) return;
      if (writer.current?.press(event.nativeEvent)) event.preventDefault();
    },
    onBlur: (event: FocusEvent) => {
      // The window has lost the keyboard; the field has not.
      if (document.activeElement === field.current || writer.current?.isFinishing()) return;
      writer.current?.endComposing();
      onBlur.current?.blur(event.relatedTarget);
    },
    onCopy: (event: ClipboardEvent) => writer.current?.copy(event.clipboardData) && event.preventDefault(),
    onCut: (event: ClipboardEvent) => {
      if (!writer.current?.copy(event.clipboardData)) return;
      event.preventDefault();
      document.execCommand('delete');
    },
    onPaste: (event: ClipboardEvent) =>
      writer.current?.pasteStyles(event.clipboardData) && event.preventDefault(),
  };
}
