import type { MessageLocale } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { Refusal } from '../../../platform/errors/refusal.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { presentImage } from '../images.presenter.ts';
import type { EditOutcome } from './edit-image.ts';
import type { PageSketch } from './pdf-pages.ts';

/** A page of a PDF to be chosen by its picture; null = it cannot be drawn. */
export function presentSketch({ page, picture }: PageSketch) {
  return { page, picture: picture && `data:image/png;base64,${picture.toString('base64')}` };
}

/** A page that became no image, and why. */
export function presentRefusedPage(
  { page, refusal }: { page: number; refusal: Refusal },
  locale: MessageLocale,
) {
  return { page, error: refusal.id, msg: messageText(refusal.text, locale) };
}

/** What an edit came to, seen first or saved. */
export function presentEdited(storage: ObjectStore, edited: EditOutcome, locale: MessageLocale) {
  return {
    width: edited.widthPx,
    height: edited.heightPx,
    changed: edited.image !== null || edited.preview !== null,
    preview_url: edited.preview && `data:image/webp;base64,${edited.preview.toString('base64')}`,
    edge_quality: edited.edgeQuality ?? null,
    palette: edited.palette ?? [],
    image: edited.image && presentImage(storage, edited.image, locale),
  };
}
