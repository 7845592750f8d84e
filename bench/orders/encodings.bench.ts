// Names of files ENCODING.LANGUAGE.txt of a folder (--names=N of each), in English order files of their encoding: right, asked, silently wrong.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  encodeText,
  type OldEncoding,
} from '../../server/src/features/orders/import/reading/text/encode-text.ts';
import { openText } from '../../server/src/features/orders/import/reading/text/open-text.ts';
import { isGarbled } from '../../server/src/features/orders/words/lost-letters.ts';
import { number } from '../support/arguments.ts';
import { printTable } from '../support/figures.ts';

const HEADERS = 'Order ID,SKU,Quantity,Name,Address,City,Country,Your Text';
const COLUMN = 3;
const folder = process.argv[2] ?? '';
const most = number('names', 2000);
const WIDE = /[^\0-\u007f]/;

/** Files of this many names each: in a separate row for the US, or among rows of plain letters. */
const FORMS = [
  { name: 'one a file', count: 1 },
  { name: 'ten a file', count: 10 },
] as const;

interface Tally {
  right: number;
  asked: number;
  /** How many of those that were asked about had been read right. */
  needless: number;
  wrong: number;
  examples: string[];
}

/** What becomes of names in one file. */
async function readNames(names: readonly string[], encoding: OldEncoding, all: Tally): Promise<void> {
  const rows = names.map((name, at) => `${1000 + at},MUG-1,1,${name},1 Main Street,Springfield,US,Best dad`);
  const bytes = encodeText(`${HEADERS}\r\n${rows.join('\r\n')}\r\n`, encoding);
  const table = openText(bytes, {});
  const doubts = table.createDoubts?.();
  const read = await table.sheets[0]!.head(names.length + 1);
  for (const { row, cells } of read) doubts?.see(row, cells);
  const asked = new Set(doubts?.find().map(({ row }) => row));
  for (const [at, name] of names.entries()) {
    const { row = 0, cells = [] } = read[at + 1] ?? {};
    const text = cells[COLUMN] ?? '';
    const isAsked = asked.has(row) || isGarbled(text);
    if (isAsked) all.asked += 1;
    if (isAsked && text === name) all.needless += 1;
    if (!isAsked && text === name) all.right += 1;
    if (isAsked || text === name) continue;
    all.wrong += 1;
    if (all.examples.length < 4) all.examples.push(`${name} as ${text}`);
  }
}

const table: string[][] = [];
for (const file of readdirSync(folder).sort()) {
  const encoding = file.split('.')[0] as OldEncoding;
  const names = readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((name) => WIDE.test(name) && canEncode(name, encoding))
    .slice(0, most);
  for (const { name, count } of FORMS) {
    const all: Tally = { right: 0, asked: 0, needless: 0, wrong: 0, examples: [] };
    for (let at = 0; at < names.length; at += count)
      await readNames(names.slice(at, at + count), encoding, all);
    const figures = [names.length, all.right, all.asked, all.needless, all.wrong].map(String);
    table.push([file.replace('.txt', ''), name, ...figures, all.examples.join(' · ')]);
  }
}
printTable(
  ['names', 'form', 'count', 'right', 'asked', 'of them right', 'silently wrong', 'for example'],
  table,
);
console.log(`silently wrong: ${table.reduce((sum, row) => sum + Number(row[6]), 0)}`);

function canEncode(text: string, encoding: OldEncoding): boolean {
  try {
    return encodeText(text, encoding).length > 0;
  } catch {
    return false;
  }
}
