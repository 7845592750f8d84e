import { type CodedColour, profileOfCodes } from '../../../../platform/pictures/formats/coded-colour.ts';

/**
 * What an AVIF says of its colours by code points (`colr` box of type `nclx`, ISO 14496-12). An ICC profile beside it
 * takes precedence: then `srgb`, since libvips applies it. Other pictures in the file, such as a gain map, do not count.
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

/** Files whose boxes cannot be followed: every `colr` counts. */
function allColours(head: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = head.indexOf('colr', 0, 'latin1'); at >= 0; at = head.indexOf('colr', at + 4, 'latin1'))
    found.push(head.subarray(at + 4));
  return found;
}

/** Contents of the `colr` boxes that belong to the primary item; null where the boxes do not say (ISO 23008-12). */
function coloursOfPrimary(head: Buffer): Buffer[] | null {
  try {
    const meta = boxIn(head, 'meta')?.subarray(4);
    const [item, properties] = meta ? [boxIn(meta, 'pitm'), boxIn(meta, 'iprp')] : [];
    const container = properties && boxIn(properties, 'ipco');
    const associations = properties && boxIn(properties, 'ipma');
    if (!item || !container || !associations) return null;
    const id = item[0] === 0 ? item.readUInt16BE(4) : item.readUInt32BE(4);
    const boxes = [...boxesOf(container)];
    return propertiesOf(associations, id).flatMap((index) => {
      const box = boxes[index - 1];
      return box?.type === 'colr' ? [box.content] : [];
    });
  } catch (error) {
    // A count or an offset leads beyond the bytes that are here.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Numbers of the properties that belong to an item, from 1 on. */
function propertiesOf(associations: Buffer, id: number): number[] {
  const [version, flags] = [associations[0]!, associations[3]!];
  let at = 8;
  for (let entries = associations.readUInt32BE(4); entries > 0; entries -= 1) {
    const item = version === 0 ? associations.readUInt16BE(at) : associations.readUInt32BE(at);
    at += version === 0 ? 2 : 4;
    const count = associations.readUInt8(at);
    at += 1;
    const isWide = (flags & 1) === 1;
    if (item === id)
      return Array.from({ length: count }, (_, index) =>
        isWide
          ? associations.readUInt16BE(at + 2 * index) & 0x7fff
          : associations.readUInt8(at + index) & 0x7f,
      );
    at += count * (isWide ? 2 : 1);
  }
  return [];
}

function boxIn(bytes: Buffer, type: string): Buffer | undefined {
  for (const box of boxesOf(bytes)) if (box.type === type) return box.content;
  return undefined;
}

function* boxesOf(bytes: Buffer): Generator<{ type: string; content: Buffer }> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    const [header, length] =
      size === 1 && at + 16 <= bytes.length
        ? [16, Number(bytes.readBigUInt64BE(at + 8))]
        : [8, size || bytes.length - at];
    if (length < header) return;
    yield {
      type: bytes.toString('latin1', at + 4, at + 8),
      content: bytes.subarray(at + header, at + length),
    };
    at += length;
  }
}
