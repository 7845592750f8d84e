/** How a glyph stands in its cell of a column, font units. */
export interface CellMetrics {
  /** Height of the cell. */
  advance: number;
  /** Top of the cell above the glyph's baseline. */
  top: number;
}

interface FontTables {
  unitsPerEm: number;
  /** Ascender of the line, from `hhea`; the descender is negative. */
  ascender: number;
  descender: number;
  /** The bytes of a table of the file; undefined or empty without it. */
  table(tag: string): Uint8Array | undefined;
}

/**
 * Top of the em square above the baseline. In fonts for Chinese the typographic ascender and descender of `OS/2` are its
 * edges; in others its middle is the middle of the line.
 */
export function readEmTop({ unitsPerEm, ascender, descender, table }: FontTables): number {
  const os2 = viewOf(table('OS/2'), 72);
  const typographic = os2?.getInt16(68);
  if (os2 && typographic !== undefined && typographic - os2.getInt16(70) === unitsPerEm) return typographic;
  return (ascender + descender + unitsPerEm) / 2;
}

/**
 * Reads `vhea` and `vmtx`, which HarfBuzz's WebAssembly is built without. A glyph without metrics, or of a font without
 * them, gets the em square; `yMax` is the top of its outline.
 */
export function readCellMetrics(
  tables: FontTables,
  emTop: number,
): (glyphId: number, yMax: number | null) => CellMetrics {
  const count = viewOf(tables.table('vhea'), 36)?.getUint16(34) ?? 0;
  const metrics = count > 0 ? viewOf(tables.table('vmtx'), count * 4) : null;
  return (glyphId, yMax) => {
    if (!metrics) return { advance: tables.unitsPerEm, top: emTop };
    const advance = metrics.getUint16(Math.min(glyphId, count - 1) * 4);
    const bearingAt = glyphId < count ? glyphId * 4 + 2 : count * 4 + (glyphId - count) * 2;
    const hasBearing = yMax !== null && bearingAt + 2 <= metrics.byteLength;
    return { advance, top: hasBearing ? yMax + metrics.getInt16(bearingAt) : emTop };
  };
}

function viewOf(bytes: Uint8Array | undefined, minLength: number): DataView | null {
  if (!bytes || bytes.length < minLength) return null;
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
