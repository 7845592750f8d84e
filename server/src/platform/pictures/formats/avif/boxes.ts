/** A box of ISO 14496-12: its type and what is in it. */
export interface Box {
  type: string;
  content: Buffer;
}

/** The first box of this type, where there is one. */
export function boxIn(bytes: Buffer, type: string): Buffer | undefined {
  for (const box of boxesOf(bytes)) if (box.type === type) return box.content;
  return undefined;
}

/** The boxes that stand in these bytes one behind the other; the last one may be cut. */
export function* boxesOf(bytes: Buffer): Generator<Box> {
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
