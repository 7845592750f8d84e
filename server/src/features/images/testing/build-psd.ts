import { FLAG_HEIGHT, FLAG_WIDTH } from './flag.ts';

/** Contents of a Photoshop file to build. */
export interface PsdDraft {
  mode: number;
  depth?: number;
  /** One for each channel, rows of `FLAG_WIDTH` samples, already as the file stores them. */
  planes: Uint8Array[];
  isPacked?: boolean;
  isLarge?: boolean;
  /** Negative: the first extra channel is transparency. */
  layers?: number;
  palette?: Buffer;
  profile?: Buffer;
  /** XMP. */
  metadata?: Buffer;
  /** Kinds of the further channels: 2 = a spot colour. */
  channelKinds?: number[];
  hasMerged?: boolean;
  compression?: number;
}

/** A flattened Photoshop file of the test picture's size, after Adobe's specification. */
export function buildPsd(draft: PsdDraft): Buffer {
  const { mode, depth = 8, planes, isLarge = false, palette = Buffer.alloc(0), hasMerged = true } = draft;
  const header = Buffer.alloc(26);
  header.write('8BPS', 'latin1');
  [isLarge ? 2 : 1, 0, 0, 0, planes.length].forEach((value, index) => {
    header.writeUInt16BE(value, 4 + index * 2);
  });
  header.writeUInt32BE(FLAG_HEIGHT, 14);
  header.writeUInt32BE(FLAG_WIDTH, 18);
  header.writeUInt16BE(depth, 22);
  header.writeUInt16BE(mode, 24);
  const resources = Buffer.concat([
    resource(1057, Buffer.from([0, 0, 0, 1, hasMerged ? 1 : 0])),
    ...(draft.metadata ? [resource(1060, draft.metadata)] : []),
    ...(draft.channelKinds ? [resource(1077, channelKinds(draft.channelKinds))] : []),
    ...(draft.profile ? [resource(1039, draft.profile)] : []),
  ]);
  return Buffer.concat([
    header,
    sized(palette),
    sized(resources),
    layerSection(draft.layers ?? 0, isLarge, depth),
    pixels(draft, isLarge),
  ]);
}

function pixels({ planes, isPacked = false, compression }: PsdDraft, isLarge: boolean): Buffer {
  const mark = Buffer.from([0, compression ?? (isPacked ? 1 : 0)]);
  if (!isPacked) return Buffer.concat([mark, ...planes]);
  const rows = planes.flatMap((plane) => {
    const bytes = plane.length / FLAG_HEIGHT;
    return Array.from({ length: FLAG_HEIGHT }, (_, y) =>
      packBits(plane.subarray(y * bytes, (y + 1) * bytes)),
    );
  });
  const table = Buffer.alloc(rows.length * (isLarge ? 4 : 2));
  rows.forEach((row, index) => {
    if (isLarge) table.writeUInt32BE(row.length, index * 4);
    else table.writeUInt16BE(row.length, index * 2);
  });
  return Buffer.concat([mark, table, ...rows]);
}

/** Runs of equal bytes and, for the sake of both kinds, the last two bytes as they are. */
function packBits(row: Uint8Array): Buffer {
  const out: number[] = [];
  const packed = row.length - 2;
  for (let at = 0; at < packed; ) {
    let run = 1;
    while (run < 128 && at + run < packed && row[at + run] === row[at]) run += 1;
    out.push((257 - run) & 255, row[at]!);
    if (run === 1) out.splice(-2, 2, 0, row[at]!);
    at += run;
  }
  return Buffer.from([...out, 1, row[packed]!, row[packed + 1]!, 128]);
}

/** The number of layers, and nothing else of them; deep files write it in a separate block. */
function layerSection(layers: number, isLarge: boolean, depth: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeInt16BE(layers);
  const size = (bytes: number) => {
    const field = Buffer.alloc(isLarge ? 8 : 4);
    field.writeUInt32BE(bytes, isLarge ? 4 : 0);
    return field;
  };
  if (layers === 0) return size(0);
  const inside =
    depth === 16
      ? Buffer.concat([size(0), Buffer.alloc(4), Buffer.from('8BIMLr16', 'latin1'), size(4), count])
      : Buffer.concat([size(4), count, Buffer.alloc(4)]);
  return Buffer.concat([size(inside.length), inside]);
}

/** Thirteen bytes each, behind the version. */
function channelKinds(kinds: readonly number[]): Buffer {
  const content = Buffer.alloc(4 + kinds.length * 13);
  content.writeUInt32BE(1);
  for (const [index, kind] of kinds.entries()) content[4 + index * 13 + 12] = kind;
  return content;
}

function resource(id: number, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write('8BIM', 'latin1');
  head.writeUInt16BE(id, 4);
  return Buffer.concat([head, sized(content), Buffer.alloc(content.length % 2)]);
}

function sized(content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  return Buffer.concat([size, content]);
}
