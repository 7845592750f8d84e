import { texts, translate } from '../../lib/text/translate.ts';

/** The file of texts. */
export const IMAGE_MESSAGES = 'image-messages';

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
