import { brotliDecompressSync } from 'node:zlib';
import { byteReader } from '../../byte-reader.ts';
import { MAX_SFNT_BYTES } from '../../font-limits.ts';
import { damagedFont, FontRefusal } from '../../font-refusal.ts';
import type { FontTables } from '../font-tables.ts';
import { requireCount, requireTag } from '../read-sfnt.ts';
import { readEntry, type Woff2Entry } from './read-entry.ts';
import { rebuildGlyphs } from './rebuild-glyphs.ts';
import { rebuildMetrics } from './rebuild-metrics.ts';

const HEADER_BYTES = 48;

/** Reads a WOFF2 (https://www.w3.org/TR/WOFF2/): all tables are one Brotli stream, glyphs and widths rewritten to be short. */
export function unwrapWoff2(bytes: Uint8Array): FontTables {
  const file = byteReader(bytes, 'WOFF2');
  if (file.tag(4) === 'ttcf') throw new FontRefusal('collection');
  const count = file.u16(12);
  requireCount(count);
  const seen = new Map<string, Woff2Entry>();
  let at = HEADER_BYTES;
  for (let i = 0; i < count; i += 1) {
    const { entry, end } = readEntry(bytes, at);
    seen.set(requireTag(entry.tag, seen), entry);
    at = end;
  }
  const entries = [...seen.values()];
  const size = entries.reduce((sum, { storedBytes }) => sum + storedBytes, 0);
  if (size > MAX_SFNT_BYTES) throw new FontRefusal('too-large', 'WOFF2');
  const stream = decompress(file.slice(at, file.u32(20)), size);
  return { format: 'woff2', tables: rebuild(entries, stream) };
}

function decompress(packed: Uint8Array, size: number): Uint8Array {
  let stream: Uint8Array;
  try {
    stream = brotliDecompressSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    throw damagedFont('WOFF2');
  }
  if (stream.length !== size) throw damagedFont('WOFF2');
  return stream;
}

function rebuild(entries: readonly Woff2Entry[], stream: Uint8Array): Map<string, Uint8Array> {
  const tables = new Map<string, Uint8Array>();
  const transformed = new Map<string, Uint8Array>();
  let at = 0;
  for (const { tag, storedBytes, isTransformed } of entries) {
    (isTransformed ? transformed : tables).set(tag, stream.subarray(at, at + storedBytes));
    at += storedBytes;
  }
  const glyphs = transformed.get('glyf');
  if ((glyphs !== undefined) !== transformed.has('loca')) throw damagedFont('glyf, loca');
  if (glyphs) {
    const { glyf, loca, leftEdges } = rebuildGlyphs(glyphs);
    tables.set('glyf', glyf).set('loca', loca);
    tables.set('head', withLongOffsets(tables.get('head')));
    const metrics = transformed.get('hmtx');
    if (metrics) tables.set('hmtx', rebuildMetrics(metrics, tables.get('hhea'), leftEdges));
  }
  const known = new Set(['glyf', 'loca', ...(glyphs ? ['hmtx'] : [])]);
  for (const tag of transformed.keys()) if (!known.has(tag)) throw damagedFont(tag);
  return tables;
}

/** `loca` is written with 32 bits each. */
function withLongOffsets(head: Uint8Array | undefined): Uint8Array {
  if (!head || head.length < 54) throw damagedFont('head');
  const changed = Uint8Array.from(head);
  changed.set([0, 1], 50);
  return changed;
}
