import { type PdfDict, PdfName, PdfOperator, PdfRef, type PdfValue } from './pdf-values.ts';

const SPACE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITER = new Set([...'()<>[]{}/%'].map((char) => char.charCodeAt(0)));
const MAX_DEPTH = 100;
const MAX_NAME_LENGTH = 1000;

/** What ends an array or dictionary, and the end of the bytes. */
type Mark = ']' | '>>' | 'end';

/** Reads PDF values one after the other, in objects and in content streams, which have the same syntax. */
export class PdfReader {
  constructor(
    readonly bytes: Buffer,
    public at = 0,
  ) {}

  /** The next value; undefined at the end. A stray closing bracket is left out. */
  next(): PdfValue | undefined {
    for (;;) {
      const value = this.#value(0);
      if (value === 'end') return undefined;
      if (value !== ']' && value !== '>>') return value;
    }
  }

  #value(depth: number): PdfValue | Mark {
    this.#skipSpace();
    const { bytes } = this;
    const code = bytes[this.at];
    if (code === undefined || depth > MAX_DEPTH) return 'end';
    const char = String.fromCharCode(code);
    if (char === '/') return this.#name();
    if (char === '(') return this.#text();
    if (char === '[' || char === ']') {
      this.at += 1;
      return char === ']' ? ']' : this.#until(']', depth);
    }
    if (char === '<' || char === '>') {
      const isDouble = bytes[this.at + 1] === code;
      this.at += isDouble ? 2 : 1;
      if (char === '>') return isDouble ? '>>' : this.#value(depth);
      return isDouble ? dictOf(this.#until('>>', depth)) : this.#hexText();
    }
    if (DELIMITER.has(code)) {
      this.at += 1;
      return new PdfOperator(char);
    }
    return this.#word();
  }

  #until(end: Mark, depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      const value = this.#value(depth + 1);
      if (value === end || value === 'end') return values;
      if (value === ']' || value === '>>') continue;
      // "12 0 R" stands for an object; content streams have no such word.
      if (value instanceof PdfOperator && value.word === 'R' && values.length > 1) {
        values.pop();
        values.push(new PdfRef(Number(values.pop())));
      } else values.push(value);
    }
  }

  #word(): PdfValue {
    const start = this.at;
    while (!this.#isBreak(this.at)) this.at += 1;
    const word = this.bytes.toString('latin1', start, this.at);
    if (/^[+-]*[\d.][\d.-]*$/.test(word)) return Number.parseFloat(word.replace(/^[+-]*(?=[+-])/, '')) || 0;
    // Programs whose numbers came out empty write a sign alone, which viewers read as nothing.
    if (/^[+-]+$/.test(word)) return 0;
    if (word === 'true' || word === 'false') return word === 'true';
    return word === 'null' ? null : new PdfOperator(word);
  }

  #isBreak(at: number): boolean {
    const code = this.bytes[at];
    return code === undefined || SPACE.has(code) || DELIMITER.has(code);
  }

  #name(): PdfName {
    const start = this.at + 1;
    this.at = start;
    while (!this.#isBreak(this.at)) this.at += 1;
    const end = Math.min(this.at, start + MAX_NAME_LENGTH);
    const written = this.bytes.toString('latin1', start, end);
    return new PdfName(
      written.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
  }

  /** Nobody asks what a text says, only where it ends. */
  #text(): Buffer {
    const start = this.at;
    let open = 0;
    for (; this.at < this.bytes.length; this.at += 1) {
      const code = this.bytes[this.at];
      if (code === 0x5c) this.at += 1;
      else if (code === 0x28) open += 1;
      else if (code === 0x29) open -= 1;
      if (open === 0) break;
    }
    this.at += 1;
    return this.bytes.subarray(start + 1, this.at - 1);
  }

  #hexText(): Buffer {
    const end = this.bytes.indexOf(0x3e, this.at);
    const stop = end === -1 ? this.bytes.length : end;
    const text = Buffer.from(this.bytes.toString('latin1', this.at, stop).replace(/[^\da-f]/gi, ''), 'hex');
    this.at = stop + 1;
    return text;
  }

  #skipSpace(): void {
    for (;;) {
      const code = this.bytes[this.at];
      if (code === 0x25)
        while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13)
          this.at += 1;
      else if (code === undefined || !SPACE.has(code)) return;
      else this.at += 1;
    }
  }
}

function dictOf(values: PdfValue[]): PdfDict {
  const dict: PdfDict = new Map();
  for (let i = 0; i + 1 < values.length; i += 2) {
    const key = values[i];
    if (key instanceof PdfName) dict.set(key.name, values[i + 1]!);
  }
  return dict;
}
