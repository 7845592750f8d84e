import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { MESSAGE_LOCALES, type MessageLocale } from '@diy/contract/messages';
import type { Services } from '../../../../platform/services.ts';
import { signLink, verifyLink } from '../../../../platform/storage/signed-links.ts';
import { findImport } from '../../lines/imports.queries.ts';
import { withDecrypted } from '../../privacy/stored-file.ts';
import { buildOrderTemplate, orderTemplateName } from '../mapping/build-order-template.ts';
import { findUpload } from './uploads.queries.ts';

/** Order files are encrypted in storage, so links lead to our own route, which decrypts them. */
export type OrderFileKind = 'original' | 'errors' | 'template';

/** Path of the route, without the parts behind it. */
export const ORDER_FILE_PATH = '/saas/diy/user/orders/file';
const LINK_TTL_SECONDS = 60 * 60;

interface FileName {
  kind: OrderFileKind;
  ownerId: string;
  /** Id of the import; for the template its language, `-` in links of older versions. */
  id: string;
}

/** A link of one hour to an order file. */
export function linkTo(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  file: FileName,
  fileName: string,
): string {
  const expiresAt = Math.floor(clock.now().getTime() / 1000) + LINK_TTL_SECONDS;
  const query = signLink(config.secretKey, { key: linkedFile(file), expiresAt, fileName });
  return `${config.publicUrl}${ORDER_FILE_PATH}/${file.kind}/${file.ownerId}/${file.id}?${query}`;
}

/** The empty table in which orders can be written, by such a link. */
export function linkToTemplate(
  services: Pick<Services, 'config' | 'clock'>,
  ownerId: string,
  locale: MessageLocale,
) {
  const file_name = orderTemplateName(locale);
  return { file_name, url: linkTo(services, { kind: 'template', ownerId, id: locale }, file_name) };
}

/** The opened file of a valid link; null for any other, and for deleted files. The caller sends or destroys it. */
export async function openLinked(
  services: Pick<Services, 'config' | 'clock' | 'db' | 'storage'>,
  file: FileName,
  query: URLSearchParams,
): Promise<{ fileName: string; bytes: number; body: Buffer | Readable } | null> {
  const { config, clock, db, storage } = services;
  const claim = verifyLink(config.secretKey, linkedFile(file), query, clock.now().getTime());
  if (!claim) return null;
  const { fileName } = claim;
  if (file.kind === 'template') {
    const locale = MESSAGE_LOCALES.find((one) => one === file.id) ?? 'zh';
    const body = await buildOrderTemplate(locale);
    return { fileName, bytes: body.length, body };
  }
  const importRecord = await findImport(db, file.ownerId, file.id);
  const upload = importRecord && (await findUpload(db, file.ownerId, importRecord.upload_id));
  const key = file.kind === 'errors' ? importRecord?.error_key : upload?.file_key;
  if (!upload?.file_key || !key) return null;
  return { fileName, ...(await openDecrypted({ config, storage }, file.ownerId, key)) };
}

/** Nothing is sent before all of it is decrypted; the decrypted file has no name by then, and is gone when it was sent. */
async function openDecrypted(
  services: Pick<Services, 'config' | 'storage'>,
  ownerId: string,
  key: string,
): Promise<{ bytes: number; body: Readable }> {
  const opened = await withDecrypted(services, ownerId, key, (path) => open(path, 'r'));
  return { bytes: (await opened.stat()).size, body: opened.createReadStream() };
}

/** What a link to the file is signed for. */
function linkedFile({ kind, ownerId, id }: FileName): string {
  return `order-file/${kind}/${ownerId}/${id}`;
}
