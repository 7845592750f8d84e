import { useTranslation } from 'react-i18next';
import { IMAGE_MESSAGES, wordNotes } from './word-image-message.ts';

/** An image's notes in the reader's language; in the server's until the texts are here. */
export function useImageNotes(image: Parameters<typeof wordNotes>[0]): string[] {
  useTranslation(IMAGE_MESSAGES, { useSuspense: false });
  return wordNotes(image);
}
