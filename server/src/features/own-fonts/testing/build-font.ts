/** Tables of a font built by code, by tag: what a test leaves out or spoils is wrong, and nothing else. */
export type Tables = Map<string, Buffer>;

export const u16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [i, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * i);
  return bytes;
};
export const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [i, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, 4 * i);
  return bytes;
};
export const u8 = (...values: number[]): Buffer => Buffer.from(values);
export const tag = (text: string): Buffer => Buffer.from(text, 'latin1');
export const join = (...parts: Buffer[]): Buffer => Buffer.concat(parts);

/** A square of four points. */
export const SQUARE = join(u16(1, 0, 0, 500, 500, 3, 0), u8(1, 1, 1, 1), u16(0, 500, 0, -500, 0, 0, 500, 0));

/** A composite of these glyphs, each moved by nothing. */
export function composite(...parts: number[]): Buffer {
  const components = parts.map((part, i) => join(u16(i < parts.length - 1 ? 0x23 : 0x03, part), u16(0, 0)));
  return join(u16(-1, 0, 0, 500, 500), ...components);
}

/** Where each part ends, after a 0. */
function ends(parts: readonly Buffer[]): number[] {
  let at = 0;
  return [0, ...parts.map((part) => (at += part.length))];
}

function glyphTables(glyphs: readonly Buffer[]): Tables {
  return new Map([
    ['glyf', join(...glyphs)],
    ['loca', u32(...ends(glyphs))],
  ]);
}

/** `A` is glyph 1, `B` 2 and so on. */
function cmapOf(letters: number): Buffer {
  return cmapTable(join(u16(12, 0), u32(28, 0, 1, 65, 64 + letters, 1)), 10);
}

/** A `cmap` with one subtable for Windows: encoding 10 = all of Unicode, 1 = its first 65,536, 0 = symbols. */
export function cmapTable(subtable: Buffer, encoding: number, platform = 3): Buffer {
  return join(u16(0, 1, platform, encoding), u32(12), subtable);
}

interface Changes {
  /** Glyph 0 is `.notdef`. */
  glyphs?: readonly Buffer[];
  unitsPerEm?: number;
  glyphCount?: number;
  longMetrics?: number;
}

/** A whole font with square letters. */
export function buildTables({ glyphs = [SQUARE, SQUARE, SQUARE], ...changes }: Changes = {}): Tables {
  const { unitsPerEm = 1000, glyphCount = glyphs.length, longMetrics = glyphs.length } = changes;
  const head = join(
    u16(1, 0, 1, 0),
    u32(0, 0x5f0f3cf5),
    u16(0, unitsPerEm),
    Buffer.alloc(16),
    u16(0, 0, 500, 500, 0, 8, 2, 1, 0),
  );
  const hhea = join(u16(1, 0, 800, -200, 0, 600, 0, 0, 600, 1), Buffer.alloc(14), u16(longMetrics));
  return new Map([
    ['head', head],
    ['hhea', hhea],
    ['maxp', join(u32(0x00010000), u16(glyphCount), Buffer.alloc(26))],
    ['hmtx', join(...glyphs.map(() => u16(600, 0)))],
    ['cmap', cmapOf(Math.max(1, glyphs.length - 1))],
    ['name', nameTable([[1, 'Squares']])],
    ...glyphTables(glyphs),
  ]);
}

/** English names for Windows. */
export function nameTable(names: readonly (readonly [nameId: number, text: string])[]): Buffer {
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const places = ends(texts);
  const records = names.map(([nameId], i) => u16(3, 1, 0x409, nameId, texts[i]!.length, places[i]!));
  return join(u16(0, names.length, 6 + 12 * names.length), ...records, ...texts);
}

/** Where a table is said to be; what a test changes of it is a lie. */
export interface Entry {
  tag: string;
  offset: number;
  length: number;
}

/** A file with these tables one after the other. Checksums are wrong everywhere. */
export function buildSfnt(
  tables: Tables,
  { version = 0x00010000, change = (entries: Entry[]) => entries } = {},
): Buffer {
  const bodies = [...tables].map(
    ([name, table]) => [name, join(table, Buffer.alloc(-table.length & 3))] as const,
  );
  let at = 12 + 16 * tables.size;
  const entries = bodies.map(([name, body]) => {
    const entry = { tag: name, offset: at, length: tables.get(name)!.length };
    at += body.length;
    return entry;
  });
  const written = change(entries).map((entry) =>
    join(tag(entry.tag), u32(0xbad, entry.offset, entry.length)),
  );
  return join(u32(version), u16(written.length, 0, 0, 0), ...written, ...bodies.map(([, body]) => body));
}
