import { type MessageLocale, message } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { LineState, OrderImportItem } from '@diy/contract/orders/orders';
import { type PageFigures, pageFigures } from '../../../../platform/database/page.ts';
import type { Services } from '../../../../platform/services.ts';
import { findOperations, type OperationRow, operationText } from '../../../operations/index.ts';
import { countImports, findImport, pageOfImports, type StoredImport } from '../../lines/imports.queries.ts';
import { countLinesOfImports } from '../../lines/line-counts.queries.ts';
import { findOutdatedVersions } from '../../lines/list-orders.ts';
import { countWaitingOfImports } from '../../review/reviews.queries.ts';
import { findProfile } from '../mapping/profiles/all-profiles.ts';
import { layoutName } from '../mapping/profiles/layout-name.ts';
import { linkTo } from '../upload/file-links.ts';
import { findUpload } from '../upload/uploads.queries.ts';
import { ORIGINAL_KEPT_DAYS } from './delete-imports.ts';
import { presentMapping } from './imports.presenter.ts';
import { findUndoRefusals, type UndoRefusal } from './undo-refusals.ts';

type Needs = Pick<Services, 'db' | 'config' | 'clock'>;
const DAY_MS = 24 * 3600 * 1000;

/** One page of imports, newest first. */
export async function listImports(
  services: Needs,
  ownerId: string,
  query: { p: number; limit: number; content: string },
  locale: MessageLocale,
): Promise<PageFigures & { list: OrderImportItem[] }> {
  const { db } = services;
  const page = { limit: query.limit, offset: (query.p - 1) * query.limit };
  const imports = await pageOfImports(db, ownerId, query.content, page);
  const list = await presentImports(services, ownerId, imports, locale);
  return { list, ...pageFigures(query.p, query.limit, await countImports(db, ownerId, query.content)) };
}

/** One import; null for a foreign, deleted or random id. */
export async function describeImport(
  services: Needs,
  ownerId: string,
  id: string,
  locale: MessageLocale,
): Promise<OrderImportItem | null> {
  const importRecord = await findImport(services.db, ownerId, id);
  return importRecord ? (await presentImports(services, ownerId, [importRecord], locale))[0]! : null;
}

async function presentImports(
  services: Needs,
  ownerId: string,
  imports: readonly StoredImport[],
  locale: MessageLocale,
): Promise<OrderImportItem[]> {
  const { db } = services;
  const ids = imports.map((importRecord) => importRecord.operation_id);
  const found = ids.length === 0 ? [] : await findOperations(db, ownerId, ids);
  const operations = new Map(found.map((operation) => [operation.id, operation]));
  const importIds = imports.map((importRecord) => importRecord.id);
  const lines = await countLinesOfImports(db, ownerId, importIds);
  const over = imports.filter((one) => isOver(stateOf(one, operations.get(one.operation_id))));
  const refusals = await findUndoRefusals(db, ownerId, over);
  const waiting = await countWaitingOfImports(db, ownerId, importIds);
  return Promise.all(
    imports.map(async (importRecord) => {
      const upload = await findUpload(db, ownerId, importRecord.upload_id);
      const outdated = await findOutdatedVersions(db, ownerId, { importId: importRecord.id });
      return presentImport(services, importRecord, locale, {
        operation: operations.get(importRecord.operation_id),
        states: lines.filter((one) => one.import_id === importRecord.id),
        refused: refusals.get(importRecord.id) ?? null,
        waiting: waiting.get(importRecord.id) ?? 0,
        hasOriginal: Boolean(upload?.file_key),
        outdated: outdated.reduce((sum, one) => sum + one.unprinted, 0),
      });
    }),
  );
}

interface Around {
  operation: OperationRow | undefined;
  states: { state: LineState; lines: number; pieces: number; touched: number }[];
  refused: UndoRefusal | null;
  waiting: number;
  hasOriginal: boolean;
  outdated: number;
}

function presentImport(
  services: Needs,
  importRecord: StoredImport,
  locale: MessageLocale,
  { operation, states, refused, waiting, hasOriginal, outdated }: Around,
): OrderImportItem {
  const { id, owner_id: ownerId, mapping, headers, created_at } = importRecord;
  const sum = (of: (one: Around['states'][number]) => number) =>
    states.reduce((total, one) => total + of(one), 0);
  const state = stateOf(importRecord, operation);
  const link = (kind: 'original' | 'errors', fileName: string) =>
    linkTo(services, { kind, ownerId, id }, fileName);
  return {
    id,
    file_name: importRecord.file_name,
    bytes: importRecord.bytes,
    sha256: importRecord.sha256,
    kind: importRecord.kind,
    encoding: importRecord.encoding,
    sheet: importRecord.sheet,
    profile: mapping.profile,
    profile_name: layoutName(findProfile(mapping.profile), locale),
    mapping: presentMapping(mapping, headers),
    shop: importRecord.shop,
    policy: { mode: importRecord.mode, duplicates: importRecord.duplicates },
    state,
    message: operation ? operationText(operation, locale) : '',
    operation_id: importRecord.operation_id,
    operation_state: operation?.state ?? 'expired',
    counts: {
      rows: importRecord.rows_read,
      ready: importRecord.ready,
      duplicate: importRecord.duplicate,
      unknown: importRecord.unknown,
      wrong: importRecord.wrong,
      cancelled: importRecord.cancelled,
      blank: importRecord.blank,
    },
    done: importRecord.rows_read,
    created: importRecord.created,
    updated: importRecord.updated,
    lines: sum((one) => one.lines),
    pieces: sum((one) => one.pieces),
    states: Object.fromEntries(states.map((one) => [one.state, one.lines])),
    outdated,
    waiting,
    operator: importRecord.operator,
    created_at: created_at.toISOString(),
    original_url: hasOriginal ? link('original', importRecord.file_name) : null,
    error_sheet_url:
      hasOriginal && importRecord.error_key !== null
        ? link('errors', errorSheetName(importRecord.file_name, importRecord.locale))
        : null,
    original_until: hasOriginal
      ? new Date(created_at.getTime() + ORIGINAL_KEPT_DAYS * DAY_MS).toISOString()
      : null,
    can_undo: isOver(state) && refused === null,
    undo_refused: isOver(state) && refused ? presentRefusal(refused, locale) : null,
  };
}

function presentRefusal({ reason, later }: UndoRefusal, locale: MessageLocale) {
  return {
    reason: messageText(reason, locale),
    later: later && {
      id: later.id,
      file_name: later.file_name,
      created_at: later.created_at.toISOString(),
    },
  };
}

/** The tray can stop an import before its job notices. */
function stateOf(importRecord: StoredImport, operation: OperationRow | undefined): OrderImportItem['state'] {
  if (importRecord.state !== 'importing') return importRecord.state;
  return operation?.state === 'cancelled' || operation?.state === 'failed' ? operation.state : 'importing';
}

/** Whether an import has ended with lines that might be undone. */
function isOver(state: OrderImportItem['state']): boolean {
  return state !== 'importing' && state !== 'undone';
}

function errorSheetName(fileName: string, locale: MessageLocale): string {
  const file = fileName.replace(/\.[^.]{1,5}$/, '');
  return `${messageText(message('papers.to-correct', { file }), locale, { isolates: false })}.xlsx`;
}
