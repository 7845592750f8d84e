import type { ZipEntry } from '../../../platform/archives/create-zip.ts';
import {
  type PackedFacts,
  type PersonalisedText,
  type ProductionLine,
  packedFacts,
  pickListFiles,
  printLine,
  shortPersonalisation,
} from '../../orders/index.ts';
import type { OnFileStart } from '../../rendering/index.ts';
import type { DownloadRecord } from '../downloads.queries.ts';
import { type AcceptedError, acceptedErrors } from '../files/accepted-list.ts';
import { type DesignFile, filesForArchive } from '../files/design-files.ts';
import { whyNotPacked } from '../files/why-not-packed.ts';
import type { NamedDesign } from '../naming/naming-values.ts';
import type { PackNeeds } from './pack-needs.ts';
import type { PackProblem } from './problem-list.ts';

/** What was packed of an archive's lines, by their ids, and what was left out. */
export interface PackedLines {
  paths: ReadonlyMap<string, readonly string[]>;
  lines: ReadonlyMap<string, PackedFacts>;
  /** What buyers asked for; missing for what an earlier process packed. */
  words: ReadonlyMap<string, readonly PersonalisedText[]>;
  problems: readonly PackProblem[];
}

/** An order line's files, not yet named. */
export interface PackedLine {
  line: PackedFacts;
  words: readonly PersonalisedText[];
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
  const hasPrints = download.what.includes('print');
  return printLine(services, ownerId, id, {
    onFileStart,
    archiveId: hasPrints ? download.id : null,
    again: download.again || !hasPrints,
    explain: whyNotPacked,
    take: async (line, rendered, before) => {
      const files = await filesForArchive(services.storage, line, rendered, download);
      const { orderNo, lineNo, shop, sku, row } = line;
      const order = { orderNo, lineNo, shop, sku, row };
      const found = await acceptedErrors(services, ownerId, line.design, rendered.findings, download.locale);
      return {
        design: namedLine(line),
        line: packedFacts(line, rendered, hasPrints ? before : null, download.locale),
        words: line.texts,
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

/** The pick list of an archive: of what was packed into it, and of what was left out. */
export function pickListEntries(
  services: PackNeeds,
  download: DownloadRecord,
  packed: PackedLines,
): Promise<ZipEntry[]> {
  const { owner_id: ownerId, item_ids: ids, name: title, locale } = download;
  const reasons = new Map(packed.problems.map(({ id, reason }) => [id, reason]));
  const entries = ids.map((id) => ({
    id,
    files: packed.paths.get(id) ?? [],
    facts: packed.lines.get(id) ?? null,
    words: packed.words.get(id) ?? null,
    reason: reasons.get(id) ?? null,
  }));
  return pickListFiles(services, ownerId, { title, entries, locale });
}
