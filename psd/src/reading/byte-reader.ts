import { refuse } from '../psd-refusal.ts';

/** Reads big-endian numbers of a range of bytes; past its end the file is damaged. */
export class ByteReader {
  readonly bytes: Uint8Array;
  readonly end: number;
  at: number;
  readonly #view: DataView;

  constructor(bytes: Uint8Array, at = 0, end = bytes.length) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.end - this.at;
  }

  u8(): number {
    return this.#view.getUint8(this.#pass(1));
  }

  u16(): number {
    return this.#view.getUint16(this.#pass(2));
  }

  i16(): number {
    return this.#view.getInt16(this.#pass(2));
  }

  u32(): number {
    return this.#view.getUint32(this.#pass(4));
  }

  i32(): number {
    return this.#view.getInt32(this.#pass(4));
  }

  f64(): number {
    return this.#view.getFloat64(this.#pass(8));
  }

  /** A length: of 4 bytes, or of 8 in large documents. */
  length(isLarge: boolean): number {
    const high = isLarge ? this.u32() : 0;
    const length = high * 2 ** 32 + this.u32();
    if (length > this.left) throw refuse('damaged', `a part of ${length} bytes where ${this.left} are left`);
    return length;
  }

  letters(count: number): string {
    const at = this.#pass(count);
    return String.fromCharCode(...this.bytes.subarray(at, at + count));
  }

  skip(count: number): void {
    this.#pass(count);
  }

  /** A reader of the next bytes, which this one passes. */
  part(length: number): ByteReader {
    const at = this.#pass(length);
    return new ByteReader(this.bytes, at, at + length);
  }

  #pass(count: number): number {
    if (count > this.left) throw refuse('damaged', 'the file ends early');
    const { at } = this;
    this.at += count;
    return at;
  }
}
