/** One entry for each value of the next 16 bits: length of the code × 256 + its symbol; 0 where there is no such code. */
export type HuffmanTable = Uint16Array;

/** Returned when no code matches. */
export const NO_CODE = -1;

/** Adds the tables of a DHT segment (ITU T.81, B.2.4.2) to `tables`, by their class × 16 + number. */
export function readHuffmanTables(segment: Buffer, tables: Map<number, HuffmanTable>): void {
  for (let at = 0; at < segment.length; ) {
    const id = segment.readUInt8(at);
    const counts = segment.subarray(at + 1, at + 17);
    if (counts.length < 16) throw new RangeError('The Huffman table is cut off');
    at += 17;
    const table = new Uint16Array(65_536);
    let code = 0;
    for (let length = 1; length <= 16; length += 1) {
      for (let n = 0; n < (counts[length - 1] ?? 0); n += 1) {
        const symbol = segment.readUInt8(at++);
        const from = code << (16 - length);
        if (from >= 65_536) throw new RangeError('More codes than there are');
        table.fill(length * 256 + symbol, from, from + (1 << (16 - length)));
        code += 1;
      }
      code <<= 1;
    }
    tables.set(id, table);
  }
}
