import { open } from 'node:fs/promises';
import { ByteWindow, type WindowSource } from '../byte-window.ts';
import { type HuffmanTable, NO_CODE, readHuffmanTables } from './huffman-table.ts';
import { JpegBits } from './jpeg-bits.ts';
import { countUnits, readFrame, type ScanComponent, scanComponents } from './jpeg-frame.ts';

/** `unknown`: progressive, arithmetic or 12-bit, which libjpeg itself reads to the end. */
export type ScanVerdict = 'whole' | 'damaged' | 'unknown';

const [START, END, FRAME, EXTENDED_FRAME] = [0xd8, 0xd9, 0xc0, 0xc1];
const [HUFFMAN, RESTART_INTERVAL, SCAN] = [0xc4, 0xdd, 0xda];
/** Bytes of coded data that may follow the last unit: some encoders flush one byte too many. */
const SPARE_BYTES = 2;
/** Cameras may pad the file to a block of their card with one repeated byte. */
const MAX_PADDING = 4096;

/**
 * Whether the coded data of a sequential JPEG is complete: walks through its Huffman codes (ITU T.81, F.2.2) without
 * decoding, and checks whether the last code ends where the data does. libjpeg ignores data left over when the picture
 * is full: zeros in place of data decode without an error, but wrongly.
 */
export async function checkJpegScan(path: string): Promise<ScanVerdict> {
  const file = await open(path, 'r');
  try {
    return await check(file);
  } finally {
    await file.close();
  }
}

/** The same of a JPEG that lies inside another file, which says where it ends: it may lack its own mark of that. */
export const checkJpegBytes = (jpeg: Buffer): Promise<ScanVerdict> =>
  check(
    {
      read: async (into, at, count, place) => ({ bytesRead: jpeg.copy(into, at, place, place + count) }),
    },
    true,
  );

const check = (source: WindowSource, mayLackEnd = false): Promise<ScanVerdict> =>
  walk(source, mayLackEnd).catch((error) => {
    if (error instanceof RangeError) return 'damaged';
    throw error;
  });

async function walk(source: WindowSource, mayLackEnd: boolean): Promise<ScanVerdict> {
  const bytes = new ByteWindow(source);
  const tables = new Map<number, HuffmanTable>();
  let frame: ReturnType<typeof readFrame> = null;
  let restartEvery = 0;
  const drawn = new Set<number>();
  await bytes.skipTo(0);
  if ((await bytes.nextMarker()) !== START) return 'unknown';
  for (;;) {
    const marker = await bytes.nextMarker();
    if (marker === END) return 'whole';
    if (marker === null) return mayLackEnd && frame?.components.size === drawn.size ? 'whole' : 'damaged';
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![HUFFMAN, 0xc8, 0xcc].includes(marker);
    if (isFrame && marker !== FRAME && marker !== EXTENDED_FRAME) return 'unknown';
    const segment = await bytes.segment();
    if (segment === null) return 'damaged';
    if (isFrame) {
      frame = readFrame(segment);
      if (frame === null) return 'unknown';
    } else if (marker === HUFFMAN) readHuffmanTables(segment, tables);
    else if (marker === RESTART_INTERVAL) restartEvery = segment.readUInt16BE(0);
    else if (marker === SCAN) {
      const components = frame && scanComponents(segment, frame, tables);
      if (!frame || !components) return 'unknown';
      const units = countUnits(frame, components);
      if (!(await walkScan(bytes, components, units, restartEvery))) return 'damaged';
      for (const { id } of components) drawn.add(id);
    }
  }
}

/** Whether a scan's units end where its data does, and between restart markers likewise. */
async function walkScan(
  bytes: ByteWindow,
  components: readonly ScanComponent[],
  units: number,
  restartEvery: number,
): Promise<boolean> {
  const bits = new JpegBits(bytes);
  const interval = restartEvery || units;
  for (let done = 0, restart = 0; done < units; restart = (restart + 1) % 8) {
    const until = Math.min(units, done + interval);
    for (; done < until; done += 1) {
      if (bytes.isNearEnd) await bytes.refill();
      for (const { blocks, dc, ac } of components) {
        for (let block = 0; block < blocks; block += 1) if (!walkBlock(bits, dc, ac)) return false;
      }
    }
    // Bits beyond the file's end were read as zeros.
    if (!(await endsHere(bits))) return false;
    if (done < units && (await bytes.nextMarker()) !== 0xd0 + restart) return false;
  }
  return true;
}

/** Skips the codes of 64 coefficients. False for what no encoder writes. */
function walkBlock(bits: JpegBits, dc: HuffmanTable, ac: HuffmanTable): boolean {
  const first = bits.code(dc);
  if (first === NO_CODE || first > 11) return false;
  bits.skip(first);
  for (let at = 1; at < 64; at += 1) {
    const symbol = bits.code(ac);
    if (symbol === NO_CODE) return false;
    const size = symbol & 15;
    const run = symbol >> 4;
    if (size === 0) {
      if (run !== 15) return true;
      at += 15;
    } else {
      at += run;
      if (size > 10) return false;
      bits.skip(size);
    }
    if (at > 63) return false;
  }
  return true;
}

/** Whether no coded data is missing and none is left before the next marker. */
async function endsHere(bits: JpegBits): Promise<boolean> {
  if (bits.missingBits > 0) return false;
  const rest = await bits.dropToMarker(MAX_PADDING + 1);
  return rest.length <= SPARE_BYTES || (rest.length <= MAX_PADDING && rest.every((byte) => byte === rest[0]));
}
