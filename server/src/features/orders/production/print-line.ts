import { message } from '@diy/contract/messages';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { RenderResult } from '../../designs/index.ts';
import type { OnFileStart, RenderNeeds } from '../../rendering/index.ts';
import type { CheckNeeds } from '../lines/check-lines.ts';
import type { LineNote } from '../model/line-note.ts';
import { LineProblem } from '../model/line-problem.ts';
import type { PackedBefore } from './packed-before.ts';
import { packedBefore } from './packed-lines.queries.ts';
import {
  isWithdrawn,
  lineFacts,
  type ProductionLine,
  productionLine,
  recordLine,
  renderLine,
} from './produce-line.ts';

/** A line that is changed again during each of these drawings is left out. */
const MAX_TRIES = 4;
const LINE_CHANGED: Message = message('downloads.line-changed');
const LINE_WITHDRAWN: Message = message('downloads.line-withdrawn');
const LINE_PACKED: Message = message('downloads.line-packed-already');
const LINE_DELETED: Message = message('downloads.line-deleted');

/** What checking, drawing and recording a line takes. */
export type PrintLineNeeds = CheckNeeds & RenderNeeds;

/** What is done with a line's files. */
export interface LinePrinting<Taken> {
  onFileStart: OnFileStart;
  /** The archive that its print files go into; null = it gets none. */
  archiveId: string | null;
  /** Whether a line is packed though another archive has the same files of it. */
  again: boolean;
  /** Takes the files that were made; the line is ready only when it has. */
  take: (line: ProductionLine, rendered: RenderResult, before: PackedBefore) => Promise<Taken>;
  /** The user-facing text of an error that ends the line; null when another try may help. */
  explain: (error: unknown) => Message | null;
}

/**
 * Draws an order line where its files are missing, and hands them on. Records at the line that it is ready, or why not; a line
 * that is changed while it is drawn is drawn again. Throws LineProblem with the reason when it must not be printed.
 */
export async function printLine<Taken>(
  services: PrintLineNeeds,
  ownerId: string,
  id: string,
  printing: LinePrinting<Taken>,
): Promise<Taken> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    // Read before anything that is drawn, so that it is never newer than the drawing.
    const [line] = await lineFacts(services.db, ownerId, [id]);
    if (!line) throw new LineProblem(LINE_DELETED);
    if (isWithdrawn(line)) throw new LineProblem(LINE_WITHDRAWN);
    const before = await packedBefore(services.db, ownerId, printing.archiveId, line);
    if (before === 'same' && !printing.again) throw new LineProblem(LINE_PACKED);
    const made = await drawLine(services, ownerId, id, before, printing);
    if (!(await recordLine(services.db, ownerId, line, made))) continue;
    if ('reason' in made) throw new LineProblem(made.why);
    return made.taken;
  }
  throw new LineProblem(LINE_CHANGED);
}

/** The files of a line as it is now, or why it has none: as it is stored with the line, and as it is shown. */
async function drawLine<Taken>(
  services: PrintLineNeeds,
  ownerId: string,
  id: string,
  before: PackedBefore,
  { onFileStart, archiveId, take, explain }: LinePrinting<Taken>,
): Promise<
  | { taken: Taken; warning: Message | null; mockupKey: string | null; archiveId: string | null }
  | { reason: LineNote; why: Message }
> {
  try {
    const line = await productionLine(services, ownerId, id);
    const beforeEach = async () => {
      await onFileStart();
      // The line was deleted, perhaps with its import, so its files are no longer needed.
      if ((await lineFacts(services.db, ownerId, [id])).length === 0) throw new LineProblem(LINE_DELETED);
    };
    const rendered = await renderLine(services, ownerId, line, beforeEach);
    const mockupKey = rendered.mockups[0]?.key ?? null;
    return { taken: await take(line, rendered, before), warning: line.warning, mockupKey, archiveId };
  } catch (error) {
    const why = explain(error);
    if (why === null) throw error;
    return { reason: error instanceof LineProblem ? error.note : why, why };
  }
}
