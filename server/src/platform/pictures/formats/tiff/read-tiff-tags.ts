/** Fields of a TIFF's first directory that libvips does not report. */
export interface TiffTags {
  widthPx: number;
  heightPx: number;
  samples: number;
  /** 1 to 8, as in EXIF. */
  orientation: number;
  /** 8 = CIE Lab. */
  photometric: number;
  /** Place of that value in the file, whose byte order `isBigEndian` says. */
  photometricAt: number;
  isBigEndian: boolean;
  bitsPerSample: number;
  /** 1 = none; registered numbers, see `why-unreadable-tiff.ts`. */
  compression: number;
  /** 1 = unsigned, 2 = signed, 3 = floating point, 4 = undefined, 5 and 6 = complex. */
  sampleFormat: number;
  /** 1 = samples of a pixel stand together, 2 = each in a separate plane. */
  planes: number;
  isTiled: boolean;
  /** Meaning of the samples beyond the colours: 1 and 2 = transparency, 0 = not said. */
  extraSamples: number[];
  /** Pixels, across and down, that share their colour differences (YCbCr). */
  subsampling: number[];
  /** Shares of red, green and blue in luminance; null where the file does not say. */
  ycbcrCoefficients: number[] | null;
  /** Black and white of each of three samples; null where the file does not say. */
  referenceBlackWhite: number[] | null;
  /** Where the first strip or tile starts; 0 = not said. */
  firstDataAt: number;
  /** Photoshop's own layers, stored besides the flattened picture ("ImageSourceData", Adobe's TIFF technical notes). */
  hasLayers: boolean;
  hasMorePages: boolean;
}

/** Single numbers of interest, by tag. */
const NUMBERS = {
  256: 'widthPx',
  257: 'heightPx',
  258: 'bitsPerSample',
  259: 'compression',
  262: 'photometric',
  273: 'firstDataAt',
  274: 'orientation',
  277: 'samples',
  284: 'planes',
  324: 'firstDataAt',
  339: 'sampleFormat',
} as const satisfies Record<number, keyof TiffTags>;
const PHOTOMETRIC = 262;
const TILE_WIDTH = 322;
const EXTRA_SAMPLES = 338;
const SUBSAMPLING = 530;
/** Fields of fractions, and how many of them. */
const FRACTIONS: Record<number, { name: 'ycbcrCoefficients' | 'referenceBlackWhite'; count: number }> = {
  529: { name: 'ycbcrCoefficients', count: 3 },
  532: { name: 'referenceBlackWhite', count: 6 },
};
/** Type of a fraction: two numbers of four bytes. */
const FRACTION = 5;
const LAYERS = 37_724;
/** Bytes of a value by its type; what has another size is none of the fields above. */
const SIZES: Record<number, number> = { 1: 1, 3: 2, 4: 4, 7: 1, 16: 8 };
/** No program writes more extra samples. */
const MAX_EXTRA = 32;

/** A way of writing the directory: the classic one, or that of files beyond 4 GB (BigTIFF). */
const CLASSIC = { firstAt: 4, countBytes: 2, entryBytes: 12, offsetBytes: 4 };
const BIG = { firstAt: 8, countBytes: 8, entryBytes: 20, offsetBytes: 8 };

/** Reads the first directory of a TIFF; `read` returns bytes of the file. Null when the file is too broken to be read. */
export async function readTiffTags(
  read: (at: number, count: number) => Promise<Buffer>,
): Promise<TiffTags | null> {
  const head = await read(0, 16);
  const isBigEndian = head.toString('latin1', 0, 2) === 'MM';
  const numberAt = (bytes: Buffer, at: number, size: number): number => {
    if (size === 8) return Number(isBigEndian ? bytes.readBigUInt64BE(at) : bytes.readBigUInt64LE(at));
    return isBigEndian ? bytes.readUIntBE(at, size) : bytes.readUIntLE(at, size);
  };
  const version = numberAt(head, 2, 2);
  if (version !== 42 && version !== 43) return null;
  const { firstAt, countBytes, entryBytes, offsetBytes } = version === 42 ? CLASSIC : BIG;
  const directory = numberAt(head, firstAt, offsetBytes);
  const count = numberAt(await read(directory, countBytes), 0, countBytes);
  if (count > 0xffff) return null;
  const first = directory + countBytes;
  const entries = await read(first, count * entryBytes);
  const next = await read(first + entries.length, offsetBytes).catch(() => Buffer.alloc(offsetBytes));
  const tags = { ...NOTHING, isBigEndian, hasMorePages: numberAt(next, 0, offsetBytes) !== 0 };
  for (let entry = 0; entry < entries.length; entry += entryBytes) {
    const tag = numberAt(entries, entry, 2);
    const size = SIZES[numberAt(entries, entry + 2, 2)];
    const values = numberAt(entries, entry + 4, offsetBytes);
    const valueAt = entry + 4 + offsetBytes;
    if (tag === LAYERS) tags.hasLayers = values > 4;
    const fractions = FRACTIONS[tag];
    if (fractions && numberAt(entries, entry + 2, 2) === FRACTION && values >= fractions.count) {
      const bytes = await read(numberAt(entries, valueAt, offsetBytes), fractions.count * 8);
      tags[fractions.name] = Array.from(
        { length: fractions.count },
        (_, index) => numberAt(bytes, index * 8, 4) / numberAt(bytes, index * 8 + 4, 4),
      );
    }
    if (size === undefined || values === 0) continue;
    const take = async (wanted: number): Promise<number[]> => {
      const isInline = values * size <= offsetBytes;
      const bytes = isInline
        ? entries.subarray(valueAt)
        : await read(numberAt(entries, valueAt, offsetBytes), wanted * size);
      return Array.from({ length: wanted }, (_, index) => numberAt(bytes, index * size, size));
    };
    const name = (NUMBERS as Record<number, (typeof NUMBERS)[keyof typeof NUMBERS] | undefined>)[tag];
    if (name) tags[name] = (await take(1))[0]!;
    if (tag === PHOTOMETRIC) tags.photometricAt = first + valueAt;
    if (tag === TILE_WIDTH) tags.isTiled = true;
    if (fractions && size !== undefined) tags[fractions.name] = await take(Math.min(values, fractions.count));
    if (tag === SUBSAMPLING && values >= 2) tags.subsampling = await take(2);
    if (tag === EXTRA_SAMPLES) tags.extraSamples = await take(Math.min(values, MAX_EXTRA));
  }
  return tags;
}

const NOTHING: TiffTags = {
  widthPx: 0,
  heightPx: 0,
  samples: 1,
  orientation: 1,
  photometric: -1,
  photometricAt: 0,
  isBigEndian: false,
  bitsPerSample: 1,
  compression: 1,
  sampleFormat: 1,
  planes: 1,
  isTiled: false,
  extraSamples: [],
  subsampling: [2, 2],
  ycbcrCoefficients: null,
  referenceBlackWhite: null,
  firstDataAt: 0,
  hasLayers: false,
  hasMorePages: false,
};
