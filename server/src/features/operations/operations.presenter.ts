import type { MessageLocale } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { Operation } from '@diy/contract/operations';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { OperationRow } from './operations.queries.ts';

const LINK_TTL_SECONDS = 15 * 60;

/** The row's message in the reader's language; a sentence that an older version stored stays as it is. */
export function operationText(
  { reason, message }: Pick<OperationRow, 'reason' | 'message'>,
  locale: MessageLocale,
): string {
  return reason ? messageText(reason, locale) : message;
}

/** A row as the wire shows it, in the reader's language; a finished file becomes a signed link of 15 minutes. */
export function presentOperation(row: OperationRow, storage: ObjectStore, locale: MessageLocale): Operation {
  const { owner_id, result_key, result_name, reason, created_at, updated_at, ...shown } = row;
  const link = { ttlSeconds: LINK_TTL_SECONDS, fileName: result_name ?? undefined };
  return {
    ...shown,
    message: operationText(row, locale),
    result_url: result_key === null ? null : storage.signedUrl(result_key, link),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
