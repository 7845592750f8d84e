import type { DownloadRow } from '@diy/contract/downloads';
import type { MessageLocale } from '@diy/contract/messages';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { operationText } from '../operations/index.ts';
import type { DownloadWithOperation } from './downloads.service.ts';

/** How long a link works: long enough to leave the page open for a while; each call of the list makes new links. */
const LINK_TTL_SECONDS = 60 * 60;

/** A download as lists show it. After its time it counts as expired, even if its file still exists. */
export function presentDownload(
  { download, operation }: DownloadWithOperation,
  storage: ObjectStore,
  now: Date,
  locale: MessageLocale,
): DownloadRow {
  const { id, name, zip_key, expires_at } = download;
  const isExpired = operation.state === 'succeeded' && expires_at !== null && expires_at <= now;
  const hasFile = operation.state === 'succeeded' && zip_key !== null && !isExpired;
  const files = (hasFile ? download.parts : []).map((part) => ({
    name: part.name,
    url: storage.signedUrl(part.key, { ttlSeconds: LINK_TTL_SECONDS, fileName: part.name }),
    bytes: part.bytes,
  }));
  return {
    id,
    name,
    state: isExpired ? 'expired' : operation.state,
    done: operation.done,
    total: operation.total,
    message: operationText(operation, locale),
    bytes: Number(download.bytes),
    url: files[0]?.url ?? null,
    files,
    operation_id: operation.id,
    created_at: download.created_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
  };
}
