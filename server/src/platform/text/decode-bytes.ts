/** What the bytes 0x80 to 0x9F are in windows-1252 (Encoding Standard, index-windows-1252); unused ones stay. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const CONTROLS = /[\u0080-\u009f]/g;

/**
 * Bytes as text by a label of the Encoding Standard. Node up to 22 reads windows-1252 as ISO 8859-1, which turns the
 * euro sign, curly quotes and dashes of western files into invisible control characters. Throws RangeError for an
 * unknown label and, when `fatal`, TypeError for bytes that the encoding does not have.
 */
export function decodeBytes(bytes: Uint8Array, label: string, options: { fatal?: boolean } = {}): string {
  const decoder = new TextDecoder(label, options);
  const text = decoder.decode(bytes);
  if (decoder.encoding !== 'windows-1252' && decoder.encoding !== 'latin1') return text;
  return text.replace(CONTROLS, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80]!);
}
