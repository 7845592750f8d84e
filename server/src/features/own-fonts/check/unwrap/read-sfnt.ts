import { byteReader } from '../byte-reader.ts';
import { MAX_TABLES } from '../font-limits.ts';
import { damagedFont, tooComplexFont } from '../font-refusal.ts';

/** Where a table is stored in a file. */
export interface Extent {
  tag: string;
  start: number;
  end: number;
}

/** The tables of an unwrapped font file. Checksums are not compared: browsers do not, and many fonts have wrong ones. */
export function readSfnt(bytes: Uint8Array): Map<string, Uint8Array> {
  const file = byteReader(bytes, 'table directory');
  const count = file.u16(4);
  requireCount(count);
  const tables = new Map<string, Uint8Array>();
  const extents: Extent[] = [{ tag: 'table directory', start: 0, end: 12 + 16 * count }];
  for (let i = 0; i < count; i += 1) {
    const at = 12 + 16 * i;
    const tag = requireTag(file.tag(at), tables);
    const start = file.u32(at + 8);
    const end = start + file.u32(at + 12);
    if (end > bytes.length) throw damagedFont(tag);
    extents.push({ tag, start, end });
    tables.set(tag, bytes.subarray(start, end));
  }
  requireApart(extents);
  return tables;
}

/** Throws a FontRefusal for a file without tables, or with too many. */
export function requireCount(count: number): void {
  if (count === 0) throw damagedFont('table directory');
  if (count > MAX_TABLES) throw tooComplexFont(`${count} tables`);
}

/** A tag of four printable characters that no table before has. */
export function requireTag(tag: string, tables: ReadonlyMap<string, unknown>): string {
  if (!/^[ -~]{4}$/.test(tag)) throw damagedFont('table directory');
  if (tables.has(tag)) throw damagedFont(`${tag}, ${tag}`);
  return tag;
}

/** Tables that share bytes are no honest tool's work; each would be counted and copied by itself. */
export function requireApart(extents: readonly Extent[]): void {
  const sorted = extents.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start);
  for (const [i, { tag, start }] of sorted.entries()) {
    const before = sorted[i - 1];
    if (before && start < before.end) throw damagedFont(`${before.tag}, ${tag}`);
  }
}
