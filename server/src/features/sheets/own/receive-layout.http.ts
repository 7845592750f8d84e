import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageLocale } from '@diy/contract/messages';
import { saveSheetLayout } from '@diy/contract/sheets/sheets-layouts';
import type { FastifyRequest } from 'fastify';
import { parseInput } from '../../../platform/http/parse-input.ts';
import type { Services } from '../../../platform/services.ts';
import { FormMalformed, FormTooLarge, receiveForm } from '../../../platform/storage/receive-form.ts';
import { importOwnLayout } from './own-layouts.service.ts';
import { ownSheetRefusals } from './own-sheet-refusals.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** Imports the sheet of a form as a layout; throws a Refusal for a form without one, and for one too large. */
export async function receiveLayout(
  request: FastifyRequest,
  services: Pick<Services, 'db' | 'storage' | 'newId' | 'config'>,
  ownerId: string,
  locale: MessageLocale,
) {
  const { file, fields } = await receiveForm(request.raw, {
    folder: join(services.config.dataDir, 'incoming'),
    maxBytes: MAX_BYTES,
    onChunk() {},
  }).catch((error) => {
    if (error instanceof FormTooLarge) throw ownSheetRefusals.tooLarge();
    if (error instanceof FormMalformed) throw ownSheetRefusals.noFile();
    throw error;
  });
  try {
    const name = fields.get('name');
    const input = parseInput(saveSheetLayout, name ? { name } : {}, locale);
    const bytes = await readFile(file.path);
    const { fileName } = file;
    return await importOwnLayout(services, ownerId, { bytes, fileName, name: input.name ?? '' }, locale);
  } finally {
    await rm(file.path, { force: true });
  }
}
