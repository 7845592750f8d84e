import { inflateSync } from 'node:zlib';
import { byteReader } from '../byte-reader.ts';
import { MAX_SFNT_BYTES } from '../font-limits.ts';
import { damagedFont, FontRefusal } from '../font-refusal.ts';
import type { FontTables } from './font-tables.ts';
import { type Extent, requireApart, requireCount, requireTag } from './read-sfnt.ts';

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;

/** Reads a WOFF of version 1 (https://www.w3.org/TR/WOFF/): each table is packed with zlib by itself. */
export function unwrapWoff(bytes: Uint8Array): FontTables {
  const file = byteReader(bytes, 'WOFF');
  if (file.tag(4) === 'ttcf') throw new FontRefusal('collection');
  const count = file.u16(12);
  requireCount(count);
  const tables = new Map<string, Uint8Array>();
  const extents: Extent[] = [{ tag: 'WOFF', start: 0, end: HEADER_BYTES + ENTRY_BYTES * count }];
  let size = 0;
  for (let i = 0; i < count; i += 1) {
    const at = HEADER_BYTES + ENTRY_BYTES * i;
    const tag = requireTag(file.tag(at), tables);
    const start = file.u32(at + 4);
    const packedBytes = file.u32(at + 8);
    const wholeBytes = file.u32(at + 12);
    size += wholeBytes;
    if (size > MAX_SFNT_BYTES) throw new FontRefusal('too-large', `WOFF ${tag}`);
    if (start + packedBytes > bytes.length || packedBytes > wholeBytes) throw damagedFont(tag);
    extents.push({ tag, start, end: start + packedBytes });
    tables.set(tag, unpack(bytes.subarray(start, start + packedBytes), wholeBytes, tag));
  }
  requireApart(extents);
  return { format: 'woff', tables };
}

function unpack(packed: Uint8Array, wholeBytes: number, tag: string): Uint8Array {
  if (packed.length === wholeBytes) return packed;
  const whole = inflate(packed, wholeBytes);
  if (whole?.length !== wholeBytes) throw damagedFont(tag);
  return whole;
}

/** Null if it is no stream of zlib, or longer than it says. */
function inflate(packed: Uint8Array, maxOutputLength: number): Uint8Array | null {
  try {
    return inflateSync(packed, { maxOutputLength });
  } catch {
    return null;
  }
}
