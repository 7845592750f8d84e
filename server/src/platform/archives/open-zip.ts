import { createInflateRaw } from 'node:zlib';

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
  /** Checksum of the unpacked content, as declared. */
  crc: number;
  /** A symbolic link: its content is a path. */
  isLink: boolean;
}

/** The files of an archive by name. Sizes are as declared until they are read. */
export interface Zip {
  bytes: Buffer;
  entries: Map<string, ZipEntry>;
  /** Entries in the directory; more than `entries` where names repeat. */
  count: number;
  /** A name that several entries have; null = none. */
  repeated: string | null;
}

/** Reads the directory and refuses hostile declarations before anything is unpacked. Throws ZipRefused. */
export function openZip(bytes: Buffer, limits: ZipLimits): Zip {
  try {
    return readDirectory(bytes, limits);
  } catch (error) {
    // Offsets out of range end here: a cut or forged archive.
    if (error instanceof RangeError) throw new ZipRefused('broken');
    throw error;
  }
}

function readDirectory(bytes: Buffer, limits: ZipLimits): Zip {
  const end = findEnd(bytes);
  let count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (at === 0xffffffff || count === 0xffff) {
    // ZIP64: the locator stands right before the end record.
    const record = Number(bytes.readBigUInt64LE(end - 20 + 8));
    count = Number(bytes.readBigUInt64LE(record + 32));
    at = Number(bytes.readBigUInt64LE(record + 48));
  }
  if (count > limits.entries) throw new ZipRefused('too-large');
  const entries = new Map<string, ZipEntry>();
  let compressed = 0;
  let inflated = 0;
  let repeated: string | null = null;
  for (let n = 0; n < count; n++) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw new ZipRefused('broken');
    if (bytes.readUInt16LE(at + 8) & 1) throw new ZipRefused('encrypted');
    const nameLength = bytes.readUInt16LE(at + 28);
    const extraLength = bytes.readUInt16LE(at + 30);
    const isUtf8 = (bytes.readUInt16LE(at + 8) & UTF8_NAME) !== 0;
    const name = nameOf(bytes.subarray(at + 46, at + 46 + nameLength), isUtf8).replaceAll('\\', '/');
    const entry = {
      name,
      method: bytes.readUInt16LE(at + 10),
      compressed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
      crc: bytes.readUInt32LE(at + 16),
      isLink: bytes[at + 5] === UNIX && bytes.readUInt32LE(at + 38) >>> 28 === LINK,
    };
    readZip64(entry, bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength));
    compressed += entry.compressed;
    inflated += entry.size;
    const key = name.replace(/^\//, '');
    if (entries.has(key)) repeated = key;
    entries.set(key, entry);
    at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32);
  }
  // More packed bytes than the file has: entries overlap, as in newer ZIP bombs.
  if (compressed > bytes.length) throw new ZipRefused('lying');
  if (inflated > limits.totalBytes) throw new ZipRefused('too-large');
  if (inflated > RATIO_FROM && inflated > compressed * MAX_RATIO) throw new ZipRefused('too-large');
  return { bytes, entries, count, repeated };
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
 * ZipRefused when it is larger than declared, or damaged.
 */
export async function* inflateEntry(zip: Zip, entry: ZipEntry): AsyncGenerator<Buffer> {
  const { bytes } = zip;
  const at = entry.offset;
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL) throw new ZipRefused('broken');
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(from, from + entry.compressed);
  if (packed.length !== entry.compressed) throw new ZipRefused('broken');
  if (entry.method === 0) {
    if (entry.size !== packed.length) throw new ZipRefused('lying');
    for (let n = 0; n < packed.length; n += MB) yield packed.subarray(n, n + MB);
    return;
  }
  if (entry.method !== 8) throw new ZipRefused('unsupported');
  const inflate = createInflateRaw({ chunkSize: 256 * 1024 });
  inflate.end(packed);
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
