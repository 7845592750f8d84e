import { message, messageText } from '@diy/contract/messages';
import type { ZipEntry } from '../../../platform/archives/create-zip.ts';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { findDesignFacts } from '../../designs/index.ts';
import {
  isWithdrawn,
  LineProblem,
  lineFacts,
  type NameFiles,
  type PickRow,
  type ProductionLine,
  pickRows,
  productionLine,
  recordLine,
  renderLine,
  shortPersonalisation,
  writePickPdf,
  writePickSheet,
} from '../../orders/index.ts';
import type { BeforeFile } from '../../rendering/index.ts';
import type { DownloadRecord } from '../downloads.queries.ts';
import { filePath, type NamedDesign } from '../naming/naming-values.ts';
import { type AcceptedError, acceptedErrors } from './accepted-list.ts';
import { type DesignFile, filesOf, listFiles } from './design-files.ts';
import type { PackNeeds } from './pack-needs.ts';
import type { PackProblem } from './problem-list.ts';
import { NothingToPack, whyNotPacked } from './why-not-packed.ts';

/** An order line's files, not yet named. */
export interface PackedLine {
  design: NamedDesign;
  files: DesignFile[];
  accepted: AcceptedError[];
}

type Wanted = Pick<DownloadRecord, 'what' | 'format' | 'locale'>;

const LINES_AT_ONCE = 500;
/** A line that is changed again during each of these drawings is left out. */
const MOST_TRIES = 4;
const LINE_CHANGED: Message = message('downloads.line-changed');
const LINE_WITHDRAWN: Message = message('downloads.line-withdrawn');
const LINE_DELETED: Message = message('downloads.line-deleted');

/** What names a line in the list of problems. */
export type LineTitle = Pick<PackProblem, 'sku' | 'name' | 'order'>;

/** How order lines are named in the list of problems, by id; read before packing, since any of them may be deleted. */
export async function findLineTitles(
  db: Services['db'],
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, LineTitle>> {
  const titles = new Map<string, LineTitle>();
  for (let at = 0; at < ids.length; at += LINES_AT_ONCE) {
    const lines = await lineFacts(db, ownerId, ids.slice(at, at + LINES_AT_ONCE));
    const found = await findDesignFacts(db, ownerId, [...new Set(lines.map((line) => line.design_id))]);
    const designs = new Map(found.map((design) => [design.id, design]));
    for (const { id, order_no: orderNo, line_no: lineNo, shop, sku, row, ...line } of lines) {
      const design = designs.get(line.design_id);
      titles.set(id, {
        sku: design?.sku ?? '',
        name: design?.name ?? line.title,
        order: { orderNo, lineNo, shop, sku, row },
      });
    }
  }
  return titles;
}

/**
 * The files of an order line, drawn now where they are missing. Records at the line that it is ready, or why not; a line that
 * is changed while it is drawn is drawn again. Throws NothingToPack with the reason when it must not be printed.
 */
export async function packLine(
  services: PackNeeds,
  ownerId: string,
  id: string,
  download: Wanted,
  beforeFile: BeforeFile,
): Promise<PackedLine> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // Read before anything that is drawn, so that it is never newer than the drawing.
    const [line] = await lineFacts(services.db, ownerId, [id]);
    if (!line) throw new NothingToPack(LINE_DELETED);
    if (isWithdrawn(line)) throw new NothingToPack(LINE_WITHDRAWN);
    const made = await drawLine(services, ownerId, id, download, beforeFile);
    if (!(await recordLine(services.db, ownerId, line, made))) continue;
    if ('reason' in made) throw new NothingToPack(made.why);
    return made.packed;
  }
  throw new NothingToPack(LINE_CHANGED);
}

/** The files of a line as it is now, or why it has none: as it is stored with the line, and as it is shown. */
async function drawLine(
  services: PackNeeds,
  ownerId: string,
  id: string,
  download: Wanted,
  beforeFile: BeforeFile,
): Promise<{ packed: PackedLine; warning: Message | null } | { reason: LineProblem['note']; why: Message }> {
  try {
    const line = await productionLine(services, ownerId, id);
    const beforeEach = async () => {
      await beforeFile();
      // The line was deleted, perhaps with its import, so its files are no longer needed.
      if ((await lineFacts(services.db, ownerId, [id])).length === 0) throw new LineProblem(LINE_DELETED);
    };
    const rendered = await renderLine(services, ownerId, line, beforeEach);
    const files = await filesOf(services.storage, line, rendered, download);
    const { locale } = download;
    const { orderNo, lineNo, shop, sku, row } = line;
    const order = { orderNo, lineNo, shop, sku, row };
    const found = await acceptedErrors(services, ownerId, line.design, rendered.findings, locale);
    const accepted = found.map((error) => ({ ...error, order }));
    return { packed: { design: namedLine(line), files, accepted }, warning: line.warning };
  } catch (error) {
    const why = whyNotPacked(error);
    if (why === null) throw error;
    return { reason: error instanceof LineProblem ? error.note : why, why };
  }
}

/** What names a line's files. */
function namedLine(line: ProductionLine): NamedDesign {
  const { orderNo, lineNo, row, shop, quantity, template, colourId, sizeId } = line;
  const personalisation = shortPersonalisation(line.texts);
  const orderLine = { orderNo, lineNo, row, shop, quantity, personalisation };
  const { sku, name } = line.design;
  return { template, sku, name, colourId, sizeId, orderLine };
}

/**
 * The pick list of an archive as PDF and sheet. @param packed paths by line; those of archives made before this worker
 * took over are named again, which gives the same where archives are split (their rules distinguish all lines)
 */
export async function pickListEntries(
  services: PackNeeds,
  download: DownloadRecord,
  packed: ReadonlyMap<string, readonly string[]>,
): Promise<ZipEntry[]> {
  const { owner_id: ownerId, design_ids: ids, name, locale } = download;
  const nameFiles: NameFiles = (line, rendered) =>
    packed.get(line.id) ??
    listFiles(services.storage, line, rendered, download).map((file) => {
      const position = { index: ids.indexOf(line.id), total: ids.length };
      return filePath(download, namedLine(line), file, position);
    });
  const list = messageText(message('papers.pick-list'), locale);
  const rows: PickRow[] = [];
  for await (const row of pickRows(services, ownerId, ids, locale, nameFiles)) rows.push(row);
  return [
    { path: `${list}.pdf`, body: await writePickPdf(name, rows, services.config.fontsDir, locale) },
    { path: `${list}.xlsx`, body: await writePickSheet(rows, locale) },
  ];
}
