/** Bytes of a file under construction: numbers are single bytes, letters are Latin-1. */
export type Raw = number[] | string | Uint8Array;

export const u16 = (value: number): number[] => [(value >>> 8) & 255, value & 255];
export const u32 = (value: number): number[] => [...u16(Math.floor(value / 65_536)), ...u16(value)];
export const join = (...parts: Raw[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [...part],
    ),
  );
/** A part behind its length, which may lie. */
export const sized = (part: Raw, length?: number): Uint8Array => {
  const bytes = join(part);
  return join(u32(length ?? bytes.length), bytes);
};
/** A tagged block; of an odd length it is padded as Photoshop does. */
export const block = (key: string, part: Raw, length?: number): Uint8Array => {
  const bytes = join(part);
  return join('8BIM', key, u32(length ?? bytes.length), bytes, bytes.length % 2 ? [0] : []);
};
export const resource = (id: number, part: Raw, length?: number): Uint8Array => {
  const bytes = join(part);
  return join('8BIM', u16(id), [0, 0], u32(length ?? bytes.length), bytes, bytes.length % 2 ? [0] : []);
};

/** A layer of a raw file; whatever is not given is right. */
export interface RawLayer {
  bounds?: [top: number, left: number, bottom: number, right: number];
  /** Number, contents with their compression, and a length that may lie. */
  channels?: [id: number, contents: Raw, length?: number][];
  channelCount?: number;
  signature?: string;
  blend?: string;
  opacity?: number;
  clipping?: number;
  flags?: number;
  mask?: Raw;
  ranges?: Raw;
  name?: Raw;
  blocks?: Raw;
  extraLength?: number;
}

/** A whole raw file; whatever is not given is right, and of 4 × 4 pixels. */
export interface RawPsd {
  signature?: string;
  version?: number;
  channels?: number;
  height?: number;
  width?: number;
  depth?: number;
  mode?: number;
  palette?: Uint8Array;
  resources?: Uint8Array;
  layers?: RawLayer[];
  layerCount?: number;
  /** Instead of the layers. */
  layerSection?: Uint8Array;
  composite?: Raw;
}

/** Channel data of 4 × 4 pixels of one value, not compressed. */
export const plane = (value: number, count = 16): number[] => [
  0,
  0,
  ...Array.from({ length: count }, () => value),
];
const CHANNELS: RawLayer['channels'] = [
  [-1, plane(255)],
  [0, plane(200)],
  [1, plane(120)],
  [2, plane(40)],
];

/** The bytes of a PSD, field by field. */
export function rawPsd(file: RawPsd = {}): Uint8Array {
  const { version = 1, channels = 3, height = 4, width = 4, depth = 8, mode = 3 } = file;
  const header = join(
    file.signature ?? '8BPS',
    u16(version),
    [0, 0, 0, 0, 0, 0],
    u16(channels),
    u32(height),
    u32(width),
    u16(depth),
    u16(mode),
  );
  return join(
    header,
    file.palette ?? sized([]),
    file.resources ?? sized([]),
    file.layerSection ?? layerSection(file.layers ?? [{}], file.layerCount),
    file.composite ?? join(u16(0), ...Array.from({ length: channels }, () => plane(100).slice(2))),
  );
}

export function layerSection(layers: RawLayer[], count = layers.length): Uint8Array {
  const records = layers.map((layer) => ({ layer, channels: layer.channels ?? CHANNELS! }));
  const info = join(
    u16(count),
    ...records.map(({ layer, channels }) => record(layer, channels)),
    ...records.flatMap(({ channels }) => channels.map(([, contents]) => contents)),
  );
  return sized(join(sized(info.length % 2 ? join(info, [0]) : info), sized([])));
}

function record(layer: RawLayer, channels: NonNullable<RawLayer['channels']>): Uint8Array {
  const [top, left, bottom, right] = layer.bounds ?? [0, 0, 4, 4];
  const extra = join(
    sized(layer.mask ?? []),
    sized(layer.ranges ?? []),
    layer.name ?? join([1], 'a', [0, 0]),
    layer.blocks ?? [],
  );
  return join(
    ...[top, left, bottom, right].map((value) => u32(value < 0 ? value + 2 ** 32 : value)),
    u16(layer.channelCount ?? channels.length),
    ...channels.map(([id, contents, length]) =>
      join(u16(id < 0 ? id + 65_536 : id), u32(length ?? join(contents).length)),
    ),
    layer.signature ?? '8BIM',
    layer.blend ?? 'norm',
    [layer.opacity ?? 255, layer.clipping ?? 0, layer.flags ?? 0, 0],
    u32(layer.extraLength ?? extra.length),
    extra,
  );
}
