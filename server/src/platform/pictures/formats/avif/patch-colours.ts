import type { Box } from './boxes.ts';
import type { Items } from './read-items.ts';
import type { SequenceHeader } from './read-sequence-header.ts';

/** A few bytes to write over those at a place of a file. */
export interface Patch {
  at: number;
  bytes: Buffer;
}

/** Place of the range's flag in `colr` of type `nclx`: behind the type and three codes of two bytes. */
const RANGE_AT = 10;
const MATRIX_AT = 8;
const UNSAID = [0, 2, 0, 2, 0, 2];
/** The number of BT.601 in ITU-T H.273; all readers assume it where a file leaves it open. */
const BT601 = 6;
const OPEN = 2;

/** The code points of a picture; null where it has none. */
export function codePointsOf(properties: readonly Box[]): { isFullRange: boolean; matrix: number } | null {
  const nclx = nclxOf(properties);
  if (nclx === undefined) return null;
  return { isFullRange: (nclx[RANGE_AT]! & 0x80) !== 0, matrix: nclx.readUInt16BE(MATRIX_AT) };
}

/**
 * What makes libheif honour a picture's code points; null where nothing does. It takes those that say nothing but the
 * range for absent, and stretches twice what it crops (`clap`) unless the AV1 data alone says the range.
 * `head` are the bytes from which `items` were read.
 */
export function patchColours(items: Items, head: Buffer, coded: SequenceHeader | null): Patch[] | null {
  const properties = items.propertiesOf(items.primary);
  const nclx = nclxOf(properties);
  const points = codePointsOf(properties);
  if (nclx === undefined || points === null) return [];
  const at = nclx.byteOffset - head.byteOffset;
  if (properties.some(({ type }) => type === 'clap')) {
    const saysTheSame = coded?.isFullRange === points.isFullRange && matrixOf(coded) === matrixOf(points);
    return saysTheSame ? [{ at: at - 4, bytes: Buffer.from('free', 'latin1') }] : null;
  }
  const isUnsaid = UNSAID.every((byte, index) => nclx[4 + index] === byte);
  return isUnsaid ? [{ at: at + MATRIX_AT, bytes: Buffer.from([0, BT601]) }] : [];
}

const nclxOf = (properties: readonly Box[]): Buffer | undefined =>
  properties.find(
    ({ type, content }) =>
      type === 'colr' && content.toString('latin1', 0, 4) === 'nclx' && content.length > RANGE_AT,
  )?.content;

/** Codes 5 and 6 mean the same. */
const matrixOf = ({ matrix }: { matrix: number }): number =>
  matrix === OPEN || matrix === 5 ? BT601 : matrix;
