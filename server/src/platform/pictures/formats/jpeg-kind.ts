import { message, type StoredMessage } from '@diy/contract/messages';

/** How the samples of a JPEG are coded, by its frame header. */
export interface JpegKind {
  coding: 'usual' | 'arithmetic' | 'lossless' | 'hierarchical' | 'jpeg-ls';
  bitsPerSample: number;
}

/** Frame markers of ITU T.81, table B.1, and of T.87. */
const CODINGS: Record<number, JpegKind['coding']> = {
  192: 'usual',
  193: 'usual',
  194: 'usual',
  195: 'lossless',
  197: 'hierarchical',
  198: 'hierarchical',
  199: 'hierarchical',
  201: 'arithmetic',
  202: 'arithmetic',
  203: 'lossless',
  205: 'hierarchical',
  206: 'hierarchical',
  207: 'hierarchical',
  247: 'jpeg-ls',
};
const [MARK, SCAN, END, TEMPORARY] = [0xff, 0xda, 0xd9, 0x01];

/** Returns null when the file's beginning does not say. */
export function readJpegKind(head: Buffer): JpegKind | null {
  for (let at = 2; at + 5 <= head.length; ) {
    const marker = head[at + 1]!;
    // Bytes between segments are skipped, as decoders do; marks may be repeated.
    if (head[at] !== MARK || marker === MARK || marker === 0) {
      at += 1;
      continue;
    }
    if (marker === SCAN || marker === END) return null;
    const coding = CODINGS[marker];
    if (coding) return { coding, bitsPerSample: head[at + 4]! };
    const isBare = marker === TEMPORARY || (marker >= 0xd0 && marker <= 0xd8);
    at += isBare ? 2 : 2 + head.readUInt16BE(at + 2);
  }
  return null;
}

/**
 * Why a valid JPEG is not read; null when it is, or when the decoder decides. libjpeg calls these files unsupported only when their
 * pixels are decoded, and they would be taken for damaged.
 */
export function whyUnreadableJpeg(kind: JpegKind | null): StoredMessage | null {
  if (kind === null) return null;
  const { coding, bitsPerSample: bits } = kind;
  if (coding === 'jpeg-ls') return message('jpeg.jpeg-ls');
  if (coding === 'hierarchical') return message('jpeg.hierarchical');
  const isDeep = coding === 'lossless' ? bits >= 2 && bits <= 16 && bits !== 8 : bits === 12;
  return isDeep ? message('tiff.bits-bits-per-channel', { bits }) : null;
}

/** libjpeg reads lossless files of grey and RGB, but has no way from their YCbCr to RGB. */
export const isUnreadLossless = (error: string): boolean =>
  /Unsupported color conversion request/.test(error);
