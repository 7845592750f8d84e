import { message } from '@diy/contract/messages';
import type { DesignDocument } from '@diy/design/document';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { findDesigns, type RenderResult } from '../../designs/index.ts';
import type { RenderNeeds } from '../../rendering/index.ts';
import { type OnFileStart, renderDocument, UnprintableDesign } from '../../rendering/index.ts';
import { addNewestFacts, type TemplateVersionRow } from '../../templates/index.ts';
import type { CheckedLine, CheckNeeds } from '../lines/check-lines.ts';
import { checkedLine } from '../lines/check-lines.ts';
import { openPrivate } from '../lines/line-content.ts';
import {
  findLine,
  findLines,
  findLinesOfImport,
  type LineRecord,
  recordMockup,
  recordProduced,
} from '../lines/lines.queries.ts';
import type { LineNote } from '../model/line-note.ts';
import { LineProblem } from '../model/line-problem.ts';
import type { KeptFinding } from '../model/open-errors.ts';
import type { PersonalisedText } from '../model/order-line.ts';
import { rowCipherOf } from '../privacy/encrypt-row.ts';
import { OPEN_LINE_STATES } from '../states/line-states.ts';
import { type PackedBefore, packedBy } from './packed-before.ts';
import { recordPacked } from './packed-lines.queries.ts';

/** A line with exactly what is printed for it. */
export interface ProductionLine {
  id: string;
  orderNo: string;
  lineNo: string;
  shop: string;
  sku: string;
  quantity: number;
  /** Row of the source file, as a spreadsheet counts. */
  row: number;
  /** What the buyer asked for, decrypted: not for plain columns or logs. */
  texts: readonly PersonalisedText[];
  design: { id: string; sku: string; name: string; version: number };
  colourId: string;
  sizeId: string;
  document: DesignDocument;
  template: TemplateVersionRow;
  /** A warning: it can be printed, but somebody should check it first; null = none. */
  warning: Message | null;
}

/** An import's lines that are to be printed, in the order of its file, and which were packed before; those on hold wait. */
export async function producibleLines(
  db: Services['db'],
  ownerId: string,
  importId: string,
): Promise<{ id: string; before: PackedBefore }[]> {
  const lines = await findLinesOfImport(db, ownerId, importId);
  return lines
    .filter(({ state, held }) => OPEN_LINE_STATES.includes(state) && !held)
    .map(({ id, state, files_outdated }) => ({ id, before: packedBy(state, files_outdated) }));
}

/** Whether a line that was to be printed is to wait, or never to be printed, by now. */
export function isWithdrawn({ held, state }: Pick<LineRecord, 'held' | 'state'>): boolean {
  return held || state === 'cancelled';
}

/**
 * A line with its version of the design, in its colour and size, with the buyer's words and pictures in it. Throws
 * LineProblem where it must not be printed.
 */
export async function productionLine(
  services: CheckNeeds,
  ownerId: string,
  id: string,
): Promise<ProductionLine> {
  const assembled = await assembleLine(services, ownerId, await lineToAssemble(services.db, ownerId, id));
  const { note, preflight: _, kept: __, ...line } = assembled;
  if (note && !note.isWarning) throw new LineProblem(note, note.kind);
  return { ...line, warning: note };
}

/** The line of an id. Throws LineProblem when it was deleted. */
export async function lineToAssemble(db: Services['db'], ownerId: string, id: string): Promise<LineRecord> {
  const line = await findLine(db, ownerId, id);
  if (!line) throw new LineProblem(GONE);
  return line;
}

/**
 * A line as it would be printed, with its findings; it may be withheld. Throws LineProblem when it cannot be composed
 * at all.
 */
export async function assembleLine(
  services: CheckNeeds,
  ownerId: string,
  line: LineRecord,
): Promise<
  Omit<ProductionLine, 'warning'> & Pick<CheckedLine, 'note' | 'preflight'> & { kept: KeptFinding[] }
> {
  const [[design], { note, document, template, findings, preflight }] = await Promise.all([
    findDesigns(services.db, ownerId, [line.design_id]),
    checkedLine(services, ownerId, line),
  ]);
  // Bare sides on its size, or missing personalisation, cannot be accepted.
  const isWhole = note === null || note.isWarning || findings.some(({ severity }) => severity === 'error');
  if (!isWhole) throw new LineProblem(note, note.kind);
  return {
    ...factsOf(line),
    texts: decryptPersonalisation(services, ownerId, line),
    design: {
      id: line.design_id,
      sku: design?.sku ?? line.sku,
      name: design?.name ?? line.title,
      version: line.design_version,
    },
    document,
    template: await addNewestFacts(services.db, ownerId, template),
    note,
    preflight,
    kept: findings,
  };
}

/** What the buyer of a line asked for, decrypted. */
export function decryptPersonalisation(
  { config }: Pick<Services, 'config'>,
  ownerId: string,
  line: Pick<LineRecord, 'personalised' | 'private'>,
): readonly PersonalisedText[] {
  if (!line.personalised) return [];
  return openPrivate(rowCipherOf(config.keys, ownerId), line).personalisation;
}

function factsOf(line: LineRecord) {
  return {
    id: line.id,
    orderNo: line.order_no,
    lineNo: line.line_no,
    shop: line.shop,
    sku: line.sku,
    quantity: line.quantity,
    row: line.row,
    colourId: line.colour_id,
    sizeId: line.size_id,
  };
}

/** The files of a line, made now if they are missing. Throws with a user-facing reason. */
export async function renderLine(
  services: RenderNeeds,
  ownerId: string,
  line: ProductionLine,
  onFileStart?: OnFileStart,
): Promise<RenderResult> {
  const { id, version } = line.template;
  const origin = { template_id: id, template_version: version, design_id: line.design.id };
  try {
    return await renderDocument(services, ownerId, line.document, origin, onFileStart);
  } catch (error) {
    if (error instanceof UnprintableDesign && error.reason.id === 'preflight.missing-glyph')
      throw new LineProblem(missingLetters(error.reason.params));
    throw error;
  }
}

/** The missing letters are the buyer's own words, so they are left out: this text is stored and shown unencrypted. */
function missingLetters({ layer, count }: UnprintableDesign['reason']['params']): Message {
  return message('orders.letters-missing', { layer, count });
}

/**
 * Records the result of producing a line for an archive: it is ready, perhaps with a warning, or why not. False when it was changed or deleted
 * since `line` was read: what was produced is then not the line as it is now. `archiveId`: null = nothing that is printed was made for
 * it, so that it is as ready as before.
 */
export function recordLine(
  db: Services['db'],
  ownerId: string,
  line: Pick<LineRecord, 'id' | 'updated_at'>,
  outcome:
    | { reason: LineNote }
    | { warning: Message | null; mockupKey: string | null; archiveId: string | null },
): Promise<boolean> {
  if ('reason' in outcome)
    return recordProduced(db, ownerId, line, { problem: outcome.reason, mockupKey: null });
  const { warning, mockupKey, archiveId } = outcome;
  if (archiveId === null) return recordMockup(db, ownerId, line, mockupKey);
  const problem = warning && { ...warning, isWarning: true as const };
  return recordPacked(db, ownerId, archiveId, line, { problem, mockupKey });
}

/** Facts of lines for lists, even if their designs were deleted. */
export async function lineFacts(
  db: Services['db'],
  ownerId: string,
  ids: readonly string[],
): Promise<LineRecord[]> {
  const found = new Map<string, LineRecord>();
  for (let at = 0; at < ids.length; at += 500)
    for (const line of await findLines(db, ownerId, ids.slice(at, at + 500))) found.set(line.id, line);
  return ids.flatMap((id) => found.get(id) ?? []);
}

const GONE: Message = message('downloads.line-deleted');
