import {
  inflateEntry,
  openZip,
  readEntry,
  type Zip,
  type ZipEntry,
  type ZipLimits,
  ZipRefused,
} from '../../../../../platform/archives/open-zip.ts';
import type { ZipSource } from '../../../../../platform/archives/zip-source.ts';
import { tableRefusals } from '../refusals.ts';

export type { Zip, ZipEntry };

const MB = 1024 * 1024;
/** Limits of one entry and of all together, for the declared and the unpacked sizes. */
const MAX_INFLATED = 300 * MB;
const LIMITS = { entries: 2000, totalBytes: MAX_INFLATED };

/** Opens an .xlsx, or another archive within its own limits. Throws a Refusal when the declared sizes are hostile. */
export async function openTableZip(source: ZipSource, limits: ZipLimits = LIMITS): Promise<Zip> {
  try {
    return await openZip(source, limits);
  } catch (error) {
    throw asRefusal(error);
  }
}

/** The content of an entry in chunks. Throws a Refusal when it is larger than declared, or damaged. */
export async function* inflateTableEntry(zip: Zip, entry: ZipEntry): AsyncGenerator<Buffer> {
  try {
    yield* inflateEntry(zip, entry);
  } catch (error) {
    throw asRefusal(error);
  }
}

/** A whole entry as one buffer. Throws a Refusal when it is larger than `maxBytes`. */
export async function readTableEntry(zip: Zip, entry: ZipEntry, maxBytes: number): Promise<Buffer> {
  try {
    return await readEntry(zip, entry, maxBytes);
  } catch (error) {
    throw asRefusal(error);
  }
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof ZipRefused)) return error;
  if (error.why === 'encrypted') return tableRefusals.password();
  if (error.why === 'unsupported') return tableRefusals.packing();
  return error.why === 'broken' ? tableRefusals.broken() : tableRefusals.bomb();
}
