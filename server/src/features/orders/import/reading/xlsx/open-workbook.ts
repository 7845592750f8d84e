import { tableRefusals } from '../refusals.ts';
import { type OpenTable, readFirstRows, type SheetRow, type SheetSource } from '../sheet-source.ts';
import { fillMerges, findMerges } from './find-merges.ts';
import { readFormats } from './number-format.ts';
import { inflateEntry, openZip, readEntry, type Zip, type ZipEntry } from './open-zip.ts';
import { type CellContext, readCells } from './read-cells.ts';
import { scanRows } from './scan-rows.ts';
import { readSharedStrings } from './shared-strings.ts';
import { attribute, decodeXml, startTags, withoutPrefixes } from './xml-text.ts';

const MAX_PART = 20 * 1024 * 1024;
/** Most visible worksheets; nobody scrolls through more. */
const MAX_SHEETS = 100;

/** Opens an .xlsx; worksheets are read when asked for. @throws Refusal */
export async function openWorkbook(bytes: Buffer): Promise<OpenTable> {
  const zip = openZip(bytes);
  refuseOthers(zip);
  const folder = 'xl/';
  const workbook = await part(zip, zip.entries.get(`${folder}workbook.xml`));
  const targets = readTargets(await part(zip, zip.entries.get(`${folder}_rels/workbook.xml.rels`)), folder);
  const find = (kind: string) => {
    const path = [...targets.values()].find(({ type }) => type.endsWith(`/${kind}`))?.path;
    return path === undefined ? undefined : zip.entries.get(path);
  };
  const styles = find('styles');
  const context: CellContext = {
    strings: await readSharedStrings(zip, find('sharedStrings')),
    formats: styles ? readFormats(await part(zip, styles)) : [],
    date1904: /<workbookPr[^>]*\bdate1904\s*=\s*["'](?:1|true)/.test(workbook),
    hasExternalLinks: [...zip.entries.keys()].some((name) => name.startsWith('xl/externalLinks/')),
  };
  const listed = startTags(workbook, 'sheet').slice(0, MAX_SHEETS);
  const visible = listed.filter((tag) => !/\bstate\s*=\s*["'](?:hidden|veryHidden)/.test(tag));
  const sheets: SheetSource[] = [];
  for (const tag of visible.length > 0 ? visible : listed) {
    const id = /\s\w+:id\s*=\s*["']([^"']+)/.exec(tag)?.[1] ?? '';
    const target = targets.get(id);
    const entry = target?.type.endsWith('/worksheet') ? zip.entries.get(target.path) : undefined;
    if (entry) sheets.push(await openSheet(zip, entry, decodeXml(attribute(tag, 'name') ?? ''), context));
  }
  if (sheets.length === 0) throw tableRefusals.broken();
  return { kind: 'xlsx', encoding: null, delimiter: null, sheets };
}

function refuseOthers({ entries }: Zip): void {
  const names = [...entries.keys()];
  if (names.includes('xl/workbook.bin')) throw tableRefusals.otherWorkbook('.xlsb');
  if (names.includes('content.xml') && names.includes('mimetype')) throw tableRefusals.otherWorkbook('.ods');
  if (!names.includes('xl/workbook.xml')) throw tableRefusals.unknownKind();
  if (names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name))) throw tableRefusals.macros();
}

async function part(zip: Zip, entry: ZipEntry | undefined): Promise<string> {
  if (!entry) throw tableRefusals.broken();
  return withoutPrefixes((await readEntry(zip, entry, MAX_PART)).toString('utf8'));
}

function readTargets(rels: string, folder: string): Map<string, { type: string; path: string }> {
  return new Map(
    startTags(rels, 'Relationship').map((tag) => {
      const target = decodeXml(attribute(tag, 'Target') ?? '');
      const path = target.startsWith('/') ? target.slice(1) : `${folder}${target.replace(/^\.\//, '')}`;
      return [attribute(tag, 'Id') ?? '', { type: attribute(tag, 'Type') ?? '', path }];
    }),
  );
}

async function openSheet(
  zip: Zip,
  entry: ZipEntry,
  name: string,
  context: CellContext,
): Promise<SheetSource> {
  const [rows, columns] = await readDimension(zip, entry);
  async function* read(merges: Awaited<ReturnType<typeof findMerges>>): AsyncGenerator<SheetRow[]> {
    const fill = merges.length > 0 ? fillMerges(merges) : null;
    for await (const raw of scanRows(inflateEntry(zip, entry))) {
      const batch: SheetRow[] = [];
      for (const one of raw) {
        const row = readCells(one, context);
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
    head: (count) => readFirstRows(read([]), count),
    async *read() {
      yield* read(await findMerges(inflateEntry(zip, entry)));
    },
  };
}

/** The size that the part declares at its start; streaming writers leave it out. */
async function readDimension(zip: Zip, entry: ZipEntry): Promise<[number, number]> {
  for await (const chunk of inflateEntry(zip, entry)) {
    const ref = /<(?:\w+:)?dimension[^>]*ref\s*=\s*["'](?:[A-Z]+\d+:)?([A-Z]+)(\d+)["']/.exec(
      chunk.toString('latin1', 0, 8192),
    );
    if (!ref) return [0, 0];
    const columns = [...ref[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    return [Number(ref[2]), columns];
  }
  return [0, 0];
}
