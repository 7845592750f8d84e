import { damagedFont } from './font-refusal.ts';

/** Big-endian numbers of a part of a font file. Each read beyond its end is a refusal that names the part. */
export interface ByteReader {
  readonly length: number;
  u8(at: number): number;
  u16(at: number): number;
  i16(at: number): number;
  u32(at: number): number;
  /** 16.16 */
  fixed(at: number): number;
  tag(at: number): string;
  slice(at: number, length: number): Uint8Array;
}

/** @param name what a refusal calls these bytes, for example `glyf` */
export function byteReader(bytes: Uint8Array, name: string): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const within = (at: number, length: number) => {
    if (at < 0 || at + length > bytes.length) throw damagedFont(name);
    return at;
  };
  return {
    length: bytes.length,
    u8: (at) => view.getUint8(within(at, 1)),
    u16: (at) => view.getUint16(within(at, 2)),
    i16: (at) => view.getInt16(within(at, 2)),
    u32: (at) => view.getUint32(within(at, 4)),
    fixed: (at) => view.getInt32(within(at, 4)) / 65_536,
    tag: (at) => String.fromCharCode(...bytes.subarray(within(at, 4), at + 4)),
    slice: (at, length) => bytes.subarray(within(at, length), at + length),
  };
}

/** Reads one number after the other. */
export interface ByteCursor {
  u8(): number;
  u16(): number;
  i16(): number;
  u32(): number;
  tag(): string;
  bytes(length: number): Uint8Array;
  position(): number;
}

/** Reads big-endian values one after the other from `from`; `name` says in a FontRefusal which table ended too early. */
export function byteCursor(bytes: Uint8Array, name: string, from = 0): ByteCursor {
  const reader = byteReader(bytes, name);
  let at = from;
  const pass = <T>(length: number, value: T): T => {
    at += length;
    return value;
  };
  return {
    u8: () => pass(1, reader.u8(at)),
    u16: () => pass(2, reader.u16(at)),
    i16: () => pass(2, reader.i16(at)),
    u32: () => pass(4, reader.u32(at)),
    tag: () => pass(4, reader.tag(at)),
    bytes: (length) => pass(length, reader.slice(at, length)),
    position: () => at,
  };
}
