const WINDOW_BYTES = 1024 * 1024;
/** Larger than any unit of a JPEG, so a whole unit fits between two refills. */
const LARGEST_UNIT = 16 * 1024;

/** A file, or something that is read as one. */
export interface WindowSource {
  read(into: Buffer, at: number, count: number, place: number): Promise<{ bytesRead: number }>;
}

/** A file read forward through a window, so that the inner loop never waits. */
export class ByteWindow {
  readonly bytes = Buffer.alloc(WINDOW_BYTES);
  /** Next byte to take, in `bytes`. */
  at = 0;
  /** Number of valid bytes. */
  end = 0;
  private fileAt = 0;
  private isOver = false;

  constructor(private readonly file: WindowSource) {}

  get isNearEnd(): boolean {
    return !this.isOver && this.end - this.at < LARGEST_UNIT;
  }

  /** Goes to a place in the file. */
  async skipTo(place: number): Promise<void> {
    this.fileAt = place;
    this.at = 0;
    this.end = 0;
    this.isOver = false;
    await this.refill();
  }

  async refill(): Promise<void> {
    this.bytes.copyWithin(0, this.at, this.end);
    this.end -= this.at;
    this.at = 0;
    const { bytesRead } = await this.file.read(this.bytes, this.end, WINDOW_BYTES - this.end, this.fileAt);
    this.fileAt += bytesRead;
    this.end += bytesRead;
    this.isOver = bytesRead === 0;
  }

  /** The next byte, or null at the file's end. */
  async next(): Promise<number | null> {
    if (this.at === this.end) await this.refill();
    return this.at < this.end ? (this.bytes[this.at++] ?? null) : null;
  }

  /** Code of the next JPEG marker, passing over what stands before it; null at the file's end. */
  async nextMarker(): Promise<number | null> {
    for (let last = await this.next(); last !== null; ) {
      const byte = await this.next();
      if (last === 0xff && byte !== null && byte !== 0xff && byte !== 0) return byte;
      last = byte;
    }
    return null;
  }

  /** A copy of the JPEG segment that begins here; null when the file ends within it. */
  async segment(): Promise<Buffer | null> {
    if (this.end - this.at < 64 * 1024 + 2) await this.refill();
    if (this.end - this.at < 2) return null;
    const length = this.bytes.readUInt16BE(this.at);
    if (length < 2 || this.at + length > this.end) return null;
    const segment = Buffer.from(this.bytes.subarray(this.at + 2, this.at + length));
    this.at += length;
    return segment;
  }
}
