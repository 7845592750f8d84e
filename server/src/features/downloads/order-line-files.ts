import type { ZipEntry } from '../../platform/archives/create-zip.ts';
import type { Services } from '../../platform/services.ts';
import {
  LineProblem,
  noteLine,
  type PickRow,
  pickRows,
  productionLine,
  renderLine,
  writePickPdf,
  writePickSheet,
} from '../orders/index.ts';
import { type DesignFile, filesOf, type NamedDesign } from './design-files.ts';
import type { DownloadRecord } from './downloads.queries.ts';
import { NothingToPack, whyNotPacked } from './why-not-packed.ts';

/** An order line's files, not yet named. */
export interface PackedLine {
  design: NamedDesign;
  files: DesignFile[];
}

/**
 * The files of an order line, drawn now where they are missing, and noted at the line: it is ready, or why not. Throws
 * NothingToPack with the reason when it must not be printed.
 */
export async function packLine(
  services: Services,
  ownerId: string,
  id: string,
  download: Pick<DownloadRecord, 'what' | 'format'>,
): Promise<PackedLine> {
  try {
    const line = await productionLine(services, ownerId, id);
    const files = await filesOf(services.storage, line, await renderLine(services, ownerId, line), download);
    await noteLine(services.db, ownerId, id, { warning: line.warning });
    const { orderNo, lineNo, shop, quantity, template, colourId, sizeId } = line;
    const orderLine = { orderNo, lineNo, shop, quantity };
    const { sku, name } = line.design;
    return { design: { template, sku, name, colourId, sizeId, orderLine }, files };
  } catch (error) {
    const why = error instanceof LineProblem ? error.text.zh : whyNotPacked(error);
    if (why === null) throw error;
    const reason = error instanceof LineProblem ? error.note : { zh: why, en: why };
    await noteLine(services.db, ownerId, id, { reason });
    throw new NothingToPack(why);
  }
}

/** The pick list of an archive as PDF and sheet. */
export async function pickListEntries(services: Services, download: DownloadRecord): Promise<ZipEntry[]> {
  const { owner_id: ownerId, design_ids: ids, name } = download;
  const rows: PickRow[] = [];
  for await (const row of pickRows(services, ownerId, ids)) rows.push(row);
  return [
    { path: '拣货单.pdf', body: await writePickPdf(name, rows, services.config.fontsDir) },
    { path: '拣货单.xlsx', body: await writePickSheet(rows) },
  ];
}
