import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { createWindow, type ZipSource } from './zip-source.ts';

const MB = 1024 * 1024;
/** Greatest compression ratio, above RATIO_FROM bytes; no real worksheet exceeds it. */
const MAX_RATIO = 200;
const RATIO_FROM = 8 * MB;
const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** Flag of an entry whose name is UTF-8. */
const UTF8_NAME = 0x800;
/** System that an entry was made on, and the kind of file there. */
const UNIX = 3;
const LINK = 0xa;
/** The end record with the longest comment, and the locator of ZIP64 before it. */
const LONGEST_END = 65_557 + 20;
/** Packed entries up to this size are read at once, larger ones in pieces of it. */
const PIECE = 256 * 1024;

/** How much of an archive is read at all. */
export interface ZipLimits {
  entries: number;
  /** Unpacked bytes of all entries together, declared and actual. */
  totalBytes: number;
}

/**
 * Why an archive is refused: not a ZIP, cut off or damaged; with a password; larger than it declares; beyond the
 * limits; packed in a way we do not unpack.
 */
export type ZipProblem = 'broken' | 'encrypted' | 'lying' | 'too-large' | 'unsupported';

export class ZipRefused extends Error {
  override readonly name = 'ZipRefused';
  constructor(readonly why: ZipProblem) {
    super(`the archive is ${why}`);
  }
}

export interface ZipEntry {
  name: string;
  method: number;
  compressed: number;
  size: number;
  offset: number;
  /** Checksum of the unpacked content, as declared; 0 = of nothing, or not declared. */
  crc: number;
  /** A symbolic link: its content is a path. */
  isLink: boolean;
}

/** The files of an archive by name. Sizes are as declared until they are read. */
export interface Zip {
  source: ZipSource;
  entries: Map<string, ZipEntry>;
  /** Entries in the directory; more than `entries` where names repeat. */
  count: number;
  /** A name that several entries have; null = none. */
  repeated: string | null;
}

/** Reads the directory and refuses hostile declarations before anything is unpacked. Throws ZipRefused. */
export async function openZip(source: ZipSource, limits: ZipLimits): Promise<Zip> {
  try {
    return await readDirectory(source, limits);
  } catch (error) {
    // Offsets out of range end here: a cut or forged archive.
    if (error instanceof RangeError) throw new ZipRefused('broken');
    throw error;
  }
}

async function readDirectory(source: ZipSource, limits: ZipLimits): Promise<Zip> {
  const window = createWindow(source);
  const { count, at: start } = await findDirectory(source);
  if (count > limits.entries) throw new ZipRefused('too-large');
  const entries = new Map<string, ZipEntry>();
  let at = start;
  let compressed = 0;
  let inflated = 0;
  let repeated: string | null = null;
  for (let n = 0; n < count; n++) {
    const head = await window.read(at, 46);
    if (head.readUInt32LE(0) !== CENTRAL) throw new ZipRefused('broken');
    const [nameLength, extraLength] = [head.readUInt16LE(28), head.readUInt16LE(30)];
    const entry = readEntryRecord(await window.read(at, 46 + nameLength + extraLength));
    compressed += entry.compressed;
    inflated += entry.size;
    const key = entry.name.replace(/^\//, '');
    if (entries.has(key)) repeated = key;
    entries.set(key, entry);
    at += 46 + nameLength + extraLength + head.readUInt16LE(32);
  }
  // More packed bytes than the file has: entries overlap, as in newer ZIP bombs.
  if (compressed > source.size) throw new ZipRefused('lying');
  if (inflated > limits.totalBytes) throw new ZipRefused('too-large');
  if (inflated > RATIO_FROM && inflated > compressed * MAX_RATIO) throw new ZipRefused('too-large');
  return { source, entries, count, repeated };
}

/** An entry of the directory, from its record with name and extra fields. */
function readEntryRecord(record: Buffer): ZipEntry {
  if (record.readUInt16LE(8) & 1) throw new ZipRefused('encrypted');
  const nameEnd = 46 + record.readUInt16LE(28);
  const isUtf8 = (record.readUInt16LE(8) & UTF8_NAME) !== 0;
  const entry = {
    name: nameOf(record.subarray(46, nameEnd), isUtf8).replaceAll('\\', '/'),
    method: record.readUInt16LE(10),
    compressed: record.readUInt32LE(20),
    size: record.readUInt32LE(24),
    offset: record.readUInt32LE(42),
    crc: record.readUInt32LE(16),
    isLink: record[5] === UNIX && record.readUInt32LE(38) >>> 28 === LINK,
  };
  readZip64(entry, record.subarray(nameEnd));
  return entry;
}

/** How many entries the directory has, and where it starts. */
async function findDirectory(source: ZipSource): Promise<{ count: number; at: number }> {
  const from = Math.max(0, source.size - LONGEST_END);
  const tail = await source.read(from, LONGEST_END);
  const end = findEnd(tail);
  const [count, at] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 16)];
  if (at !== 0xffffffff && count !== 0xffff) return { count, at };
  // ZIP64: the locator stands right before the end record.
  const record = Number(tail.readBigUInt64LE(end - 20 + 8));
  const found = await createWindow(source, 56).read(record, 56);
  return { count: Number(found.readBigUInt64LE(32)), at: Number(found.readBigUInt64LE(48)) };
}

/** The end record whose comment ends with the file; else, with something behind the archive, the last one there is. */
function findEnd(bytes: Buffer): number {
  let last: number | null = null;
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at--) {
    if (bytes.readUInt32LE(at) !== END) continue;
    if (at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return at;
    last ??= at;
  }
  if (last === null) throw new ZipRefused('broken');
  return last;
}

/** Names without the mark for UTF-8 are in whatever the archiver's system used: in Chinese Windows GBK. */
function nameOf(bytes: Buffer, isUtf8: boolean): string {
  for (const encoding of isUtf8 ? ['utf-8'] : ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      // Not this one.
    }
  }
  return bytes.toString('latin1');
}

function readZip64(entry: ZipEntry, extra: Buffer): void {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let from = at + 4;
    for (const key of ['size', 'compressed', 'offset'] as const) {
      if (entry[key] !== 0xffffffff) continue;
      entry[key] = Number(extra.readBigUInt64LE(from));
      from += 8;
    }
  }
}

/**
 * The content of an entry in chunks, counted as it is unpacked. Leaving the loop early stops unpacking. Throws
 * ZipRefused when it is larger than declared, or damaged: at its end, where its checksum is known.
 */
export async function* inflateEntry(zip: Zip, entry: ZipEntry): AsyncGenerator<Buffer> {
  let crc = 0;
  for await (const chunk of unpack(zip, entry)) {
    crc = crc32(chunk, crc);
    yield chunk;
  }
  // Some writers declare none.
  if (entry.crc !== 0 && crc !== entry.crc) throw new ZipRefused('broken');
}

async function* unpack(zip: Zip, entry: ZipEntry): AsyncGenerator<Buffer> {
  const { source } = zip;
  const at = entry.offset;
  const local = await source.read(at, 30);
  if (local.length < 30 || local.readUInt32LE(0) !== LOCAL) throw new ZipRefused('broken');
  const from = at + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  if (from + entry.compressed > source.size) throw new ZipRefused('broken');
  if (entry.method === 0) {
    if (entry.size !== entry.compressed) throw new ZipRefused('lying');
    yield* piecesOf(source, from, entry.compressed, MB);
    return;
  }
  if (entry.method !== 8) throw new ZipRefused('unsupported');
  const inflate = createInflateRaw({ chunkSize: 256 * 1024 });
  if (entry.compressed <= PIECE) inflate.end(await source.read(from, entry.compressed));
  // What goes wrong reaches the loop below through the stream.
  else pipeline(Readable.from(piecesOf(source, from, entry.compressed, PIECE)), inflate, () => undefined);
  let count = 0;
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      count += chunk.length;
      if (count > entry.size) throw new ZipRefused('lying');
      yield chunk;
    }
  } catch (error) {
    if (error instanceof ZipRefused || !isZlibError(error)) throw error;
    throw new ZipRefused('broken');
  } finally {
    inflate.destroy();
  }
  if (count !== entry.size) throw new ZipRefused('broken');
}

async function* piecesOf(
  source: ZipSource,
  from: number,
  bytes: number,
  length: number,
): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes; at += length) {
    const piece = await source.read(from + at, Math.min(length, bytes - at));
    if (piece.length === 0) throw new ZipRefused('broken');
    yield piece;
  }
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

/** A whole entry as one buffer. Throws ZipRefused when it is larger than `maxBytes`. */
export async function readEntry(zip: Zip, entry: ZipEntry, maxBytes: number): Promise<Buffer> {
  if (entry.size > maxBytes) throw new ZipRefused('too-large');
  const whole = Buffer.allocUnsafe(entry.size);
  let at = 0;
  for await (const chunk of inflateEntry(zip, entry)) at += chunk.copy(whole, at);
  return whole;
}
