import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import type { CodeKind } from '../../codes/code-symbol.ts';
import { drawCode } from '../../testing/codes/draw-code.ts';
import { sampleCodes } from '../../testing/codes/sample-codes.ts';
import type { RgbaPicture } from '../index.ts';

const FORMATS = {
  'ean-13': BarcodeFormat.EAN_13,
  'ean-8': BarcodeFormat.EAN_8,
  'upc-a': BarcodeFormat.UPC_A,
  'code-128': BarcodeFormat.CODE_128,
};

/** What decoders that share nothing with our encoders read in a picture: `qr` squares, ZXing bars. */
function read(kind: CodeKind, { rgba, widthPx, heightPx }: RgbaPicture): string {
  if (kind === 'qr') return decodeQR({ width: widthPx, height: heightPx, data: rgba });
  const grey = new Uint8ClampedArray(widthPx * heightPx);
  for (let at = 0; at < grey.length; at += 1) grey[at] = rgba[at * 4] ?? 0;
  const reader = new MultiFormatReader();
  reader.setHints(
    new Map<DecodeHintType, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, [FORMATS[kind]]],
      [DecodeHintType.TRY_HARDER, true],
    ]),
  );
  const source = new RGBLuminanceSource(grey, widthPx, heightPx);
  const text = reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
  // The bars of an EAN-13 that begins with 0 are those of a UPC-A, and are called that.
  return kind === 'ean-13' && text.length === 12 ? `0${text}` : text;
}

describe.each(['qr', 'ean-13', 'ean-8', 'upc-a', 'code-128'] as const)('%s', (kind) => {
  const values = sampleCodes(kind);

  it('at least 200 values are read as they were written', () => {
    expect(values.length).toBeGreaterThanOrEqual(200);
    const wrong = values.filter((value) => read(kind, drawCode(kind, value, 0)) !== value);
    expect(wrong).toEqual([]);
  });

  it.each([180, 7])('is read when it is turned by %d°', (turnedDeg) => {
    const some = values.filter((_, at) => at % 20 === 0);
    const wrong = some.filter((value) => read(kind, drawCode(kind, value, turnedDeg)) !== value);
    expect(wrong).toEqual([]);
  });
});
