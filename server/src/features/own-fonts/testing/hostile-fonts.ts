import type { FontReason } from '../check/font-refusal.ts';
import { buildCffTables, callGlobal, OP, SQUARE_CHAR, small } from './build-cff.ts';
import { colrLoop, colrTower } from './build-colr.ts';
import {
  buildSfnt,
  buildTables,
  cmapTable,
  composite,
  type Entry,
  join,
  nameTable,
  SQUARE,
  type Tables,
  tag,
  u8,
  u16,
  u32,
} from './build-font.ts';
import { doublingGsub, loopingGsub } from './build-gsub.ts';
import { fvarOf, gvarOf } from './build-variations.ts';

/** A file that nobody means well with, and what becomes of it. */
export type HostileFont = readonly [
  what: string,
  bytes: () => Buffer,
  expected: FontReason | 'accepted',
  detail?: string | RegExp,
];

const withTable = (name: string, table: Buffer, tables: Tables = buildTables()) =>
  buildSfnt(new Map([...tables, [name, table]]));
const without = (...names: string[]) =>
  buildSfnt(new Map([...buildTables()].filter(([name]) => !names.includes(name))));
const changed = (name: string, change: (table: Buffer) => void, tables: Tables = buildTables()) => {
  const table = Buffer.from(tables.get(name)!);
  change(table);
  return withTable(name, table, tables);
};
const lying = (change: (entries: Entry[]) => Entry[]) => buildSfnt(buildTables(), { change });
const atTag = (name: string, to: (entry: Entry) => Partial<Entry>) =>
  lying((entries) => entries.map((entry) => (entry.tag === name ? { ...entry, ...to(entry) } : entry)));
const ofGlyphs = (...glyphs: Buffer[]) => buildSfnt(buildTables({ glyphs }));
const cff = (chars: readonly Buffer[], globals?: readonly Buffer[]) =>
  buildSfnt(buildCffTables(chars, globals), { version: 0x4f54544f });

const DIRECTORIES: readonly HostileFont[] = [
  ['an empty file', () => Buffer.alloc(0), 'not-a-font'],
  ['a page', () => Buffer.from('<html><script>alert(1)</script>'), 'not-a-font'],
  ['a Type 1 font', () => Buffer.from('%!PS-AdobeFont-1.0: X'), 'not-a-font'],
  ['a signature and nothing more', () => u32(0x00010000), 'damaged', 'table directory'],
  ['a collection', () => join(tag('ttcf'), u32(0x00010000, 1, 16), buildSfnt(buildTables())), 'collection'],
  ['no tables', () => buildSfnt(new Map()), 'damaged', 'table directory'],
  [
    '65,535 tables',
    () => join(u32(0x00010000), u16(65_535, 0, 0, 0), Buffer.alloc(2_000_000)),
    'too-complex',
  ],
  ['a directory that ends early', () => buildSfnt(buildTables()).subarray(0, 60), 'damaged'],
  ['a table beyond the end', () => atTag('cmap', () => ({ offset: 0xffff_fff0 })), 'damaged', 'cmap'],
  ['a table longer than the file', () => atTag('hmtx', () => ({ length: 0x7fff_ffff })), 'damaged', 'hmtx'],
  [
    'tables over each other',
    () => atTag('name', ({ offset }) => ({ offset: offset - 4 })),
    'damaged',
    /name/,
  ],
  ['a table over the directory', () => atTag('head', () => ({ offset: 12 })), 'damaged', /directory/],
  ['a table twice', () => lying((all) => [...all, { ...all[0]!, length: 0 }]), 'damaged', 'head, head'],
  ['a tag of control characters', () => atTag('name', () => ({ tag: '\0\n\r!' })), 'damaged'],
  ['a file cut in the middle', () => buildSfnt(buildTables()).subarray(0, 300), 'damaged'],
];

const NEEDED: readonly HostileFont[] = [
  ...['head', 'hhea', 'hmtx', 'maxp', 'cmap'].map(
    (name): HostileFont => [`no ${name}`, () => without(name), 'damaged', name],
  ),
  [
    'pictures only',
    () => withTable('CBDT', u32(0x00030000), new Map([...buildTables()].filter(([t]) => t !== 'glyf'))),
    'no-outlines',
  ],
  ['a head without its magic', () => changed('head', (head) => head.writeUInt32BE(0, 12)), 'damaged', 'head'],
  [
    'a head cut short',
    () => withTable('head', buildTables().get('head')!.subarray(0, 20)),
    'damaged',
    'head',
  ],
  ['no units', () => buildSfnt(buildTables({ unitsPerEm: 0 })), 'damaged', /unitsPerEm 0/],
  ['65,535 units', () => buildSfnt(buildTables({ unitsPerEm: 65_535 })), 'damaged', /unitsPerEm/],
  ['no glyphs', () => buildSfnt(buildTables({ glyphCount: 0 })), 'damaged', 'maxp'],
  ['more glyphs than places', () => buildSfnt(buildTables({ glyphCount: 65_535 })), 'damaged', 'loca'],
  ['more widths than there are', () => buildSfnt(buildTables({ longMetrics: 65_535 })), 'damaged', 'hmtx'],
  ['no widths', () => buildSfnt(buildTables({ longMetrics: 0 })), 'damaged', 'hmtx'],
  ['widths cut short', () => withTable('hmtx', u16(600)), 'damaged', 'hmtx'],
  [
    'an unknown format of places',
    () => changed('head', (head) => head.writeUInt16BE(7, 50)),
    'damaged',
    /head/,
  ],
];

const chain = (length: number) => Array.from({ length }, (_, i) => (i === 0 ? SQUARE : composite(i - 1)));
const tower = (levels: number, parts: number) =>
  Array.from({ length: levels }, (_, i) => (i === 0 ? SQUARE : composite(...Array(parts).fill(i - 1))));

const GLYPHS: readonly HostileFont[] = [
  ['places beyond the glyphs', () => withTable('loca', u32(0, 34, 68, 9_999_999)), 'damaged', 'loca 3'],
  ['places that go back', () => withTable('loca', u32(0, 34, 0, 102)), 'damaged', 'loca 2'],
  ['places cut short', () => withTable('loca', u32(0, 34)), 'damaged', 'loca'],
  ['a glyph of one byte', () => ofGlyphs(SQUARE, u8(1)), 'damaged', 'glyf 1'],
  [
    'contours that go back',
    () => ofGlyphs(SQUARE, join(u16(2, 0, 0, 9, 9, 3, 1, 0), Buffer.alloc(40))),
    'damaged',
    'glyf 1',
  ],
  ['65,535 points in ten bytes', () => ofGlyphs(SQUARE, u16(1, 0, 0, 9, 9, 65_534, 0)), 'damaged', 'glyf 1'],
  ['instructions without end', () => ofGlyphs(SQUARE, u16(1, 0, 0, 9, 9, 3, 65_535)), 'damaged', 'glyf 1'],
  [
    'flags repeated too often',
    () => ofGlyphs(SQUARE, join(u16(1, 0, 0, 9, 9, 3, 0), u8(0x39, 255))),
    'damaged',
    'glyf 1',
  ],
  ['a glyph made of itself', () => ofGlyphs(SQUARE, composite(1)), 'damaged', 'glyf 1'],
  ['two glyphs made of each other', () => ofGlyphs(SQUARE, composite(2), composite(1)), 'damaged', /glyf/],
  [
    'a glyph made of itself beside outlines that nobody draws',
    () => buildSfnt(new Map([...buildTables({ glyphs: [SQUARE, composite(1)] }), ['CFF ', Buffer.alloc(8)]])),
    'damaged',
    'glyf 1',
  ],
  ['a glyph made of one that is not there', () => ofGlyphs(SQUARE, composite(60_000)), 'damaged', 'glyf 1'],
  ['glyphs made of glyphs, forty deep', () => ofGlyphs(...chain(40)), 'too-complex', /depth/],
  ['a million squares in one glyph', () => ofGlyphs(...tower(7, 10)), 'too-complex', /components|points/],
  [
    'parts without end',
    () => ofGlyphs(SQUARE, join(u16(-1, 0, 0, 9, 9), u16(0x23, 0, 0, 0))),
    'damaged',
    'glyf 1',
  ],
  ['letters that show nothing', () => ofGlyphs(SQUARE, Buffer.alloc(0), Buffer.alloc(0)), 'blank'],
];

const format4 = (segments: number) =>
  cmapTable(join(u16(4, 32, 0, 2 * segments, 0, 0, 0), u16(66, 0xffff, 0, 65, 0xffff), u16(1, 1, 0, 0)), 1);

const TEXTS: readonly HostileFont[] = [
  ['no letters', () => withTable('cmap', u16(0, 0)), 'no-letters'],
  ['letters of no Unicode', () => withTable('cmap', cmapTable(u16(0, 262, 0), 0, 1)), 'no-letters'],
  ['a list of letters beyond the table', () => withTable('cmap', format4(30_000)), 'no-letters'],
  [
    'four thousand million groups of letters',
    () => withTable('cmap', cmapTable(join(u16(12, 0), u32(0xffff_ffff, 0, 0xffff_ffff)), 10)),
    'no-letters',
  ],
  [
    'every code point the same glyph',
    () => withTable('cmap', cmapTable(join(u16(13, 0), u32(28, 0, 1, 0, 0x10ffff, 1)), 10)),
    'accepted',
  ],
  ['a letter that becomes millions', () => withTable('GSUB', doublingGsub(40, 50)), 'too-complex', /glyphs/],
  ['a substitution that calls itself', () => withTable('GSUB', loopingGsub()), 'accepted'],
  [
    'substitutions beyond the table',
    () => withTable('GSUB', doublingGsub(2, 2).subarray(0, 24)),
    'damaged',
    'GSUB',
  ],
  [
    'a thousand names',
    () => withTable('name', nameTable(Array.from({ length: 1000 }, (_, i) => [i, 'x'] as const))),
    'accepted',
  ],
  ['names beyond the table', () => withTable('name', u16(0, 65_535, 6)), 'accepted'],
  ['kerning of garbage', () => withTable('kern', Buffer.alloc(40, 0xff)), 'accepted'],
];

const doubled = (levels: number) => [
  join(SQUARE_CHAR.subarray(0, -1), u8(OP.return)),
  ...Array.from({ length: levels }, (_, i) => join(callGlobal(i), callGlobal(i), u8(OP.return))),
];

const POSTSCRIPT: readonly HostileFont[] = [
  [
    'PostScript that calls itself',
    () => cff([SQUARE_CHAR, callGlobal(0)], [callGlobal(0)]),
    'damaged',
    'glyph 1',
  ],
  [
    'PostScript that doubles nine times',
    () => cff([SQUARE_CHAR, join(callGlobal(8), u8(OP.endchar))], doubled(8)),
    'accepted',
  ],
  [
    'PostScript that doubles sixty times',
    () => cff([SQUARE_CHAR, join(callGlobal(60), u8(OP.endchar))], doubled(60)),
    'damaged',
    'glyph 1',
  ],
  [
    'PostScript with too many numbers',
    () => cff([SQUARE_CHAR, Buffer.alloc(5000, small(1))]),
    'damaged',
    'glyph 1',
  ],
  ['PostScript that calls what is not there', () => cff([SQUARE_CHAR, callGlobal(3)]), 'damaged', 'glyph 1'],
  [
    'PostScript cut short',
    () => withTable('CFF ', u8(1, 0, 4, 4), buildCffTables([SQUARE_CHAR, SQUARE_CHAR])),
    'damaged',
    /glyph/,
  ],
  ['colours that paint themselves', () => withTable('COLR', colrLoop()), 'accepted'],
  ['colours of colours of colours', () => withTable('COLR', colrTower(60)), 'accepted'],
];

const variable = (fvar: Buffer, gvar: Buffer | null) =>
  buildSfnt(new Map([...buildTables(), ['fvar', fvar], ...(gvar ? [['gvar', gvar] as const] : [])]));
const WEIGHT = ['wght', 100, 400, 900] as const;

const VARIABLE: readonly HostileFont[] = [
  [
    'two hundred axes',
    () => variable(fvarOf(Array(200).fill(WEIGHT)), gvarOf(200, 3)),
    'too-complex',
    /axes/,
  ],
  ['an axis twice', () => variable(fvarOf([WEIGHT, WEIGHT]), gvarOf(2, 3)), 'damaged', 'fvar'],
  [
    'an axis that starts beyond its end',
    () => variable(fvarOf([['wght', 900, 400, 100]]), gvarOf(1, 3)),
    'damaged',
    'fvar',
  ],
  [
    'an axis with a tag of signs',
    () => variable(fvarOf([['a,=@', 100, 400, 900]]), gvarOf(1, 3)),
    'damaged',
    'fvar',
  ],
  [
    'a named weight beyond the axis',
    () => variable(fvarOf([WEIGHT], [[2000]]), gvarOf(1, 3)),
    'damaged',
    'fvar',
  ],
  ['axes that move nothing', () => variable(fvarOf([WEIGHT]), null), 'damaged', 'gvar'],
  ['movements of another number of axes', () => variable(fvarOf([WEIGHT]), gvarOf(3, 3)), 'damaged', 'gvar'],
  [
    'movements beyond the table',
    () => variable(fvarOf([WEIGHT]), gvarOf(1, 3, 0x7fff_ffff)),
    'damaged',
    /gvar/,
  ],
  [
    'movements of garbage',
    () => variable(fvarOf([WEIGHT]), gvarOf(1, 3, 12, Buffer.alloc(12, 0xff))),
    'accepted',
  ],
];

/** Files without a wrapper; those with one are in `hostile-woffs.ts`. */
export const HOSTILE_FONTS: readonly HostileFont[] = [
  ...DIRECTORIES,
  ...NEEDED,
  ...GLYPHS,
  ...TEXTS,
  ...POSTSCRIPT,
  ...VARIABLE,
];
