import { inflateRawSync } from 'node:zlib';

/** How much of an archive is read at all. */
export interface ZipLimits {
  entries: number;
  /** Inflated, of one entry and of all. */
  entryBytes: number;
  totalBytes: number;
}

/** No ZIP, cut off, encrypted, or lying about itself (`broken`); or more than the limits allow (`too-large`). */
export class ZipRefused extends Error {
  constructor(readonly why: 'broken' | 'too-large') {
    super(`the archive is ${why}`);
  }
}

const END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;

/**
 * All files of a small archive by path. Sizes are looked at before anything is inflated, and inflating stops at what
 * they promised: an entry that lies is `broken`. Throws ZipRefused.
 */
export function readZip(bytes: Buffer, limits: ZipLimits): Map<string, Buffer> {
  try {
    const entries = readDirectory(bytes, limits);
    const files = new Map<string, Buffer>();
    for (const entry of entries) {
      if (files.has(entry.path)) throw new ZipRefused('broken');
      if (!entry.path.endsWith('/')) files.set(entry.path, readEntry(bytes, entry));
    }
    return files;
  } catch (error) {
    throw error instanceof ZipRefused ? error : new ZipRefused('broken');
  }
}

interface Entry {
  path: string;
  method: number;
  packedBytes: number;
  bytes: number;
  offset: number;
}

function readDirectory(zip: Buffer, limits: ZipLimits): Entry[] {
  let end = zip.length - 22;
  while (end >= Math.max(0, zip.length - 65_557) && zip.readUInt32LE(end) !== END) end -= 1;
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new ZipRefused('broken');
  const count = zip.readUInt16LE(end + 10);
  if (count > limits.entries) throw new ZipRefused('too-large');
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  let total = 0;
  for (let n = 0; n < count; n += 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new ZipRefused('broken');
    const nameBytes = zip.readUInt16LE(at + 28);
    const entry = {
      path: zip.toString('utf8', at + 46, at + 46 + nameBytes),
      method: zip.readUInt16LE(at + 10),
      packedBytes: zip.readUInt32LE(at + 20),
      bytes: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    };
    if ((zip.readUInt16LE(at + 8) & 1) === 1) throw new ZipRefused('broken');
    total += entry.bytes;
    if (entry.bytes > limits.entryBytes || total > limits.totalBytes) throw new ZipRefused('too-large');
    entries.push(entry);
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function readEntry(zip: Buffer, { method, packedBytes, bytes, offset }: Entry): Buffer {
  if (zip.readUInt32LE(offset) !== LOCAL_ENTRY) throw new ZipRefused('broken');
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const packed = zip.subarray(start, start + packedBytes);
  if (method !== 0 && method !== 8) throw new ZipRefused('broken');
  const content = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) });
  if (content.length !== bytes) throw new ZipRefused('broken');
  return content;
}
