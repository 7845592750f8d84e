import { crc32, deflateRawSync } from 'node:zlib';

/** One part of an archive; the sizes may lie, as hostile files do. */
export interface ZipPart {
  name: string;
  data: string | Buffer;
  saysSize?: number;
  encrypted?: true;
  /** Points at the data of the part before: the trick of bombs that overlap. */
  overlaps?: true;
  /** The name as bytes, for other encodings than UTF-8. */
  rawName?: Buffer;
  /** A symbolic link made on a Unix system. */
  link?: true;
  /** Says another checksum than that of the data. */
  badChecksum?: true;
  /** Number of the packing method it claims; 8 is the one we write. */
  method?: number;
}

/** A ZIP archive with whatever is asked for in it, also what no honest writer would make. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  let shared = { offset: 0, packed: Buffer.alloc(0), size: 0, crc: 0 };
  for (const { name, data, saysSize, encrypted, overlaps, ...more } of parts) {
    const label = more.rawName ?? Buffer.from(name);
    if (!overlaps) {
      const bytes = Buffer.from(data as Buffer);
      shared = {
        offset: at,
        packed: deflateRawSync(bytes, { level: 9 }),
        size: bytes.length,
        crc: crc32(bytes),
      };
      const head = Buffer.alloc(30);
      head.writeUInt32LE(0x04034b50, 0);
      head.writeUInt16LE(20, 4);
      head.writeUInt16LE(8, 8);
      head.writeUInt32LE(shared.packed.length, 18);
      head.writeUInt32LE(saysSize ?? shared.size, 22);
      head.writeUInt16LE(label.length, 26);
      locals.push(head, label, shared.packed);
      at += head.length + label.length + shared.packed.length;
    }
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    if (more.link) entry[5] = 3;
    entry.writeUInt32LE((shared.crc ^ (more.badChecksum ? 1 : 0)) >>> 0, 16);
    if (more.link) entry.writeUInt32LE(0xa1ff0000, 38);
    entry.writeUInt16LE(encrypted ? 1 : 0, 8);
    entry.writeUInt16LE(more.method ?? 8, 10);
    entry.writeUInt32LE(shared.packed.length, 20);
    entry.writeUInt32LE(saysSize ?? shared.size, 24);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt32LE(shared.offset, 42);
    central.push(entry, label);
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}
