import { promisify } from 'node:util';
import { crc32, type Inflate, inflate, type ZlibOptions } from 'node:zlib';
import type { RgbaPicture } from '@diy/design/painting';
import { withPrintKernel } from './print-kernel.ts';

/** Thrown when the file does not hold the drawn pixels, so that nothing in it can be trusted. */
export class BrokenFile extends Error {
  constructor(readonly reason: string) {
    super(`the encoded print file does not hold the pixels that were drawn: ${reason}`);
    this.name = 'BrokenFile';
  }
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a chunk before its data (length and type), and all besides its data (with the checksum after it). */
const CHUNK_LEAD = 8;
const CHUNK_BYTES = 12;
/** What the header of a print file says: 8 bits a channel; red, green, blue and alpha; deflate; the filters of the standard; not interlaced. */
const FORM = Buffer.from([8, 6, 0, 0, 0]);
/** The only chunks of a print file: profile, density and pixels, so that nothing else can change how it is read. */
const SEQUENCE = /^IHDR iCCP pHYs( IDAT)+ IEND$/;
/** Bytes that the kernel reads before and after a row. */
const ROOM_BYTES = 16;

/** The smallest chunk size that zlib accepts. */
const MIN_ROOM = 64;
const unpack = promisify(inflate) as unknown as (
  packed: Buffer,
  options: ZlibOptions,
) => Promise<{ buffer: Buffer; engine: Inflate }>;

/**
 * Reads the PNG that will be delivered by the standard's rules: every chunk's checksum, its size and form, then all of
 * its pixels, unpacked by another library than the one that packed them. Each row must be the drawn one under the
 * file's filter, byte by byte, which is so if and only if a decoder finds the drawn pixels. Throws BrokenFile.
 */
export async function checkFile(file: Buffer, drawn: RgbaPicture): Promise<void> {
  const packed = imageData(file, drawn);
  // One byte more than expected: another thread then unpacks everything in one go, and too many bytes are noticed.
  const room = Math.max(MIN_ROOM, drawn.heightPx * (1 + drawn.widthPx * 4) + 1);
  const { buffer, engine } = await unpack(packed, {
    chunkSize: room,
    maxOutputLength: room,
    info: true,
  }).catch((error: Error) => {
    throw new BrokenFile(error.message);
  });
  if (engine.bytesWritten !== packed.length) throw new BrokenFile('bytes after its pixels');
  await compareRows(buffer, drawn);
}

/** The data of the picture's chunks. Throws if any chunk is damaged, missing or unexpected, or the header differs. */
function imageData(file: Buffer, drawn: RgbaPicture): Buffer {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new BrokenFile('no PNG');
  const types: string[] = [];
  const parts: Buffer[] = [];
  let header: Buffer | undefined;
  for (let at = SIGNATURE.length; at < file.length; ) {
    const length = at + CHUNK_BYTES <= file.length ? file.readUInt32BE(at) : Infinity;
    const end = at + CHUNK_LEAD + length;
    if (end + 4 > file.length) throw new BrokenFile(`cut off at ${at}`);
    if (crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end))
      throw new BrokenFile(`damaged at ${at}`);
    const type = file.toString('latin1', at + 4, at + CHUNK_LEAD);
    const data = file.subarray(at + CHUNK_LEAD, end);
    types.push(type);
    if (type === 'IDAT') parts.push(data);
    if (type === 'IHDR') header = data;
    at = end + 4;
  }
  const sequence = types.join(' ');
  if (!header || !SEQUENCE.test(sequence)) throw new BrokenFile(`chunks ${sequence.slice(0, 100)}`);
  if (!isForm(header, drawn)) throw new BrokenFile('another size or form');
  return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
}

function isForm(header: Buffer, { widthPx, heightPx }: RgbaPicture): boolean {
  return (
    header.length === CHUNK_LEAD + FORM.length &&
    header.readUInt32BE(0) === widthPx &&
    header.readUInt32BE(4) === heightPx &&
    header.subarray(CHUNK_LEAD).equals(FORM)
  );
}

/** Compares a file's rows, each with its filter before it, with the drawn ones. */
function compareRows(rows: Buffer, { rgba, widthPx, heightPx }: RgbaPicture): Promise<void> {
  const rowBytes = widthPx * 4;
  const slotBytes = ROOM_BYTES + rowBytes + ROOM_BYTES;
  if (rows.length !== heightPx * (1 + rowBytes)) throw new BrokenFile(`${rows.length} bytes of pixels`);
  return withPrintKernel(3 * slotBytes, ({ bytes, heap, isFiltered }) => {
    // Left of the first pixel and above the first row everything is 0.
    bytes.fill(0, heap, heap + 2 * slotBytes);
    let above = heap + ROOM_BYTES;
    let row = above + slotBytes;
    const filtered = row + slotBytes;
    for (let y = 0, at = 0; y < heightPx; y += 1, at += 1 + rowBytes) {
      bytes.set(rgba.subarray(y * rowBytes, (y + 1) * rowBytes), row);
      bytes.set(rows.subarray(at + 1, at + 1 + rowBytes), filtered);
      if (!isFiltered(rows[at]!, filtered, row, above, rowBytes))
        throw new BrokenFile(`other pixels or another filter in row ${y}`);
      [row, above] = [above, row];
    }
  });
}
