import { brotliCompressSync, deflateSync } from 'node:zlib';
import { buildTables, join, SQUARE, type Tables, tag, u8, u16, u32 } from './build-font.ts';
import { buildWoff, buildWoff2, type Woff2Table, woff2Tables } from './build-woff.ts';
import type { HostileFont } from './hostile-fonts.ts';

const large = (): Tables => new Map([...buildTables(), ['GPOS', Buffer.alloc(100_000)]]);
const bomb = (): Tables => new Map([...buildTables(), ['GPOS', Buffer.alloc(60_000_000)]]);

const WOFFS: readonly HostileFont[] = [
  ['a WOFF of zeros, 60 MB from 60 KB', () => buildWoff(bomb()), 'too-large', /WOFF GPOS/],
  [
    'a WOFF that says 4 GB',
    () => buildWoff(large(), (entry, name) => (name === 'GPOS' ? { ...entry, whole: 0xffff_ffff } : entry)),
    'too-large',
  ],
  [
    'a WOFF that holds more than it says',
    () =>
      buildWoff(
        large(),
        (entry) => entry,
        (table, name) => deflateSync(name === 'GPOS' ? Buffer.alloc(30_000_000) : table),
      ),
    'damaged',
    'GPOS',
  ],
  [
    'a WOFF that holds less than it says',
    () =>
      buildWoff(
        large(),
        (entry) => entry,
        (table, name) => deflateSync(name === 'GPOS' ? Buffer.alloc(5) : table),
      ),
    'damaged',
    'GPOS',
  ],
  [
    'a WOFF of no zlib',
    () =>
      buildWoff(
        large(),
        (entry) => entry,
        (table, name) => (name === 'GPOS' ? Buffer.alloc(50, 7) : deflateSync(table)),
      ),
    'damaged',
    'GPOS',
  ],
  [
    'a WOFF with a table in another',
    () =>
      buildWoff(large(), (entry, name) => (name === 'name' ? { ...entry, offset: entry.offset - 8 } : entry)),
    'damaged',
    /name/,
  ],
  [
    'a WOFF with a table beyond its end',
    () => buildWoff(large(), (entry, name) => (name === 'name' ? { ...entry, offset: 0x7fff_ffff } : entry)),
    'damaged',
    'name',
  ],
  ['a WOFF cut short', () => buildWoff(large()).subarray(0, 100), 'damaged'],
  ['a collection as WOFF', () => join(tag('wOFFttcf'), Buffer.alloc(100)), 'collection'],
];

interface Streams {
  glyphCount: number;
  contours: Buffer;
  counts: Buffer;
  flags: Buffer;
  glyphs: Buffer;
  composites: Buffer;
  boxes: Buffer;
}

/** Glyphs in the streams of a WOFF2: one square, with what a test changes. */
function glyphStreams(change: Partial<Streams> = {}): Buffer {
  const { glyphCount, contours, counts, flags, glyphs, composites, boxes }: Streams = {
    glyphCount: 2,
    contours: u16(0, 1),
    counts: u8(4),
    flags: u8(0, 11, 1, 10),
    glyphs: u8(0, 250, 250, 250, 0),
    composites: Buffer.alloc(0),
    boxes: Buffer.alloc(4),
    ...change,
  };
  const streams = [contours, counts, flags, glyphs, composites, boxes, Buffer.alloc(0)];
  return join(u16(0, 0, glyphCount, 0), u32(...streams.map(({ length }) => length)), ...streams);
}

/** Tables of two glyphs, the second with the streams that are given. */
function transformed(glyf: Buffer, more: readonly Woff2Table[] = []): Woff2Table[] {
  const tables = woff2Tables(buildTables({ glyphs: [SQUARE, SQUARE] })).filter(
    ({ tag: name }) => !['glyf', 'loca', ...more.map((one) => one.tag)].includes(name),
  );
  return [
    ...tables,
    { tag: 'glyf', body: glyf, version: 0, whole: 100 },
    { tag: 'loca', body: Buffer.alloc(0), version: 0, whole: 12 },
    ...more,
  ];
}

const streams = (change: Parameters<typeof glyphStreams>[0]) => buildWoff2(transformed(glyphStreams(change)));
const plain = () => woff2Tables(buildTables());
const spoiled = (change: (table: Woff2Table) => Woff2Table) => buildWoff2(plain().map(change));

const WOFF2S: readonly HostileFont[] = [
  ['a WOFF2 of zeros, 60 MB from 60 bytes', () => buildWoff2(woff2Tables(bomb())), 'too-large', 'WOFF2'],
  [
    'a WOFF2 that holds more than it says',
    () => buildWoff2(plain(), { stream: Buffer.alloc(90_000_000) }),
    'damaged',
    'WOFF2',
  ],
  [
    'a WOFF2 that holds less than it says',
    () => buildWoff2(plain(), { stream: Buffer.alloc(9) }),
    'damaged',
    'WOFF2',
  ],
  ['a WOFF2 of no Brotli', () => buildWoff2(plain(), { packed: Buffer.alloc(500, 3) }), 'damaged', 'WOFF2'],
  [
    'a WOFF2 cut short',
    () => buildWoff2(plain(), { packed: brotliCompressSync(Buffer.alloc(9)).subarray(0, 3) }),
    'damaged',
  ],
  [
    'a WOFF2 with endless numbers',
    () => join(buildWoff2(plain()).subarray(0, 53), Buffer.alloc(60, 0xff)),
    'damaged',
    'WOFF2',
  ],
  [
    'a WOFF2 with an unknown rewriting',
    () => spoiled((one) => (one.tag === 'cmap' ? { ...one, version: 2, whole: 9 } : one)),
    'damaged',
    'cmap',
  ],
  [
    'a WOFF2 that rewrites what cannot be',
    () => spoiled((one) => (one.tag === 'cmap' ? { ...one, version: 1, whole: 9 } : one)),
    'damaged',
    'cmap',
  ],
  [
    'a WOFF2 with places of glyphs by themselves',
    () => spoiled((one) => (one.tag === 'loca' ? { ...one, version: 0, whole: 9 } : one)),
    'damaged',
    'loca',
  ],
  ['a collection as WOFF2', () => join(tag('wOF2ttcf'), Buffer.alloc(100)), 'collection'],
  [
    'streams of glyphs longer than the table',
    () => buildWoff2(transformed(u32(0, 2, 0xffff_ffff, 0, 0, 0, 0, 0, 0))),
    'damaged',
    'glyf',
  ],
  ['65,535 glyphs in four bytes', () => streams({ glyphCount: 65_535 }), 'damaged', 'glyf'],
  ['points that are not there', () => streams({ counts: u8(253, 255, 255) }), 'damaged', 'glyf'],
  [
    'a glyph of two million points',
    () => streams({ contours: u16(0, 32), counts: Buffer.concat(Array(32).fill(u8(253, 255, 255))) }),
    'too-complex',
    /points/,
  ],
  [
    'points further out than numbers reach',
    () => streams({ flags: u8(127, 127, 127, 127), glyphs: Buffer.alloc(40, 0xff) }),
    'damaged',
    'glyf 1',
  ],
  [
    'a glyph of nothing with a box',
    () => streams({ contours: u16(0, 0), boxes: join(u8(0x40, 0, 0, 0), u16(0, 0, 9, 9)) }),
    'damaged',
    'glyf 1',
  ],
  ['a composite without a box', () => streams({ contours: u16(0, 0xffff) }), 'damaged', 'glyf 1'],
  [
    'a composite of itself',
    () =>
      streams({
        contours: u16(0, 0xffff),
        composites: u16(3, 1, 0, 0),
        boxes: join(u8(0x40, 0, 0, 0), u16(0, 0, 9, 9)),
      }),
    'damaged',
    'glyf 1',
  ],
  [
    'widths of more glyphs than there are',
    () => buildWoff2(transformed(glyphStreams(), [{ tag: 'hmtx', body: u8(3, 0), version: 1, whole: 8 }])),
    'damaged',
    'hmtx',
  ],
];

/** Files with a wrapper. */
export const HOSTILE_WOFFS: readonly HostileFont[] = [...WOFFS, ...WOFF2S];
