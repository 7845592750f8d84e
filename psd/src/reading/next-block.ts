import { refuse } from '../psd-refusal.ts';
import type { ByteReader } from './byte-reader.ts';

/** Blocks whose length has 8 bytes in large documents (Adobe, Photoshop File Formats Specification). */
const LONG_BLOCKS = new Set(
  'LMsk Lr16 Lr32 Layr Mt16 Mt32 Mtrn Alph FMsk lnk2 FEid FXid PxSD cinf'.split(' '),
);

/** The next tagged block, behind what pads the one before; null at the end. */
export function nextBlock(reader: ByteReader, isLarge: boolean): { key: string; part: ByteReader } | null {
  while (reader.left > 0 && reader.bytes[reader.at] === 0) reader.skip(1);
  if (reader.left < 12) return null;
  const signature = reader.letters(4);
  if (signature !== '8BIM' && signature !== '8B64') throw refuse('damaged', 'a block without its signature');
  const key = reader.letters(4);
  const isLong = signature === '8B64' || (isLarge && LONG_BLOCKS.has(key));
  return { key, part: reader.part(reader.length(isLong)) };
}
