import { useEffect } from 'react';
import { useSession } from '../session/designer-context.ts';
import { addText } from './add-content.ts';
import { hasClipboard, parseClipboard, pasteClipboard } from './clipboard.ts';
import { useAddFiles } from './use-add-files.ts';
import { isTyping } from './use-keyboard.ts';

const MAX_TEXT = 500;

/** Ctrl+V: pictures from the clipboard are uploaded, copied layers pasted, words become a text layer. */
export function usePaste(): void {
  const session = useSession();
  const addFiles = useAddFiles();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (isTyping(event.target) || document.querySelector('[role="dialog"]:not([data-floating])')) return;
      const files = [...(event.clipboardData?.files ?? [])].filter((file) => file.type.startsWith('image/'));
      const words = event.clipboardData?.getData('text/plain').trim() ?? '';
      event.preventDefault();
      if (files.length > 0) addFiles(files);
      // Our own copying leaves the system's clipboard alone, so layers go before older words in it.
      else if (hasClipboard() || parseClipboard(words)) pasteClipboard(session);
      else if (words) addText(session, { text: words.slice(0, MAX_TEXT) });
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [session, addFiles]);
}
