/** The tags around nearly every string of a workbook. */
const PLAIN = Buffer.from('><t>');
const SPACED = Buffer.from('><t xml:space="preserve">');
const CLOSING_TAGS = Buffer.from('</t></si>');
/** Before a string that is kept with its tags; no UTF-8 text holds this byte. */
const XML = 0xff;
const LESS_THAN = 0x3c;

/** Strings of a workbook one behind the other, without the tags that all of them have: half of the bytes. */
export class StringStore {
  private readonly bytes: Buffer;
  private size = 0;
  private starts = new Uint32Array(1024);
  private count = 0;

  /** @param capacity bytes of the part they come from; pages that stay unused cost nothing */
  constructor(capacity: number) {
    this.bytes = Buffer.allocUnsafe(capacity);
  }

  /** Adds the string between `<si` (from) and the next `<si` (to). */
  add(source: Buffer, from: number, to: number): void {
    if (this.count + 1 >= this.starts.length) this.grow();
    if (!this.addPlain(source, from, to)) {
      this.bytes[this.size++] = XML;
      this.size += source.copy(this.bytes, this.size, from, to);
    }
    this.starts[++this.count] = this.size;
  }

  /**
   * Still encoded as XML text; `isXml` = with tags. undefined = there is no such string.
   * @param index a whole number from 0
   */
  get(index: number): { text: string; isXml: boolean } | undefined {
    if (index >= this.count) return undefined;
    const from = this.starts[index]!;
    const to = this.starts[index + 1]!;
    if (this.bytes[from] === XML && to > from)
      return { text: this.bytes.toString('utf8', from + 1, to), isXml: true };
    return { text: this.bytes.toString('utf8', from, to), isXml: false };
  }

  /** Keeps only the letters if the string has nothing else; false = it has more. */
  private addPlain(source: Buffer, from: number, to: number): boolean {
    const lead = startsWith(source, from, PLAIN)
      ? PLAIN.length
      : startsWith(source, from, SPACED)
        ? SPACED.length
        : 0;
    const end = to - CLOSING_TAGS.length;
    if (lead === 0 || from + lead > end || !startsWith(source, end, CLOSING_TAGS)) return false;
    if (source[from + lead] === XML) return false;
    let size = this.size;
    for (let at = from + lead; at < end; at++) {
      const byte = source[at]!;
      if (byte === LESS_THAN) return false;
      this.bytes[size++] = byte;
    }
    this.size = size;
    return true;
  }

  private grow(): void {
    const larger = new Uint32Array(this.starts.length * 2);
    larger.set(this.starts);
    this.starts = larger;
  }
}

function startsWith(source: Buffer, from: number, wanted: Buffer): boolean {
  for (let n = 0; n < wanted.length; n++) if (source[from + n] !== wanted[n]) return false;
  return true;
}
