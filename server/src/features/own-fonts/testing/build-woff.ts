import { brotliCompressSync, constants, deflateSync } from 'node:zlib';
import { join, type Tables, tag, u8, u16, u32 } from './build-font.ts';

interface WoffEntry {
  offset: number;
  packed: number;
  whole: number;
}

/** A WOFF of version 1; `change` spoils the directory's entry of a table. */
export function buildWoff(
  tables: Tables,
  change: (entry: WoffEntry, name: string) => WoffEntry = (entry) => entry,
  pack: (table: Buffer, name: string) => Buffer = (table) => deflateSync(table),
): Buffer {
  let at = 44 + 20 * tables.size;
  const bodies: Buffer[] = [];
  const entries = [...tables].map(([name, table]) => {
    const packed = pack(table, name);
    const isShorter = packed.length < table.length;
    const body = isShorter ? packed : table;
    const entry = change({ offset: at, packed: body.length, whole: table.length }, name);
    bodies.push(join(body, Buffer.alloc(-body.length & 3)));
    at += body.length + (-body.length & 3);
    return join(tag(name), u32(entry.offset, entry.packed, entry.whole, 0));
  });
  const header = join(
    tag('wOFF'),
    u32(0x00010000, at),
    u16(tables.size, 0),
    u32(0),
    u16(1, 0),
    Buffer.alloc(20),
  );
  return join(header, ...entries, ...bodies);
}

const base128 = (value: number) => {
  const bytes = [value & 127];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 127) | 128);
  return u8(...bytes);
};

/** A table of a WOFF2 as its directory is to list it. */
export interface Woff2Table {
  tag: string;
  body: Buffer;
  /** 3 = as it is, of glyphs; 0 = as it is, of all others. */
  version?: number;
  /** Length of the table before it was rewritten, where it was. */
  whole?: number;
}

/** A WOFF2 without rewritten tables, or with those that a test rewrites. */
export function buildWoff2(
  tables: readonly Woff2Table[],
  { stream, packed }: { stream?: Buffer; packed?: Buffer } = {},
): Buffer {
  const entries = tables.map(({ tag: name, body, version, whole }) => {
    const kept = version ?? (name === 'glyf' || name === 'loca' ? 3 : 0);
    const lengths = whole === undefined ? base128(body.length) : join(base128(whole), base128(body.length));
    return join(u8((kept << 6) | 63), tag(name), lengths);
  });
  const data = packed ?? compress(stream ?? join(...tables.map(({ body }) => body)));
  const size = 48 + join(...entries).length + data.length;
  const header = join(
    tag('wOF2'),
    u32(0x00010000, size),
    u16(tables.length, 0),
    u32(0, data.length),
    u16(1, 0),
  );
  return join(header, Buffer.alloc(48 - header.length), ...entries, data);
}

export const woff2Tables = (tables: Tables): Woff2Table[] =>
  [...tables].map(([name, body]) => ({ tag: name, body }));

/** Quickly: bombs are large before. */
const compress = (data: Buffer) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
