const table = new Map<string, number>();

/** Text in GBK, which the platform can only read: its decoder is asked for every pair of bytes once. */
export function encodeGbk(text: string): Buffer {
  if (table.size === 0) fillTable();
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.charCodeAt(0) < 0x80 ? letter.charCodeAt(0) : table.get(letter);
    if (code === undefined) throw new Error(`GBK has no “${letter}”`);
    if (code > 0xff) bytes.push(code >> 8);
    bytes.push(code & 0xff);
  }
  return Buffer.from(bytes);
}

function fillTable(): void {
  const decoder = new TextDecoder('gbk');
  for (let high = 0x81; high <= 0xfe; high++) {
    for (let low = 0x40; low <= 0xfe; low++) {
      if (low === 0x7f) continue;
      const letter = decoder.decode(Uint8Array.of(high, low));
      if ([...letter].length === 1 && letter !== '\ufffd') table.set(letter, (high << 8) | low);
    }
  }
}
