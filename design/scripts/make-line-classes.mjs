// Writes the line breaking classes of all characters: design/src/text/breaking/line-class-runs.ts.
// Use: node design/scripts/make-line-classes.mjs [folder of the Unicode Character Database]
// Needs LineBreak.txt, EastAsianWidth.txt and UnicodeData.txt of 15.0.0 (Debian: unicode-data). Another version moves lines of stored
// designs.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [folder = '/usr/share/unicode'] = process.argv.slice(2);
const LAST = 0x10ffff;
const read = (name) => readFileSync(`${folder}/${name}`, 'utf8').split('\n');

/** The value of each code point in a file of `first..last;value` lines. */
function property(name, usual) {
  const values = new Array(LAST + 1).fill(usual);
  for (const line of read(name)) {
    const [, first, last, value] = /^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)/.exec(line) ?? [];
    if (first) values.fill(value, Number.parseInt(first, 16), Number.parseInt(last ?? first, 16) + 1);
  }
  return values;
}

/** General categories; what has none is not assigned. */
function categories() {
  const values = new Array(LAST + 1).fill('Cn');
  let last = 0;
  for (const line of read('UnicodeData.txt')) {
    const [hex, name, category] = line.split(';');
    if (!hex) continue;
    const at = Number.parseInt(hex, 16);
    if (name.endsWith('Last>')) values.fill(category, last, at);
    values[at] = category;
    last = at;
  }
  return values;
}

const classes = property('LineBreak.txt', 'XX');
const widths = property('EastAsianWidth.txt', 'N');
const kinds = categories();
/** What is not assigned yet and will be an ideograph, as LineBreak.txt says in its head, or a sign of currency. */
const FUTURE = [
  [0x3400, 0x4dbf, 'ID'],
  [0x4e00, 0x9fff, 'ID'],
  [0xf900, 0xfaff, 'ID'],
  [0x20000, 0x2fffd, 'ID'],
  [0x30000, 0x3fffd, 'ID'],
  [0x1f000, 0x1faff, 'ID'],
  [0x1fc00, 0x1fffd, 'ID'],
  [0x20a0, 0x20cf, 'PR'],
];

/** The class by which rules decide (LB1), in letters only. */
function classOf(at) {
  const future = FUTURE.find(([first, last]) => at >= first && at <= last)?.[2];
  const own = classes[at] === 'XX' && future ? future : classes[at];
  if (own === 'SA') return /^M[nc]$/.test(kinds[at]) ? 'CM' : 'AL';
  if (own === 'AI' || own === 'SG' || own === 'XX') return 'AL';
  if (own === 'CJ') return 'NS';
  if (own === 'B2') return 'BT';
  if (own === 'H2' || own === 'H3') return 'HS';
  if (own === 'OP' && /^[FWH]$/.test(widths[at])) return 'OW';
  if (own === 'CP' && /^[FWH]$/.test(widths[at])) throw new Error(`U+${at.toString(16)}: a wide CP`);
  if (own === 'ID' && kinds[at] === 'Cn' && /\p{Extended_Pictographic}/u.test(String.fromCodePoint(at)))
    return 'IU';
  return own;
}

const runs = [];
for (let at = 0; at <= LAST; at += 1) {
  const own = classOf(at);
  const run = runs.at(-1);
  if (run?.own === own) run.length += 1;
  else runs.push({ own, length: 1 });
}
const all = runs.map(({ own, length }) => own + length.toString(36)).join('');
const lines = all.match(/.{1,110}/g).map((line) => `  '${line}',`);
writeFileSync(
  fileURLToPath(new URL('../src/text/breaking/line-class-runs.ts', import.meta.url)),
  `/**
 * Line breaking classes of all code points from U+0000 on: a class and, to the base 36, of how many. Written by
 * \`design/scripts/make-line-classes.mjs\` from the Unicode Character Database 15.0.0, © 1991-2022 Unicode, Inc.
 * (https://www.unicode.org/copyright.html). Lines of stored designs depend on it: it does not change.
 */
${'export'} const LINE_CLASS_RUNS = [
${lines.join('\n')}
].join('');
`,
);
