/** Fields of a TIFF's first directory that libvips does not report. */
export interface TiffTags {
  widthPx: number;
  heightPx: number;
  samples: number;
  /** 1 to 8, as in EXIF. */
  orientation: number;
  /** 8 = CIE Lab. */
  photometric: number;
  /** Where that value stands in the file, and in which byte order. */
  photometricAt: number;
  isBigEndian: boolean;
  bitsPerSample: number;
  /** Photoshop's own layers beside the flattened picture ("ImageSourceData", Adobe's TIFF technical notes). */
  hasLayers: boolean;
  hasMorePages: boolean;
}

/** Single numbers of interest, by tag. */
const NUMBERS: Record<number, 'widthPx' | 'heightPx' | 'photometric' | 'orientation' | 'samples'> = {
  256: 'widthPx',
  257: 'heightPx',
  262: 'photometric',
  274: 'orientation',
  277: 'samples',
};
const BITS_PER_SAMPLE = 258;
const PHOTOMETRIC = 262;
const LAYERS = 37_724;
const SHORT = 3;

/** Reads the first directory; `read` gives bytes of the file. Null for BigTIFF and what is too broken to tell. */
export async function readTiffTags(
  read: (at: number, count: number) => Promise<Buffer>,
): Promise<TiffTags | null> {
  const head = await read(0, 8);
  const isBigEndian = head.toString('latin1', 0, 2) === 'MM';
  const short = (bytes: Buffer, at: number) =>
    isBigEndian ? bytes.readUInt16BE(at) : bytes.readUInt16LE(at);
  const long = (bytes: Buffer, at: number) => (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  // No program writes BigTIFF below 4 GB.
  if (short(head, 2) !== 42) return null;
  const directory = long(head, 4);
  const count = short(await read(directory, 2), 0);
  const entries = await read(directory + 2, count * 12);
  const next = await read(directory + 2 + count * 12, 4).catch(() => Buffer.alloc(4));
  const tags: TiffTags = {
    widthPx: 0,
    heightPx: 0,
    samples: 1,
    orientation: 1,
    photometric: -1,
    photometricAt: 0,
    isBigEndian,
    bitsPerSample: 1,
    hasLayers: false,
    hasMorePages: long(next, 0) !== 0,
  };
  for (let entry = 0; entry < entries.length; entry += 12) {
    const tag = short(entries, entry);
    const values = long(entries, entry + 4);
    const isShort = short(entries, entry + 2) === SHORT;
    const name = NUMBERS[tag];
    if (name) tags[name] = isShort ? short(entries, entry + 8) : long(entries, entry + 8);
    if (tag === PHOTOMETRIC) tags.photometricAt = directory + 2 + entry + 8;
    if (tag === LAYERS) tags.hasLayers = values > 4;
    if (tag === BITS_PER_SAMPLE)
      tags.bitsPerSample = short(
        values <= 2 ? entries.subarray(entry + 8) : await read(long(entries, entry + 8), 2),
        0,
      );
  }
  return tags;
}
