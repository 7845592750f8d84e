import type { ZipSource } from '../../../../../platform/archives/zip-source.ts';
import { columnOf } from '../../../../../platform/spreadsheets/cell-names.ts';
import { readWorkbookParts } from '../../../../../platform/spreadsheets/workbook-parts.ts';
import { attribute, startTags, withoutPrefixes } from '../../../../../platform/xml/xml-tags.ts';
import { tableRefusals } from '../refusals.ts';
import { type OpenTable, readFirstRows, type SheetRow, type SheetSource } from '../sheet-source.ts';
import { TABLE_LIMITS, type TableChoice } from '../table-facts.ts';
import { fillMerges, findMerges } from './find-merges.ts';
import { readFormats } from './number-format.ts';
import {
  inflateTableEntry,
  openTableZip,
  readTableEntry,
  type Zip,
  type ZipEntry,
} from './open-table-zip.ts';
import { type CellContext, readCells } from './read-cells.ts';
import { scanRows } from './scan-rows.ts';
import { readSharedStrings } from './shared-strings.ts';

const MAX_PART = 20 * 1024 * 1024;
/** The most visible worksheets; nobody scrolls through more. */
const MAX_SHEETS = 100;

/**
 * Opens an .xlsx; worksheets are read when asked for, from a source that stays open until then.
 * @throws Refusal
 */
export async function openWorkbook(source: ZipSource, choice: TableChoice = {}): Promise<OpenTable> {
  const zip = await openTableZip(source);
  refuseOthers(zip);
  const workbook = await part(zip, zip.entries.get('xl/workbook.xml'));
  const relations = await part(zip, zip.entries.get('xl/_rels/workbook.xml.rels'));
  const { sheets: listed, pathOf } = readWorkbookParts(workbook, relations, zip.entries);
  const find = (kind: string) => zip.entries.get(pathOf(kind) ?? '');
  const styles = find('styles');
  const context: CellContext = {
    strings: await readSharedStrings(zip, find('sharedStrings')),
    formats: styles ? readFormats(await part(zip, styles), choice) : [],
    date1904: isOn(workbook, 'workbookPr', 'date1904'),
    isUncalculated: isOn(workbook, 'calcPr', 'fullCalcOnLoad'),
    hasExternalLinks: [...zip.entries.keys()].some((name) => name.startsWith('xl/externalLinks/')),
  };
  const visible = listed.filter(({ isHidden }) => !isHidden);
  const sheets: SheetSource[] = [];
  for (const { name, path } of (visible.length > 0 ? visible : listed).slice(0, MAX_SHEETS))
    sheets.push(await openSheet(zip, zip.entries.get(path)!, name, context));
  if (sheets.length === 0) throw tableRefusals.broken();
  return { kind: 'xlsx', encoding: null, delimiter: null, sheets };
}

function isOn(workbook: string, element: string, name: string): boolean {
  return startTags(workbook, element).some((tag) => /^(?:1|true)/.test(attribute(tag, name) ?? ''));
}

function refuseOthers({ entries }: Zip): void {
  const names = [...entries.keys()];
  if (names.includes('xl/workbook.bin')) throw tableRefusals.otherWorkbook('.xlsb');
  if (names.includes('content.xml') && names.includes('mimetype')) throw tableRefusals.otherWorkbook('.ods');
  if (names.includes('Index.zip') || names.some((name) => name.startsWith('Index/')))
    throw tableRefusals.otherWorkbook('.numbers');
  if (!names.includes('xl/workbook.xml')) throw tableRefusals.unknownKind();
  if (names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name))) throw tableRefusals.macros();
}

async function part(zip: Zip, entry: ZipEntry | undefined): Promise<string> {
  if (!entry) throw tableRefusals.broken();
  return withoutPrefixes((await readTableEntry(zip, entry, MAX_PART)).toString('utf8'));
}

async function openSheet(
  zip: Zip,
  entry: ZipEntry,
  name: string,
  context: CellContext,
): Promise<SheetSource> {
  const [rows, columns] = await readDimension(zip, entry);
  const kinds = new Uint8Array(TABLE_LIMITS.columns);
  const own = { ...context, kinds };
  async function* read(merges: Awaited<ReturnType<typeof findMerges>>): AsyncGenerator<SheetRow[]> {
    const fill = merges.length > 0 ? fillMerges(merges) : null;
    for await (const raw of scanRows(inflateTableEntry(zip, entry))) {
      const batch: SheetRow[] = [];
      for (const one of raw) {
        const row = readCells(one, own);
        if (!row) continue;
        fill?.(row);
        batch.push(row);
      }
      if (batch.length > 0) yield batch;
    }
  }
  return {
    name,
    rows,
    columns,
    kinds,
    head: (count) => readFirstRows(read([]), count),
    async *read() {
      yield* read(await findMerges(inflateTableEntry(zip, entry)));
    },
  };
}

/** The size that the part declares at its start; streaming writers leave it out. */
async function readDimension(zip: Zip, entry: ZipEntry): Promise<[number, number]> {
  for await (const chunk of inflateTableEntry(zip, entry)) {
    const ref = /<(?:\w+:)?dimension[^>]*ref\s*=\s*["'](?:[A-Z]+\d+:)?([A-Z]+)(\d+)["']/.exec(
      chunk.toString('latin1', 0, 8192),
    );
    if (!ref) return [0, 0];
    return [Number(ref[2]), columnOf(ref[1]!) + 1];
  }
  return [0, 0];
}
