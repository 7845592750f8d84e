/**
 * A TrueType file without its outlines (the table `glyf`): the bytes before and behind them, with a directory that still says where they
 * were. The web app reads it in `assets/fonts/parts/font-skeleton.ts`.
 * @param {Buffer} bytes
 * @returns {Buffer}
 */
export function cutSkeleton(bytes) {
  for (let at = 12; at < 12 + bytes.readUInt16BE(4) * 16; at += 16) {
    if (bytes.toString('latin1', at, at + 4) !== 'glyf') continue;
    const start = bytes.readUInt32BE(at + 8);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + bytes.readUInt32BE(at + 12))]);
  }
  throw new Error('A font file without the table glyf has no skeleton.');
}
