import { type Box, boxesOf, boxIn } from './boxes.ts';

/** Where a part of an item's data stands: in the file, or in the metadata's own `idat`. */
export interface Extent {
  isInMetadata: boolean;
  at: number;
  bytes: number;
}

/** The pictures of an AVIF or HEIF file and how they belong together (ISO 23008-12). */
export interface Items {
  primary: number;
  propertiesOf(item: number): Box[];
  /** Items to which `item` refers in this way, such as `dimg` for the tiles of a grid. */
  referencesOf(item: number, kind: string): number[];
  /** Items that refer to `item` in this way, such as `auxl` for its transparency. */
  referencesTo(item: number, kind: string): number[];
  /** Where an item's data begins; null when the file does not say. */
  firstExtentOf(item: number): Extent | null;
  /** Content of the metadata's `idat`. */
  metadataBytes: Buffer;
}

interface Reference {
  kind: string;
  from: number;
  to: number[];
}

/** Reads the metadata in the file's first bytes. Null where its boxes cannot be followed. */
export function readItems(head: Buffer): Items | null {
  try {
    const meta = boxIn(head, 'meta')?.subarray(4);
    const [item, container] = meta ? [boxIn(meta, 'pitm'), boxIn(meta, 'iprp')] : [];
    const properties = container && boxIn(container, 'ipco');
    if (!meta || !item || !properties) return null;
    const boxes = [...boxesOf(properties)];
    const associations = [...boxesOf(container)].filter(({ type }) => type === 'ipma');
    if (associations.length === 0) return null;
    const numbers = new Map(associations.flatMap(({ content }) => [...readAssociations(content)]));
    const references = readReferences(boxIn(meta, 'iref'));
    const locations = readLocations(boxIn(meta, 'iloc'));
    return {
      primary: item[0] === 0 ? item.readUInt16BE(4) : item.readUInt32BE(4),
      propertiesOf: (id) => (numbers.get(id) ?? []).flatMap((index) => boxes[index - 1] ?? []),
      referencesOf: (id, kind) =>
        references.filter((one) => one.kind === kind && one.from === id).flatMap(({ to }) => to),
      referencesTo: (id, kind) =>
        references.filter((one) => one.kind === kind && one.to.includes(id)).map(({ from }) => from),
      firstExtentOf: (id) => locations.get(id) ?? null,
      metadataBytes: boxIn(meta, 'idat') ?? Buffer.alloc(0),
    };
  } catch (error) {
    // A count or an offset leads beyond the bytes that are here.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Yields each item with the numbers of its properties, which count from 1. */
function* readAssociations(content: Buffer): Generator<[item: number, numbers: number[]]> {
  const idBytes = content[0] === 0 ? 2 : 4;
  const isWide = (content[3]! & 1) === 1;
  let at = 8;
  for (let entries = content.readUInt32BE(4); entries > 0; entries -= 1) {
    const item = content.readUIntBE(at, idBytes);
    const count = content.readUInt8(at + idBytes);
    at += idBytes + 1;
    const numbers: number[] = [];
    for (let index = 0; index < count; index += 1, at += isWide ? 2 : 1)
      numbers.push(isWide ? content.readUInt16BE(at) & 0x7fff : content.readUInt8(at) & 0x7f);
    yield [item, numbers];
  }
}

function readReferences(content: Buffer | undefined): Reference[] {
  if (!content) return [];
  const idBytes = content[0] === 0 ? 2 : 4;
  return [...boxesOf(content.subarray(4))].map(({ type, content: one }) => ({
    kind: type,
    from: one.readUIntBE(0, idBytes),
    to: Array.from({ length: one.readUInt16BE(idBytes) }, (_, index) =>
      one.readUIntBE(idBytes + 2 + index * idBytes, idBytes),
    ),
  }));
}

function readLocations(content: Buffer | undefined): Map<number, Extent> {
  const found = new Map<number, Extent>();
  if (!content) return found;
  const version = content[0]!;
  const sizes = content.readUInt16BE(4);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version === 0 ? 0 : sizes & 15;
  let at = 6;
  const take = (size: number): number => {
    at += size;
    if (size === 0) return 0;
    return size === 8 ? Number(content.readBigUInt64BE(at - size)) : content.readUIntBE(at - size, size);
  };
  const idBytes = version < 2 ? 2 : 4;
  for (let entries = take(idBytes); entries > 0; entries -= 1) {
    const item = take(idBytes);
    const method = version === 0 ? 0 : take(2) & 15;
    const isElsewhere = take(2) !== 0;
    const base = take(baseBytes);
    for (let extents = take(2), index = 0; index < extents; index += 1) {
      take(indexBytes);
      const start = base + take(offsetBytes);
      const extent = { isInMetadata: method === 1, at: start, bytes: take(lengthBytes) };
      if (index === 0 && method < 2 && !isElsewhere) found.set(item, extent);
    }
  }
  return found;
}
