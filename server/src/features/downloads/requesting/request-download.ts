import { message } from '@diy/contract/messages';
import { DEFAULT_NAMING, NAMING_FIELDS, unknownFields } from '@diy/contract/naming-rule';
import type { Db } from '../../../platform/database/db.ts';
import { notFound, Refusal, refuseField } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { findUnmadeCells, nameBatch } from '../../batches/index.ts';
import { type DesignForExport, findDesignsForExport, findDesignsOfBatch } from '../../designs/index.ts';
import { downloadName } from '../naming/download-name.ts';
import { ORDER_NAMING } from '../naming/naming-rule.ts';
import { ambiguousNames, wantedFiles } from '../naming/wanted-files.ts';
import {
  type DownloadRequest,
  type FileSettings,
  nothingChosen,
  recordDownload,
} from '../record-download.ts';
import { estimateMockupBytes, estimatePrints } from './download-size.ts';
import { requestLinesDownload } from './request-lines-download.ts';

/** From this size on, a person must confirm it. */
const LARGE_BYTES = 20e9;
/** Designs read at a time. */
const DESIGNS_AT_ONCE = 500;

/**
 * Requests archives of designs or of a batch. Throws a Refusal for unknown fields or designs, for names that several
 * archives would share, and for 20 GB or more without a confirmation.
 */
export async function createDownload(
  services: Pick<Services, 'db' | 'jobs' | 'clock' | 'newId'>,
  ownerId: string,
  request: DownloadRequest & {
    split_mb: number;
    large: boolean;
    again: boolean;
    orders_log_id?: string | undefined;
  },
): Promise<{ id: string; operation_id: string }> {
  const { orders_log_id: importId } = request;
  const named = { ...request, ...fileSettings(request, importId !== undefined) };
  if (named.split_mb > 0) requireOwnNames(named.naming, importId === undefined ? 'design' : 'line');
  if (importId !== undefined) return requestLinesDownload(services, ownerId, named, importId);
  const { db } = services;
  const designs = await findRequestedDesigns(db, ownerId, named);
  if (!named.large) requireModestSize(designs, named);
  const day = services.clock.now();
  const name = downloadName({ ...named, day, isOfOrders: false }, designs.length);
  const { batchId } = named;
  const unmade = batchId === undefined ? [] : await findUnmadeCells(db, ownerId, batchId);
  return recordDownload(services, ownerId, name, named, {
    item_ids: designs.map((design) => design.id),
    problems: unmade.map((cell) => ({ ...cell, unmade: true })),
  });
}

/** The requested designs. Throws a Refusal unless the request names designs or a batch that has some. */
export async function findRequestedDesigns(
  db: Db,
  ownerId: string,
  { ids, batchId }: Pick<DownloadRequest, 'ids' | 'batchId'>,
): Promise<DesignForExport[]> {
  if ((ids === undefined) === (batchId === undefined)) throw nothingChosen();
  if (batchId !== undefined && !(await nameBatch(db, ownerId, batchId))) throw notFound('batches');
  const wanted = ids ?? (await findDesignsOfBatch(db, ownerId, batchId!, null));
  if (wanted.length === 0) throw nothingChosen();
  const designs: DesignForExport[] = [];
  for (let at = 0; at < wanted.length; at += DESIGNS_AT_ONCE) {
    designs.push(...(await findDesignsForExport(db, ownerId, wanted.slice(at, at + DESIGNS_AT_ONCE))));
  }
  return designs;
}

/** Estimated bytes of the requested files. */
export function estimateBytes(
  designs: readonly DesignForExport[],
  settings: Pick<FileSettings, 'what' | 'format' | 'naming' | 'by_template'>,
): number {
  const { what } = settings;
  return designs.reduce((sum, design) => {
    const prints = what.includes('print')
      ? estimatePrints(design, wantedFiles(settings, design.template.definition, 'design').format)
      : [];
    const mockups = what.includes('mockup') ? estimateMockupBytes(design) : 0;
    return sum + mockups + prints.reduce((total, file) => total + file.bytes, 0);
  }, 0);
}

function requireModestSize(designs: readonly DesignForExport[], request: FileSettings): void {
  const bytes = estimateBytes(designs, request);
  if (bytes < LARGE_BYTES) return;
  const gigabytes = Math.round(bytes / 1e8) / 10;
  throw new Refusal(message('downloads.very-large', { gigabytes }));
}

/** Format and naming rule of a request, or the defaults. Throws a Refusal that names naming fields that do not exist. */
export function fileSettings(
  { what, format, naming = '', by_template, locale }: DownloadRequest,
  isOfOrders: boolean,
): FileSettings {
  requireKnownFields(naming);
  return {
    what,
    format: format ?? 'png',
    naming: naming.trim() || (isOfOrders ? ORDER_NAMING : DEFAULT_NAMING),
    by_template: by_template ?? (format === undefined && naming.trim() === ''),
    locale,
  };
}

function requireKnownFields(naming: string): void {
  const unknown = unknownFields(naming).map((field) => `{${field}}`);
  if (unknown.length === 0) return;
  const known = NAMING_FIELDS.map((field) => `{${field}}`).join(' ');
  throw refuseField('naming', message('downloads.unknown-field', { unknown, known }));
}

/** Archives unpacked into one folder must not overwrite each other's files. */
function requireOwnNames(naming: string, what: 'design' | 'line'): void {
  const problem = ambiguousNames(naming, what);
  if (problem) throw refuseField('naming', problem);
}
