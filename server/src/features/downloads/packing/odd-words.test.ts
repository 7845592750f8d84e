import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createZip, type ZipEntry } from '../../../platform/archives/create-zip.ts';
import { createUniqueNames } from '../../../platform/archives/unique-names.ts';
import { richText } from '../../../platform/spreadsheets/cell-strings.ts';
import { xmlText } from '../../../platform/spreadsheets/cell-xml.ts';
import { ORDER_NAMING } from '../naming/naming-rule.ts';
import { filePath, lineMark, type NamedDesign } from '../naming/naming-values.ts';

const COUNT = 1000;

/** What buyers and shops write, and what breaks archives; each is used with others around it. */
const ODD = [
  ...[
    'Anna',
    'ANNA',
    'anna',
    'Ａｎｎａ',
    'Léa',
    'Le\u0301a',
    'LÉA',
    'straße',
    'STRASSE',
    'ΛΌΓΟΣ',
    'λόγος',
    'İstanbul',
    'ISTANBUL',
  ],
  ...[
    '🐱',
    '👨‍👩‍👧',
    '👨\u200d👩\u200d👧\ufe0f',
    '❤',
    '❤️',
    '🏳️‍🌈',
    '🇨🇳',
    '👍🏽',
    '\ud83d',
    '\udc31',
    '\ufffd',
    '\uffff',
    '\ue000',
  ],
  ...['مرحبا', '\u200fمرحبا\u200e', '\u202eabc\u202c', 'שָׁלוֹם', 'سڵاو', 'a\u202egnp.exe', '\u2067x\u2069'],
  ...[
    'CON',
    'con.png',
    'PRN',
    'aux ',
    'NUL.',
    'COM1',
    'com¹',
    'LPT9.txt',
    'CONIN$',
    'clock$',
    'desktop.ini',
    'Thumbs.db',
    '.htaccess',
    '..',
    '.',
    '...',
  ],
  ...[
    'a/b',
    'a\\b',
    '../../etc',
    'C:\\x',
    '\\\\server\\x',
    '/root',
    'a:b',
    'a|b',
    'a?b*',
    '<a>',
    '"q"',
    "it's",
    '~',
    '$HOME',
    '%TEMP%',
    '`id`',
    '$(id)',
    '-rf',
    '--help',
  ],
  ...[
    '\u0000',
    '\u0001\u0007',
    'a\tb',
    'a\r\nb',
    'a\u2028b',
    '\u0085',
    '\u007f',
    '\u200b',
    '\u00a0',
    '\u3000',
    ' a ',
    'a.',
    'a ',
    '_x000D_',
    '_x0041_',
    '&amp;',
    '<b>',
    '{sku}',
    '$&',
  ],
  ...[
    '字'.repeat(300),
    'x'.repeat(300),
    '👨‍👩‍👧'.repeat(60),
    'é'.repeat(130),
    'ก็'.repeat(200),
    `${'z'.repeat(118)}🐱b`,
    '长'.repeat(85),
    '',
    ' ',
    '生产图.png',
    'SKU-1',
    '1',
    '第 2 行',
    '(2)',
    'Anna (2)',
  ],
];
const word = (at: number) =>
  `${at < ODD.length ? '' : (ODD[(at * 7) % ODD.length] ?? '')}${ODD[at % ODD.length]}`;

const template = {
  definition: {
    title: { zh: '马克杯', en: 'Mug' },
    colours: [{ id: 'white', name: { zh: '白', en: 'White' } }],
    sizes: [{ id: '11', name: '11oz' }],
  },
} as NamedDesign['template'];

const designOf = (at: number, isAnywhere: boolean): NamedDesign => ({
  template,
  sku: isAnywhere ? word(at + 1) : 'SKU-1',
  name: isAnywhere ? word(at + 2) : '杯',
  colourId: 'white',
  sizeId: '11',
  orderLine: {
    orderNo: isAnywhere ? word(at + 3) : `E-${at % 7}`,
    lineNo: isAnywhere ? word(at + 5) : '',
    row: at + 2,
    shop: isAnywhere ? word(at + 4) : '',
    quantity: 1,
    personalisation: word(at),
  },
});

/** Paths of a thousand lines with a file each, as they are packed. */
function pathsOf(naming: string, isAnywhere: boolean): string[] {
  const unique = createUniqueNames();
  return Array.from({ length: COUNT }, (_, index) => {
    const design = designOf(index, isAnywhere);
    const file = { kind: 'print' as const, surface: '环绕', extension: 'png' };
    const path = filePath({ naming, format: 'png', by_template: false, locale: 'zh' }, design, file, {
      index,
      total: COUNT,
    });
    return unique(path, [lineMark(design.orderLine!, 'zh'), file.surface]);
  });
}

async function* entriesOf(paths: readonly string[]): AsyncGenerator<ZipEntry> {
  for (const [at, path] of paths.entries()) yield { path, body: Buffer.from(String(at)) };
}

const RULES: [string, string, boolean][] = [
  ['as orders are named', ORDER_NAMING, false],
  ['as orders are named, everything odd', ORDER_NAMING, true],
  ['by the words alone', '{personalisation}', false],
  ['in folders of odd words', '{shop}/{order}/{personalisation}', true],
  ['by two odd words', '{personalisation}/{name}', true],
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'odd-words-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(RULES)('%s', (_name, naming, isAnywhere) => {
  const paths = pathsOf(naming, isAnywhere);
  const parts = paths.flatMap((path) => path.split('/'));

  it('no two are one on any system, and all are short and plain', () => {
    // Windows and macOS know no case, macOS no notation of letters, and some tools no width and nothing unseen.
    const folded = paths.map((path) => path.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC'));
    expect(new Set(folded).size).toBe(COUNT);
    for (const path of paths) expect(path.length, path).toBeLessThanOrEqual(185);
    for (const part of parts) {
      expect(Buffer.byteLength(part), part).toBeLessThanOrEqual(255);
      expect(part).not.toMatch(/^$|^[. ]|[. ]$|[<>:"|?*\\]|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u);
      expect(part).not.toMatch(/^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$| )/i);
    }
  });

  it('other programs list and unpack all of them', async () => {
    const zip = await buffer(createZip(entriesOf(paths), { mtime: new Date('2026-01-01') }));
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual(paths);
    const archive = join(folder, 'a.zip');
    writeFileSync(archive, zip);
    const listed = spawnSync('unzip', ['-Z1', archive], { encoding: 'utf8', env: { LC_ALL: 'C.UTF-8' } });
    if (listed.error === undefined) expect(listed.stdout.trimEnd().split('\n')).toEqual(paths);
    // A file where another one needs a folder, or a name that a disk refuses, would throw here.
    const into = mkdtempSync(join(folder, 'out-'));
    for (const [path, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(into, path)), { recursive: true });
      writeFileSync(join(into, path), bytes, { flag: 'wx' });
    }
    for (const [at, path] of paths.entries()) expect(readFileSync(join(into, path), 'utf8')).toBe(String(at));
  });

  it('the pick list names each of them, to the letter', () => {
    for (const path of paths) expect(richText(`<t>${xmlText(path)}</t>`)).toBe(path);
  });
});
