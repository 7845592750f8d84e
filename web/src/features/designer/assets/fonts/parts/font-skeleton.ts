/**
 * A TrueType file without its outlines (its table `glyf`), which is a thirtieth of a Chinese face and shapes and measures all its
 * words: every other table is there, and glyphs have the numbers they have in the file.
 */
export interface FontSkeleton {
  /** Where in the file the outline of a glyph lies; equal ends = it has none, as a space. Undefined = there is no such glyph. */
  placeOf(glyphId: number): FilePart | undefined;
  /** A font file that draws these outlines and nothing in place of all others. */
  compose(outlines: ReadonlyMap<number, Uint8Array>): Uint8Array;
}

/** Bytes of a file from `start` up to, not including, `end`. */
export interface FilePart {
  start: number;
  end: number;
}

interface Table extends FilePart {
  /** Where the directory says it (OpenType specification, "Table Directory"). */
  recordAt: number;
}

const RECORD_BYTES = 16;
const FIRST_RECORD = 12;

/** Reads what the build cut out of a font file: its bytes before and behind `glyf`, with the directory that it had. */
export function readSkeleton(bytes: Uint8Array): FontSkeleton {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readTables(view);
  const { glyf, loca, head } = tables;
  if (!glyf || !loca || !head) throw new Error('A skeleton of a font lacks glyf, loca or head.');
  const cut = glyf.end - glyf.start;
  const moved = (at: number) => (at >= glyf.end ? at - cut : at);
  // Offsets of glyphs have two or four bytes (OpenType specification, "loca").
  const isLong = view.getInt16(moved(head.start) + 50) === 1;
  const count = (loca.end - loca.start) / (isLong ? 4 : 2) - 1;
  const offsetOf = (i: number) =>
    isLong ? view.getUint32(moved(loca.start) + i * 4) : view.getUint16(moved(loca.start) + i * 2) * 2;
  return {
    placeOf(glyphId) {
      return glyphId < 0 || glyphId >= count
        ? undefined
        : { start: glyf.start + offsetOf(glyphId), end: glyf.start + offsetOf(glyphId + 1) };
    },
    compose(outlines) {
      const outlinesAt = aligned(bytes.length);
      const known = [...outlines].sort(([a], [b]) => a - b);
      const length = known.reduce((sum, [, outline]) => sum + aligned(outline.length), 0);
      // A table of no bytes would count as missing.
      const locaAt = outlinesAt + Math.max(4, length);
      const file = new Uint8Array(locaAt + (count + 1) * 4);
      file.set(bytes);
      const out = new DataView(file.buffer);
      for (const { recordAt, start } of Object.values(tables)) out.setUint32(recordAt + 8, moved(start));
      pointTo(out, glyf.recordAt, outlinesAt, locaAt - outlinesAt);
      pointTo(out, loca.recordAt, locaAt, (count + 1) * 4);
      out.setInt16(moved(head.start) + 50, 1);
      const places = new Uint32Array(file.buffer, locaAt, count + 1);
      let at = 0;
      for (const [glyphId, outline] of known) {
        file.set(outline, outlinesAt + at);
        at += aligned(outline.length);
        // All that follow begin where this one ends, up to the next that is known.
        places.fill(bigEndian(at), glyphId + 1);
      }
      return file;
    },
  };
}

/** The number whose bytes, as this machine keeps them, are those of `value` in a font file. */
function bigEndian(value: number): number {
  const four = new DataView(new ArrayBuffer(4));
  four.setUint32(0, value);
  return new Uint32Array(four.buffer)[0] ?? 0;
}

function readTables(view: DataView): Record<string, Table> {
  const records = Array.from({ length: view.getUint16(4) }, (_, i): [string, Table] => {
    const recordAt = FIRST_RECORD + i * RECORD_BYTES;
    const tag = String.fromCharCode(...Array.from({ length: 4 }, (_, k) => view.getUint8(recordAt + k)));
    const start = view.getUint32(recordAt + 8);
    return [tag, { recordAt, start, end: start + view.getUint32(recordAt + 12) }];
  });
  return Object.fromEntries(records);
}

function pointTo(out: DataView, recordAt: number, start: number, length: number): void {
  out.setUint32(recordAt + 8, start);
  out.setUint32(recordAt + 12, length);
}

/** Tables begin at multiples of four. */
const aligned = (length: number) => Math.ceil(length / 4) * 4;

/** The glyphs that a composite one is made of, in their order (OpenType specification, "glyf"); none = it has its own outline. */
export function readComponents(outline: Uint8Array): number[] {
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  if (outline.length < 10 || view.getInt16(0) >= 0) return [];
  const components: number[] = [];
  for (let at = 10; at + 4 <= outline.length; ) {
    const flags = view.getUint16(at);
    components.push(view.getUint16(at + 2));
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 0x1 ? 4 : 2) + scale;
    if (!(flags & 0x20)) break;
  }
  return components;
}
