import type { MessageLocale } from '@diy/contract/messages';
import type { Services } from '../../../platform/services.ts';
import { importOwnLayout } from './own-layouts.service.ts';

/** Bytes that an imported sheet may have. */
export const MAX_SHEET_BYTES = 5 * 1024 * 1024;

/** Imports a received sheet as a layout; throws a Refusal for one that cannot be filled. */
export async function receiveLayout(
  services: Pick<Services, 'db' | 'storage' | 'newId' | 'ownSheets'>,
  ownerId: string,
  { path, fileName, name }: { path: string; fileName: string; name: string },
  locale: MessageLocale,
) {
  return importOwnLayout(services, ownerId, { path, fileName, name }, locale);
}
