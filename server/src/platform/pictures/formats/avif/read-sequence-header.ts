/** The samples' format from the beginning of AV1 data (AV1 bitstream specification, 5.5). */
export interface SequenceHeader {
  isMonochrome: boolean;
  /** Samples of 8 bits go from 0 to 255, not from 16 to 235. */
  isFullRange: boolean;
  /** How colours are made of the planes (ITU-T H.273); 2 = not said. */
  matrix: number;
}

const SEQUENCE_HEADER = 1;
const IDENTITY = 0;
const BT709 = 1;
const SRGB = 13;

/** Reads the first sequence header in AV1 data. Null when there is none or it ends too early. */
export function readSequenceHeader(data: Buffer): SequenceHeader | null {
  try {
    for (let at = 0; at < data.length; ) {
      const head = data.readUInt8(at);
      at += (head & 4) === 0 ? 1 : 2;
      let size = data.length - at;
      if ((head & 2) !== 0) {
        size = 0;
        for (let shift = 0; ; shift += 7) {
          const byte = data.readUInt8(at);
          at += 1;
          size += (byte & 127) * 2 ** shift;
          if (byte < 128 || shift > 28) break;
        }
      }
      if (((head >> 3) & 15) === SEQUENCE_HEADER) return sequenceHeader(bitsOf(data.subarray(at, at + size)));
      at += size;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

type Take = (count: number) => number;

function bitsOf(bytes: Buffer): Take {
  let at = 0;
  return (count) => {
    let value = 0;
    for (let left = count; left > 0; left -= 1, at += 1)
      value = value * 2 + ((bytes.readUInt8(at >> 3) >> (7 - (at & 7))) & 1);
    return value;
  };
}

function sequenceHeader(take: Take): SequenceHeader {
  const profile = take(3);
  take(1);
  const isReduced = take(1) === 1;
  if (isReduced) take(5);
  else skipOperatingPoints(take);
  const [widthBits, heightBits] = [take(4) + 1, take(4) + 1];
  take(widthBits);
  take(heightBits);
  if (!isReduced && take(1) === 1) take(7);
  take(3);
  if (!isReduced) skipTools(take);
  take(3);
  return colourOf(take, profile);
}

/** Timing, decoder model and levels. */
function skipOperatingPoints(take: Take): void {
  let [hasModel, delayBits] = [false, 0];
  if (take(1) === 1) {
    take(64);
    if (take(1) === 1) skipVariableLength(take);
    hasModel = take(1) === 1;
    if (hasModel) {
      delayBits = take(5) + 1;
      take(32 + 5 + 5);
    }
  }
  const hasDisplayDelay = take(1) === 1;
  for (let points = take(5) + 1; points > 0; points -= 1) {
    take(12);
    if (take(5) > 7) take(1);
    if (hasModel && take(1) === 1) take(2 * delayBits + 1);
    if (hasDisplayDelay && take(1) === 1) take(4);
  }
}

function skipVariableLength(take: Take): void {
  let zeros = 0;
  while (take(1) === 0) zeros += 1;
  if (zeros < 32) take(zeros);
}

function skipTools(take: Take): void {
  take(4);
  const hasOrderHint = take(1) === 1;
  if (hasOrderHint) take(2);
  const forcesScreenTools = take(1) === 1 || take(1) > 0;
  if (forcesScreenTools && take(1) === 0) take(1);
  if (hasOrderHint) take(3);
}

function colourOf(take: Take, profile: number): SequenceHeader {
  const isDeep = take(1) === 1;
  if (profile === 2 && isDeep) take(1);
  const isMonochrome = profile !== 1 && take(1) === 1;
  const hasCodes = take(1) === 1;
  const [primaries = 2, transfer = 2, matrix = 2] = hasCodes ? [take(8), take(8), take(8)] : [];
  const isPlainRgb = primaries === BT709 && transfer === SRGB && matrix === IDENTITY;
  return { isMonochrome, isFullRange: (isPlainRgb && !isMonochrome) || take(1) === 1, matrix };
}
