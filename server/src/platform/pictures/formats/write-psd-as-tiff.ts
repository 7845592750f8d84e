import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { bytesAt } from './file-bytes.ts';
import { type Psd, type PsdColour, readPsd } from './read-psd.ts';
import { tiffHead } from './tiff/tiff-head.ts';

const PHOTOMETRIC: Record<PsdColour, number> = { bitmap: 0, grey: 1, rgb: 2, palette: 3, cmyk: 5, lab: 2 };
const PIECE_BYTES = 1024 * 1024;

/**
 * Writes the merged picture of a Photoshop file as a TIFF. Both keep planes of rows, bare or packed the same way, so
 * the rows are copied and libvips decodes them. Memory stays small. Lab calls itself RGB (see lab-tiff.ts).
 */
export async function writePsdAsTiff(source: string, target: string): Promise<void> {
  const file = await open(source, 'r');
  try {
    const psd = await readPsd(file);
    const out = createWriteStream(target);
    const ended = finished(out);
    ended.catch(() => undefined);
    out.write(headOf(psd));
    for (let row = 0; row < psd.rowBytes.length; ) {
      const first = row;
      let bytes = 0;
      do {
        bytes += psd.rowBytes[row]!;
        row += 1;
      } while (row < psd.rowBytes.length && bytes + psd.rowBytes[row]! <= PIECE_BYTES);
      const piece = await bytesAt(file, psd.rowOffsets[first]!, bytes);
      for (let at = 0, index = first; index < row; at += psd.rowBytes[index]!, index += 1)
        adaptRow(piece.subarray(at, at + psd.rowBytes[index]!), signFlip(psd, index), psd.isPacked);
      if (!out.write(piece))
        await Promise.race([new Promise<void>((resolve) => out.once('drain', resolve)), ended]);
    }
    out.end();
    await ended;
  } finally {
    await file.close();
  }
}

function headOf(psd: Psd): Buffer {
  const palette = psd.palette && Array.from(psd.palette, (value) => value * 257);
  return tiffHead(psd.rowBytes, [
    { tag: 256, type: 'long', values: [psd.widthPx] },
    { tag: 257, type: 'long', values: [psd.heightPx] },
    { tag: 258, type: 'short', values: new Array(psd.planes).fill(psd.bitsPerSample) },
    { tag: 259, type: 'short', values: [psd.isPacked ? 32_773 : 1] },
    { tag: 262, type: 'short', values: [PHOTOMETRIC[psd.colour]] },
    { tag: 277, type: 'short', values: [psd.planes] },
    { tag: 278, type: 'long', values: [1] },
    // 2 = planes one after the other, as a PSD has them. With one plane both ways are the same, and readers expect 1.
    { tag: 284, type: 'short', values: [psd.planes > 1 ? 2 : 1] },
    ...(palette ? [{ tag: 320, type: 'short' as const, values: palette }] : []),
    ...(psd.hasAlpha ? [{ tag: 338, type: 'short' as const, values: [2] }] : []),
    ...(psd.profile ? [{ tag: 34_675, type: 'bytes' as const, values: psd.profile }] : []),
  ]);
}

/** Photoshop counts ink from full cover down, and a and b of Lab from -128 up; TIFF from none up, and with a sign. */
function signFlip({ colour, heightPx }: Psd, row: number): number {
  const plane = Math.floor(row / heightPx);
  if (colour === 'cmyk') return plane < 4 ? 0xff : 0;
  return colour === 'lab' && (plane === 1 || plane === 2) ? 0x80 : 0;
}

/** Samples are changed in place: in packed rows the literals and the repeated bytes, not the counts. */
function adaptRow(row: Uint8Array, flip: number, isPacked: boolean): void {
  if (flip === 0) return;
  if (!isPacked) {
    for (let at = 0; at < row.length; at += 1) row[at] = row[at]! ^ flip;
    return;
  }
  for (let at = 0; at < row.length; ) {
    const count = row[at]!;
    at += 1;
    if (count === 128) continue;
    const samples = count < 128 ? count + 1 : 1;
    for (const end = Math.min(row.length, at + samples); at < end; at += 1) row[at] = row[at]! ^ flip;
  }
}
