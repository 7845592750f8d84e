import { useEffect } from 'react';
import { selectedLayers } from '../session/active-surface.ts';
import { useSession } from '../session/designer-context.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import type { ContentParts } from '../session/session-parts.ts';
import { actions } from './actions.ts';
import { addText } from './add-content.ts';
import { pasteClipboard, readClipboardText } from './clipboard.ts';
import { addSvgFiles } from './graphics/add-svg-files.ts';
import { readRichWords } from './rich/read-rich-words.ts';
import { limitText } from './text/limit-text.ts';
import { useAddFiles } from './use-add-files.ts';
import { isTyping } from './use-keyboard.ts';

/** Marks the system's clipboard as ours, so that words copied elsewhere later are not mistaken for layers. */
const LAYERS_TYPE = 'application/x-diy-layers';

/** The words of copied texts, top to bottom as they are read; nothing for other layers. */
function wordsOf(session: Pick<DesignerSession, 'editor'>): string {
  const texts = selectedLayers(session.editor.getState()).filter((layer) => layer.kind === 'text');
  return texts.map(({ text }) => text).join('\n');
}

/** A drawing that was copied as its source, as if its file had been pasted. */
function readSvg(words: string): File | null {
  if (!/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(words))
    return null;
  return /<\/svg>\s*$/i.test(words) ? new File([words], 'pasted.svg', { type: 'image/svg+xml' }) : null;
}

/** Words of another program, with what of their looks a text can have. */
function addWords(session: ContentParts, plain: string, html: string): void {
  const rich = readRichWords(html, plain);
  addText(session, { text: limitText(rich?.text ?? plain) }, rich);
}

/**
 * Copy, cut and paste as the browser's own events: layers here, pictures and words from anywhere. Pictures are
 * uploaded, drawings become vectors, words become a text layer.
 */
export function useClipboard(): void {
  const session = useSession();
  const addPictures = useAddFiles();
  useEffect(() => {
    const addFiles = async (files: readonly File[]) => {
      const pictures = await addSvgFiles(session, files);
      if (pictures.length > 0) addPictures(pictures);
    };
    const isForField = (event: ClipboardEvent) =>
      isTyping(event.target) || document.querySelector('[role="dialog"]:not([data-floating])') !== null;
    const copy = (event: ClipboardEvent) => {
      if (isForField(event) || session.editor.getState().selection.length === 0) return;
      event.preventDefault();
      const words = wordsOf(session);
      actions[event.type === 'cut' ? 'cut' : 'copy'].perform(session);
      event.clipboardData?.setData(LAYERS_TYPE, readClipboardText() ?? '');
      event.clipboardData?.setData('text/plain', words);
    };
    const paste = (event: ClipboardEvent) => {
      if (isForField(event)) return;
      event.preventDefault();
      const clipboard = event.clipboardData;
      const layers = clipboard?.getData(LAYERS_TYPE);
      const words = clipboard?.getData('text/plain').trim() ?? '';
      const files = [...(clipboard?.files ?? [])];
      const svg = readSvg(words);
      if (layers) pasteClipboard(session, layers);
      else if (files.length > 0) void addFiles(files);
      else if (svg) void addFiles([svg]);
      else if (words) addWords(session, words, clipboard?.getData('text/html') ?? '');
      // The system's clipboard is empty or not readable, so the content copied by the menu is used.
      else pasteClipboard(session);
    };
    window.addEventListener('copy', copy);
    window.addEventListener('cut', copy);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('copy', copy);
      window.removeEventListener('cut', copy);
      window.removeEventListener('paste', paste);
    };
  }, [session, addPictures]);
}
