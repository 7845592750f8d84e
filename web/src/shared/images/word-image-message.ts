import type { StoredMessage } from '@diy/contract/messages';
import { loadTexts, texts, translate } from '../../lib/text/translate.ts';

/** The file of texts. */
export const IMAGE_MESSAGES = 'image-messages';

/** Loads the texts of images' notes and refusals. */
export const loadImageMessages = (): Promise<void> => loadTexts(IMAGE_MESSAGES);

/**
 * Why an image is not accepted, in the reader's language; `msg`, the server's own sentence, where this app does not know the
 * reason. The texts must be loaded.
 */
export function wordRefusal(wording: StoredMessage | undefined, msg: string): string {
  if (!wording || !texts.exists(`image-messages:refused.${wording.id}`)) return msg;
  const { params } = wording;
  const { part, name } = params;
  const what = typeof part === 'string' ? translate(`image-messages:part.${part}`, { name }) : '';
  return translate(`image-messages:refused.${wording.id}`, { ...plain(params), what });
}

/** An image's notes in the reader's language; the server's where this app does not know one. */
export function wordNotes({
  notes,
  note_ids,
}: {
  notes: readonly string[];
  note_ids: readonly string[];
}): string[] {
  const isKnown = (id: string) => texts.exists(`image-messages:note.${id}`);
  return note_ids.length === notes.length && note_ids.every(isKnown)
    ? note_ids.map((id) => translate(`image-messages:note.${id}`))
    : [...notes];
}

/** Words that the server has in its two languages are read in one of them. */
function plain(params: StoredMessage['params']): Record<string, string | number> {
  const isChinese = texts.language.startsWith('zh');
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[isChinese ? 'zh' : 'en'] : value,
    ]),
  );
}
