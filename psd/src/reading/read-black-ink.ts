import type { AdjustmentLayer, CurvesAdjustmentChannel, LevelsAdjustmentChannel } from 'ag-psd';
import type { ByteReader } from './byte-reader.ts';
import type { LayerRecord } from './scan-layers.ts';

/** Channels stand in the order of all together, cyan, magenta, yellow, black. */
const BLACK = 4;

/**
 * The levels or curves of the black ink, as if it were the first colour of a document; ag-psd reads those of three colours. Nothing
 * for other adjustments, and for curves that were drawn by hand.
 */
export function readBlackInk(adjustment: AdjustmentLayer, record: LayerRecord): AdjustmentLayer | undefined {
  if (adjustment.type === 'levels') return { ...adjustment, red: readLevels(blockOf(record, 'levl')) };
  if (adjustment.type !== 'curves' || isByHand(record)) return undefined;
  return { ...adjustment, red: readCurve(blockOf(record, 'curv')) };
}

/** Whether a curve is not given by points. */
export const isByHand = (record: LayerRecord): boolean => {
  const { bytes, at } = blockOf(record, 'curv');
  return bytes[at] !== 0;
};

/** A reader of the block from its beginning; the adjustment was made of it, so it is there. */
const blockOf = ({ blocks }: LayerRecord, key: string): ByteReader => {
  const block = blocks.get(key)!;
  const { at } = block;
  const reader = block.part(block.left);
  block.at = at;
  return reader;
};

const LEVELS_BYTES = 10;

function readLevels(block: ByteReader): LevelsAdjustmentChannel {
  block.skip(2 + BLACK * LEVELS_BYTES);
  return {
    shadowInput: block.i16(),
    highlightInput: block.i16(),
    shadowOutput: block.i16(),
    highlightOutput: block.i16(),
    midtoneInput: block.i16() / 100,
  };
}

/** A bit for each channel that has a curve, then the curves of these. */
function readCurve(block: ByteReader): CurvesAdjustmentChannel | undefined {
  block.skip(3);
  const bits = block.u32();
  for (let channel = 0; channel <= BLACK; channel += 1) {
    if (((bits >> channel) & 1) === 0) continue;
    const points = Array.from({ length: block.u16() }, () => {
      const output = block.i16();
      return { input: block.i16(), output };
    });
    if (channel === BLACK) return points;
  }
  return undefined;
}
