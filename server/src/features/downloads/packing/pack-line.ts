import type { ZipEntry } from '../../../platform/archives/create-zip.ts';
import { type ProductionLine, pickListFiles, printLine, shortPersonalisation } from '../../orders/index.ts';
import type { OnFileStart } from '../../rendering/index.ts';
import type { DownloadRecord } from '../downloads.queries.ts';
import { type AcceptedError, acceptedErrors } from '../files/accepted-list.ts';
import { type DesignFile, filesForArchive, listFiles } from '../files/design-files.ts';
import { whyNotPacked } from '../files/why-not-packed.ts';
import { filePath, type NamedDesign } from '../naming/naming-values.ts';
import type { PackNeeds } from './pack-needs.ts';

/** An order line's files, not yet named. */
export interface PackedLine {
  design: NamedDesign;
  files: DesignFile[];
  accepted: AcceptedError[];
}

/** The files of an order line that the download asks for. Throws with the reason when it must not be printed. */
export function packLine(
  services: PackNeeds,
  ownerId: string,
  id: string,
  download: DownloadRecord,
  onFileStart: OnFileStart,
): Promise<PackedLine> {
  return printLine(services, ownerId, id, {
    onFileStart,
    archiveId: download.what.includes('print') ? download.id : null,
    explain: whyNotPacked,
    take: async (line, rendered) => {
      const files = await filesForArchive(services.storage, line, rendered, download);
      const { orderNo, lineNo, shop, sku, row } = line;
      const order = { orderNo, lineNo, shop, sku, row };
      const found = await acceptedErrors(services, ownerId, line.design, rendered.findings, download.locale);
      return {
        design: namedLine(line),
        files,
        accepted: found.map((error) => ({ ...error, order })),
      };
    },
  });
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
 * The pick list of an archive.
 * @param packed paths by line; those of an archive that an earlier version recorded are named again
 */
export function pickListEntries(
  services: PackNeeds,
  download: DownloadRecord,
  packed: ReadonlyMap<string, readonly string[]>,
): Promise<ZipEntry[]> {
  const { owner_id: ownerId, item_ids: lineIds, name: title, locale } = download;
  return pickListFiles(
    services,
    ownerId,
    { title, lineIds, locale },
    (line, rendered) =>
      packed.get(line.id) ??
      listFiles(services.storage, line, rendered, download).map((file) => {
        const position = { index: lineIds.indexOf(line.id), total: lineIds.length };
        return filePath(download, namedLine(line), file, position);
      }),
  );
}
