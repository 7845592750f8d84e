import type { DataOf } from '@diy/contract/endpoint';
import type { ImageWork, previewImageWork, WorkItem } from '@diy/contract/images/image-work';
import type { MessageLocale } from '@diy/contract/messages';
import { isStoredMessage } from '@diy/contract/messages/message';
import { messageText } from '@diy/contract/messages/message-text';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { presentImage } from '../images.presenter.ts';
import type { StoredImage } from '../images.queries.ts';
import type { EditOutcome } from '../tools/edit-image.ts';
import type { CountedWork } from './image-work.service.ts';
import type { WorkItemRow } from './work-items.queries.ts';

export function presentWork({ work, operation, total, done, failed }: CountedWork): ImageWork {
  return {
    id: work.id,
    title: work.title,
    steps: work.steps,
    target_tid: work.target_type,
    state: operation?.state ?? (work.ended_at ? 'succeeded' : 'queued'),
    total,
    done,
    failed,
    created_at: work.created_at.toISOString(),
  };
}

/** Returns null when even the source is gone for good. */
export function presentWorkItem(
  storage: ObjectStore,
  item: WorkItemRow,
  images: ReadonlyMap<string, StoredImage>,
  { locale, isStopped }: { locale: MessageLocale; isStopped: boolean },
): WorkItem | null {
  const shown = (id: string | null) => {
    const image = id === null ? undefined : images.get(id);
    if (!image) return null;
    const { name, url, width, height, has_alpha } = presentImage(storage, image, locale);
    return { id: image.id, name, url, width, height, has_alpha };
  };
  const image = shown(item.image_id);
  if (!image) return null;
  // A stopped run's pictures are ended one by one; what a person sees is that they do not come any more.
  const isLeft = isStopped && (item.state === 'waiting' || item.state === 'running');
  return {
    image,
    state: isLeft ? 'cancelled' : item.state,
    result: shown(item.result_id),
    was_there: item.was_there,
    edge_quality: item.edge_quality,
    frame: item.frame,
    mark: item.mark,
    error: item.state === 'failed' ? (item.reason?.id ?? '') : '',
    msg: item.reason ? messageText(item.reason.text, locale) : '',
    wording: item.reason && isStoredMessage(item.reason.text) ? item.reason.text : null,
  };
}

export function presentPreview(made: EditOutcome, locale: MessageLocale): DataOf<typeof previewImageWork> {
  return {
    width: made.widthPx,
    height: made.heightPx,
    changed: made.preview !== null,
    preview_url: made.preview && `data:image/webp;base64,${made.preview.toString('base64')}`,
    edge_quality: made.edgeQuality ?? null,
    msg: made.checkReason ? messageText(made.checkReason, locale) : '',
    palette: made.palette ?? [],
    palette_shares: made.paletteShares ?? [],
    frame: made.frame,
    tilt: made.tilt ?? null,
  };
}
