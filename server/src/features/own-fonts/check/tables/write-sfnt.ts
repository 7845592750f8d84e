/** Tables that decide what HarfBuzz draws, and names. Others are left out: hints, pictures, signatures, what tools keep. */
const KEPT_TABLES = new Set(
  (
    'BASE CFF_ CFF2 COLR CPAL GDEF GPOS GSUB HVAR MVAR OS/2 STAT VARC VORG VVAR ankr avar cmap feat fvar glyf gvar head ' +
    'hhea hmtx kern kerx loca ltag maxp morx mort name opbd post trak vhea vmtx'
  )
    .split(' ')
    .map((tag) => tag.replace('_', ' ')),
);

/** A font file without a wrapper from these tables: the same tables give the same bytes. */
export function writeSfnt(tables: ReadonlyMap<string, Uint8Array>): Buffer {
  const kept = [...tables].filter(([tag]) => KEPT_TABLES.has(tag)).sort(([a], [b]) => (a < b ? -1 : 1));
  const isPostScript = tables.has('CFF ') || tables.has('CFF2');
  const header = Buffer.alloc(12 + 16 * kept.length);
  const steps = Math.floor(Math.log2(kept.length));
  header.writeUInt32BE(isPostScript ? 0x4f54544f : 0x00010000, 0);
  for (const [i, value] of [kept.length, 16 << steps, steps, 16 * kept.length - (16 << steps)].entries())
    header.writeUInt16BE(value, 4 + 2 * i);
  const parts: Buffer[] = [header];
  let at = header.length;
  for (const [i, [tag, table]] of kept.entries()) {
    const padded = Buffer.alloc((table.length + 3) & ~3);
    padded.set(table);
    // The sum of the whole file, which nobody compares.
    if (tag === 'head') padded.writeUInt32BE(0, 8);
    const entry = 12 + 16 * i;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum(padded), entry + 4);
    header.writeUInt32BE(at, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    parts.push(padded);
    at += padded.length;
  }
  return Buffer.concat(parts);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
