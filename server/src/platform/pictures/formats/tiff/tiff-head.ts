const TYPES = { bytes: { code: 7, size: 1 }, short: { code: 3, size: 2 }, long: { code: 4, size: 4 } };

/** A field of a TIFF directory. */
export interface TiffField {
  tag: number;
  type: keyof typeof TYPES;
  values: ArrayLike<number>;
}

/**
 * Head of a big-endian TIFF of one picture, whose strips follow at once, in order and `stripBytes` long each; their
 * offsets and lengths are added to the fields.
 */
export function tiffHead(stripBytes: number[], fields: TiffField[]): Buffer {
  const all = [
    ...fields,
    { tag: 273, type: 'long' as const, values: stripBytes },
    { tag: 279, type: 'long' as const, values: stripBytes },
  ].sort((a, b) => a.tag - b.tag);
  const directoryBytes = 2 + all.length * 12 + 4;
  const sizes = all.map(({ type, values }) => values.length * TYPES[type].size);
  const outside = sizes.map((size) => (size > 4 ? (size + 1) & ~1 : 0));
  const total = 8 + directoryBytes + outside.reduce((sum, size) => sum + size, 0);
  const head = Buffer.alloc(total);
  head.write('MM', 0, 'latin1');
  head.writeUInt16BE(42, 2);
  head.writeUInt32BE(8, 4);
  head.writeUInt16BE(all.length, 8);
  let free = 8 + directoryBytes;
  for (const [index, field] of all.entries()) {
    const at = 10 + index * 12;
    head.writeUInt16BE(field.tag, at);
    head.writeUInt16BE(TYPES[field.type].code, at + 2);
    head.writeUInt32BE(field.values.length, at + 4);
    const isInline = outside[index] === 0;
    if (!isInline) head.writeUInt32BE(free, at + 8);
    writeValues(head, isInline ? at + 8 : free, field, field.tag === 273 ? total : null);
    free += outside[index]!;
  }
  return head;
}

/** Writes the values of a field. Where `firstOffset` is given they are lengths, and their offsets are written. */
function writeValues(
  head: Buffer,
  at: number,
  { type, values }: TiffField,
  firstOffset: number | null,
): void {
  const { size } = TYPES[type];
  let offset = firstOffset ?? 0;
  for (let index = 0; index < values.length; index += 1) {
    head.writeUIntBE(firstOffset === null ? values[index]! : offset, at + index * size, size);
    offset += values[index]!;
  }
}
