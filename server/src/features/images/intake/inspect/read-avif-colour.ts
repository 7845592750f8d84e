import { readItems } from '../../../../platform/pictures/formats/avif/read-items.ts';
import { type CodedColour, profileOfCodes } from '../../../../platform/pictures/formats/coded-colour.ts';

/**
 * The colours that an AVIF declares by code points (`colr` box of type `nclx`, ISO 14496-12). Where the file has an ICC
 * profile as well, the profile takes precedence: then `srgb`, since libvips applies it. Other pictures in the file,
 * such as a gain map, do not count.
 */
export function readAvifColour(head: Buffer): CodedColour {
  let coded: CodedColour = 'srgb';
  for (const colour of coloursOfPrimary(head) ?? allColours(head)) {
    const kind = colour.toString('latin1', 0, 4);
    if (kind === 'prof' || kind === 'rICC') return 'srgb';
    if (kind === 'nclx' && colour.length >= 8 && coded === 'srgb')
      coded = profileOfCodes(colour.readUInt16BE(4), colour.readUInt16BE(6));
  }
  return coded;
}

/** Contents of the `colr` boxes that belong to the picture that is shown; null where the boxes do not say. */
function coloursOfPrimary(head: Buffer): Buffer[] | null {
  const items = readItems(head);
  if (items === null) return null;
  return items
    .propertiesOf(items.primary)
    .filter(({ type }) => type === 'colr')
    .map(({ content }) => content);
}

/** Files whose boxes cannot be followed: every `colr` counts. */
function allColours(head: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = head.indexOf('colr', 0, 'latin1'); at >= 0; at = head.indexOf('colr', at + 4, 'latin1'))
    found.push(head.subarray(at + 4));
  return found;
}
