import { type CodedColour, profileOfCodes } from '../../../../platform/pictures/formats/coded-colour.ts';

/**
 * What an AVIF says of its colours by code points (`colr` box of type `nclx`, ISO 14496-12). An ICC profile beside it
 * takes precedence: then `srgb`, since libvips applies it.
 */
export function readAvifColour(head: Buffer): CodedColour {
  let coded: CodedColour = 'srgb';
  for (let at = head.indexOf('colr', 0, 'latin1'); at >= 0; at = head.indexOf('colr', at + 4, 'latin1')) {
    const kind = head.toString('latin1', at + 4, at + 8);
    if (kind === 'prof' || kind === 'rICC') return 'srgb';
    if (kind === 'nclx' && at + 12 <= head.length && coded === 'srgb')
      coded = profileOfCodes(head.readUInt16BE(at + 8), head.readUInt16BE(at + 10));
  }
  return coded;
}
