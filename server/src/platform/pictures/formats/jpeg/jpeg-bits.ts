import type { ByteWindow } from '../byte-window.ts';
import { type HuffmanTable, NO_CODE } from './huffman-table.ts';

/** The bits of a JPEG's coded data, without the zeros stuffed behind FF; after a marker zeros come forever. */
export class JpegBits {
  private held = 0;
  private count = 0;
  /** Bits held that do not come from the file. */
  private made = 0;

  constructor(private readonly bytes: ByteWindow) {}

  /** Bits read beyond the file's end. */
  get missingBits(): number {
    return Math.max(0, this.made - this.count);
  }

  /** The symbol of the next code, or NO_CODE. */
  code(table: HuffmanTable): number {
    if (this.count < 16) this.fill();
    const found = table[(this.held >>> (this.count - 16)) & 0xffff] ?? 0;
    if (found === 0) return NO_CODE;
    this.count -= found >> 8;
    return found & 255;
  }

  skip(bits: number): void {
    if (this.count < bits) this.fill();
    this.count -= bits;
  }

  private fill(): void {
    const { bytes } = this.bytes;
    while (this.count <= 23) {
      const { at, end } = this.bytes;
      let byte = 0;
      if (at < end && bytes[at] !== 0xff) {
        byte = bytes[at]!;
        this.bytes.at = at + 1;
      } else if (at + 1 < end && bytes[at + 1] === 0) {
        byte = 0xff;
        this.bytes.at = at + 2;
      } else this.made += 8;
      this.held = ((this.held << 8) | byte) & 0x7fffffff;
      this.count += 8;
    }
  }

  /** Drops the held bits and goes to the next marker; returns the bytes in between, at most `most`. */
  async dropToMarker(most: number): Promise<number[]> {
    const rest: number[] = [];
    for (let left = Math.floor((this.count - this.made) / 8); left > 0; left -= 1) {
      rest.push((this.held >>> (this.made + (left - 1) * 8)) & 255);
    }
    this.count = 0;
    this.made = 0;
    while (rest.length < most) {
      if (this.bytes.at + 2 > this.bytes.end) await this.bytes.refill();
      const { bytes, at, end } = this.bytes;
      if (at + 1 >= end) break;
      const isFilling = bytes[at] === 0xff && bytes[at + 1] === 0xff;
      if (bytes[at] === 0xff && bytes[at + 1] !== 0 && !isFilling) break;
      if (!isFilling) rest.push(bytes[at]!);
      this.bytes.at = at + (bytes[at] === 0xff && !isFilling ? 2 : 1);
    }
    return rest;
  }
}
