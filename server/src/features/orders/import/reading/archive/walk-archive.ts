import type { ZipSource } from '../../../../../platform/archives/zip-source.ts';
import { Refusal } from '../../../../../platform/errors/refusal.ts';
import { tableRefusals } from '../refusals.ts';
import { TABLE_LIMITS } from '../table-facts.ts';
import {
  inflateTableEntry,
  openTableZip,
  readTableEntry,
  type Zip,
  type ZipEntry,
} from '../xlsx/open-table-zip.ts';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import { archiveRefusals } from './archive-refusals.ts';
import type { Spool } from './spool.ts';

/** Parts of files that office programs write as archives: those are documents, not archives of files. */
const WORKBOOK = /^(?:xl\/|word\/|ppt\/|content\.xml$|mimetype$|Index\/|Index\.zip$|\[Content_Types\]\.xml$)/;
/** What archivers and systems add to the files. */
const SYSTEM_FILE = /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/)|~\$|Thumbs\.db$|desktop\.ini$)/i;
/** A drive, or a way out of the folder that an archive is unpacked to. */
const UNSAFE = /^(?:\/|[a-z]:)|(?:^|\/)\.\.(?:\/|$)|\0/i;
const TABLE = /\.(?:csv|txt|tsv|xlsx|xls)$/i;
const JSON_NAME = /\.json$/i;
const PICTURE = /\.(?:jpe?g|png|webp|gif|tiff?|bmp|heic|heif|avif|svg|psd)$/i;

/** A file somewhere in the archive. */
export interface ArchivedFile {
  /** Folders and nested archives in front of the name. */
  path: string;
  /** Path of the innermost archive that it lies in; `''` = the uploaded one. */
  within: string;
  size: number;
  /** Throws a Refusal when it is damaged or has more bytes. */
  read(maxBytes: number): Promise<Buffer>;
  /** The same in chunks; throws behind the last one when it is damaged. */
  stream(maxBytes: number): AsyncIterable<Buffer>;
}

/** What lies in an archive at all depths, by what it is. Bytes of pictures are not looked at yet. */
export interface ArchiveContent {
  tables: { file: ArchivedFile; bytes: Buffer }[];
  jsons: { file: ArchivedFile; text: string }[];
  /** Every other file, by path. */
  others: Map<string, ArchivedFile>;
}

/** Whether a ZIP is a document of an office program rather than an archive of files. */
export async function isWorkbook(source: ZipSource): Promise<boolean> {
  const { entries } = await openTableZip(source, limitsOf(newBudget()));
  return [...entries.keys()].some((name) => WORKBOOK.test(name));
}

/** Opens an archive and all archives in it. Throws a Refusal for a hostile or damaged one, with the reason. */
export async function walkArchive(source: ZipSource, spool: Spool): Promise<ArchiveContent> {
  const content: ArchiveContent = { tables: [], jsons: [], others: new Map() };
  await walk({ source, within: '', depth: 1 }, { budget: newBudget(), content, spool });
  return content;
}

/** An archive, and where it was met. */
interface MetArchive {
  source: ZipSource;
  /** Its path; `''` = the uploaded one. */
  within: string;
  depth: number;
}

/** What is shared by an archive and all in it. */
interface Walk {
  budget: Budget;
  content: ArchiveContent;
  spool: Spool;
}

/** What is left of the limits. */
interface Budget {
  files: number;
  unpacked: number;
  json: number;
}

function newBudget(): Budget {
  return {
    files: ARCHIVE_LIMITS.files,
    unpacked: ARCHIVE_LIMITS.unpackedBytes,
    json: ARCHIVE_LIMITS.allJsonBytes,
  };
}

function limitsOf({ unpacked }: Budget) {
  // A generous count: too many files are refused and reported elsewhere.
  return { entries: 60_000, totalBytes: unpacked };
}

async function walk({ source, within, depth }: MetArchive, shared: Walk): Promise<void> {
  const { budget } = shared;
  if (depth > ARCHIVE_LIMITS.depth) throw archiveRefusals.tooDeep();
  const zip = await openTableZip(source, limitsOf(budget));
  budget.files -= zip.count;
  if (budget.files < 0) throw archiveRefusals.tooManyFiles();
  checkNames(zip, within);
  for (const [name, entry] of zip.entries) budget.unpacked -= SYSTEM_FILE.test(name) ? 0 : entry.size;
  for (const [name, entry] of zip.entries) {
    if (name.endsWith('/') || SYSTEM_FILE.test(name) || entry.size === 0) continue;
    const plain = name.replace(/^(?:\.\/)+/, '');
    const file = fileOf(zip, entry, within === '' ? plain : `${within}/${plain}`, within);
    await sort(file, await firstBytes(zip, entry), depth, shared);
  }
}

function checkNames(zip: Zip, within: string): void {
  for (const { name, isLink } of zip.entries.values()) {
    const path = within === '' ? name : `${within}/${name}`;
    if (UNSAFE.test(name)) throw archiveRefusals.unsafeName(path);
    if (isLink) throw archiveRefusals.link(path);
  }
  if (zip.repeated !== null && !SYSTEM_FILE.test(zip.repeated))
    throw archiveRefusals.repeatedName(zip.repeated);
}

/** Sorts a file by what it holds; its name decides only between texts. */
async function sort(file: ArchivedFile, head: Buffer, depth: number, shared: Walk): Promise<void> {
  const { budget, content, spool } = shared;
  if (head.subarray(0, 4).toString('latin1') === 'PK\x03\x04') {
    const source = await spool.keep(file.stream(ARCHIVE_LIMITS.bytes));
    if (!(await isWorkbookIn(file, source)))
      return walkInner(file, { source, within: file.path, depth: depth + 1 }, shared);
    return addTable(file, content, source);
  }
  if (PICTURE.test(file.path)) content.others.set(file.path, file);
  else if (JSON_NAME.test(file.path) || isJsonHead(head)) await addJson(file, budget, content);
  else if (TABLE.test(file.path)) await addTable(file, content);
  else content.others.set(file.path, file);
}

async function isWorkbookIn(file: ArchivedFile, source: ZipSource): Promise<boolean> {
  try {
    return await isWorkbook(source);
  } catch (error) {
    throw error instanceof Refusal ? archiveRefusals.inside(file.path, error) : error;
  }
}

async function walkInner(file: ArchivedFile, archive: MetArchive, shared: Walk): Promise<void> {
  try {
    await walk(archive, shared);
  } catch (error) {
    // The archive's own refusals name the file themselves.
    const isOwn = error instanceof Refusal && error.id.startsWith('orders.zip-');
    throw error instanceof Refusal && !isOwn ? archiveRefusals.inside(file.path, error) : error;
  }
}

async function addTable(file: ArchivedFile, content: ArchiveContent, known?: ZipSource): Promise<void> {
  if (file.size > TABLE_LIMITS.bytes) throw archiveRefusals.inside(file.path, tableRefusals.tooLarge());
  const bytes = known ? await known.read(0, known.size) : await file.read(TABLE_LIMITS.bytes);
  content.tables.push({ file, bytes });
  if (content.tables.length > ARCHIVE_LIMITS.tables)
    throw tableRefusals.zipWithTables(
      content.tables.slice(0, 5).map((one) => one.file.path),
      content.tables.length,
    );
}

async function addJson(file: ArchivedFile, budget: Budget, content: ArchiveContent): Promise<void> {
  budget.json -= file.size;
  if (file.size > ARCHIVE_LIMITS.jsonBytes || budget.json < 0) throw archiveRefusals.jsonTooLarge(file.path);
  const bytes = await file.read(ARCHIVE_LIMITS.jsonBytes);
  content.jsons.push({ file, text: textOf(bytes) });
}

/** UTF-8, or UTF-16 where its mark says so. */
function textOf(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
}

function isJsonHead(head: Buffer): boolean {
  return /^\s*[{[]\s*["{[\]}]/.test(
    head.toString('latin1').replace(/[\0\u00ef\u00bb\u00bf\u00fe\u00ff]/g, ''),
  );
}

async function firstBytes(zip: Zip, entry: ZipEntry): Promise<Buffer> {
  for await (const chunk of inflateTableEntry(zip, entry)) return chunk.subarray(0, 256);
  return Buffer.alloc(0);
}

function fileOf(zip: Zip, entry: ZipEntry, path: string, within: string): ArchivedFile {
  return {
    path,
    within,
    size: entry.size,
    async read(maxBytes) {
      try {
        return await readTableEntry(zip, entry, maxBytes);
      } catch (error) {
        throw error instanceof Refusal ? archiveRefusals.inside(path, error) : error;
      }
    },
    async *stream(maxBytes) {
      if (entry.size > maxBytes) throw tableRefusals.bomb();
      try {
        yield* inflateTableEntry(zip, entry);
      } catch (error) {
        throw error instanceof Refusal ? archiveRefusals.inside(path, error) : error;
      }
    },
  };
}
