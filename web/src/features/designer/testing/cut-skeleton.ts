/** A file without its outlines, as `scripts/fonts/cut-skeleton.mjs` cuts it for the build. */
export function cutSkeleton(file: Buffer): Uint8Array<ArrayBuffer> {
  const record = file.indexOf('glyf', 12, 'latin1');
  const [start, length] = [file.readUInt32BE(record + 8), file.readUInt32BE(record + 12)];
  return new Uint8Array(Buffer.concat([file.subarray(0, start), file.subarray(start + length)]));
}
