import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP of one compressed entry. */
export function zipOfOne(name: string, content: Buffer): Buffer<ArrayBuffer> {
  const packed = deflateRawSync(content);
  const path = Buffer.from(name);
  const record = (signature: number, length: number, from: number) => {
    const bytes = Buffer.alloc(length);
    bytes.writeUInt32LE(signature, 0);
    bytes.writeUInt16LE(8, from);
    bytes.writeUInt32LE(crc32(content), from + 6);
    bytes.writeUInt32LE(packed.length, from + 10);
    bytes.writeUInt32LE(content.length, from + 14);
    bytes.writeUInt16LE(path.length, from + 18);
    return bytes;
  };
  const local = Buffer.concat([record(0x04034b50, 30, 8), path, packed]);
  const central = Buffer.concat([record(0x02014b50, 46, 10), path]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
