import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  checkComments,
  checkNamesInside,
  exportedNames,
  findBareTypes,
  findDocWords,
  findForbidden,
  findOtherLimits,
  readForbiddenWords,
  wordsOfName,
} from './check-words.mjs';
import { readNames } from './read-names.mjs';

const forbidden = readForbiddenWords(
  readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8'),
);

test('the glossary has a vocabulary of at least forty rows', () => {
  expect(new Set(forbidden.map(({ say }) => say)).size).toBeGreaterThanOrEqual(40);
});

test.each([
  ['stand-in', ['stand', 'in']],
  ['StandInPicture', ['stand', 'in', 'picture']],
  ['MAX_HEAPS', ['max', 'heaps']],
  ['parseXLSXSheet', ['parse', 'xlsx', 'sheet']],
  ['dxm2', ['dxm']],
])('%s is written with the words %j', (name, words) => {
  expect(wordsOfName(name)).toEqual(words);
});

test.each([
  ['stand-in', 'converted source'],
  ['mendOrders', 'fix, correction'],
  ['countHEAPS', 'row status'],
  ['RenderOrder', 'enqueue, request, task'],
  ['image-types.queries', 'category'],
  ['readTid', 'the word of the second table column'],
])('%s is refused: say %s', (name, say) => {
  expect(findForbidden(name, forbidden)?.say).toBe(say);
});

test.each(['OrderLine', 'recommend', 'sealant', 'operation-feed', 'standing', 'imageTypeless', 'logger'])(
  '%s may be used',
  (name) => {
    expect(findForbidden(name, forbidden)).toBeUndefined();
  },
);

test.each([
  ['const MOST_PIXELS = 4;', 'a.ts:1: MOST_PIXELS names a limit; say MAX_…'],
  ['const a = 1;\nconst LEAST = 4;', 'a.ts:2: LEAST names a limit; say MIN_…'],
  ['const READ_AT_MOST = 4;', 'a.ts:1: READ_AT_MOST names a limit; say MAX_…'],
])('%j names a limit in other words', (text, problem) => {
  expect(findOtherLimits('a.ts', text)).toEqual([problem]);
});

test('the words may stand in other names', () => {
  expect(findOtherLimits('a.ts', 'const [MAX_A, ALMOST_ALL, most, atLeastOne] = [1, 2, 3, 4];')).toEqual([]);
});

test('exports are found under the names others see', () => {
  const text = [
    'export const a = 1;',
    'export async function b() {}',
    'export default class C {}',
    "export { d, e as f, type G } from './x.ts';",
    'const hidden = 1;',
  ].join('\n');
  expect(exportedNames(text)).toEqual(['a', 'b', 'C', 'd', 'f', 'G']);
});

/** `§{` opens an expression in a template: written out, the linter takes the text around it for one. */
const inTemplates = (text) => text.replaceAll('§', '$');

/** Problems of one file with this text. */
function problemsOf(text, path = 'a.ts') {
  const root = `${mkdtempSync(join(tmpdir(), 'words-'))}/`;
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(`${root}${path}`, inTemplates(text));
  return checkNamesInside(root, [path], forbidden);
}

test.each([
  ['a constant', 'const told = 1;'],
  ['a variable of a loop', 'for (const answer of all) send(answer);'],
  ['a function', 'function mendRow() {}'],
  ['a parameter', 'const f = (wish: string) => 1;'],
  ['a destructured parameter', 'function f({ row, heap }: Row) {}'],
  ['a renamed one', 'const { status: heap } = row;'],
  ['a property of a type', 'interface Row { heap: string }'],
  ['a property of an object', 'send({ mended: [] });'],
  ['a method', 'class A { forget() {} }'],
  ['a type', 'type Answer = string;'],
  ['inside a template', 'const a = `x§{b.map((wish) => `§{wish}`)}y`;'],
  ['after a regular expression', 'const a = /["`/]/; const told = 2;'],
])('%s inside a file is refused', (_, text) => {
  expect(problemsOf(text)).toEqual([
    expect.stringMatching(/^a\.ts:1: \w+ says “\w+”; say .+ \(docs\/glossary\.md\)$/),
  ]);
});

test.each([
  ['beside kind', "send({ kind: 'answered' });"],
  ['first of a union', "type A = 'told' | 'asked';"],
  ['last of a union', "type A = 'asked' | 'unanswered';"],
  ['of a case', "switch (a) { case 'judgement': }"],
])('the word %s is refused', (_, text) => {
  expect(problemsOf(text)).toHaveLength(1);
});

test.each([
  ['a function', 'def mend_row():\n    pass', 'mend_row'],
  ['a constant', 'CALM_MM = 1', 'CALM_MM'],
  ['a parameter', 'def row(heap=1):\n    pass', 'heap'],
])('%s of Python is refused', (_, text, name) => {
  expect(problemsOf(text, 'a.py')).toEqual([expect.stringMatching(`^a\\.py:1: ${name} says`)]);
});

test.each([
  ['a docstring', '"""told"""'],
  ['a text', 'a = \'told\'; b = "heap"  # wish'],
  ['a member of others', 'light.color = scene.heap'],
])('%s of Python is no name of ours', (_, text) => {
  expect(problemsOf(text, 'a.py')).toEqual([]);
});

test.each([
  ['a comment', '// what was told of a heap\n/* the answer */ const a = 1;'],
  ['a text', "const a = 'told'; const b = `the answer §{a}`;"],
  ['a member of others', 'const a = process.memory.heap; page?.answer();'],
  ['a colour of CSS', 'const style = { color: red };'],
  ['a name of the wire', 'const { orders_log_id: importId } = query;'],
  ['part of a word', 'const foretold = 1; const isSealant = 2;'],
])('%s is no name of ours', (_, text) => {
  expect(problemsOf(text)).toEqual([]);
});

test.each([
  ['a parameter', 'const f = (tid) => send({ tid: 1 });'],
  ['a parameter with its type', 'function f(tid: string) {}'],
  ['a property of a type', 'interface Filter { tid: string }'],
  ['a property that may be missing', 'interface Filter { tid?: string }'],
  ['a shorthand', 'call(moveImages, { ids, tid });'],
  ['a variable', 'const [tid, setCategory] = useState(all);'],
  ['part of a choice', 'const id = a ? tid : b;'],
  ['many', 'const imageTids = settings.image_tids;'],
  ['an option', 'call(login, values, { zizhu: true, noChecked });'],
])('a wire word is refused as %s', (_, text) => {
  expect(problemsOf(text)[0]).toMatch(/^a\.ts:1: \w+ says “[\w ]+”; say .+$/);
});

test.each([
  ['passed under another name', 'call(moveImages, { ids, tid: categoryId });', 'a.ts'],
  ['taken under another name', 'const { tid: categoryId } = input;', 'a.ts'],
  ['read from the wire', 'const category = image.tid;', 'a.ts'],
  ['spoken by a test', 'const tid = 1;', 'a.test.ts'],
])('a wire word may be %s', (_, text, path) => {
  expect(problemsOf(text, path)).toEqual([]);
});

/** Problems of the comments of one file with this text. */
function commentsOf(text, path = 'a.ts') {
  const root = `${mkdtempSync(join(tmpdir(), 'words-'))}/`;
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(dirname(`${root}${path}`), { recursive: true });
  writeFileSync(`${root}${path}`, text);
  return checkComments(root, [path], forbidden);
}

test.each([
  ['at the end of a line', 'const a = 1;\nb(); // nobody was told', 2],
  ['in a block, with the line of the word', '/**\n * Begins\n * anew.\n */', 3],
  ['with a capital', '/** Tells of a change. */', 1],
  ['beside a quoted name', '/** `forget` judges it. */', 1],
])('a comment with such a word is refused: %s', (_, text, line) => {
  expect(commentsOf(text)).toEqual([
    expect.stringMatching(new RegExp(`^a\\.ts:${line}: a comment says “\\w+”; say .+$`)),
  ]);
});

test.each([
  ['a docstring of one line', '"""Tells of a change."""', 1],
  ['a docstring of two', 'a = 1\n"""Begins\nanew."""', 3],
  ['the end of a line', "a = '#anew'  # nobody was told", 1],
])('a comment of Python with such a word is refused: %s', (_, text, line) => {
  expect(commentsOf(text, 'a.py')).toEqual([expect.stringContaining(`a.py:${line}: a comment says`)]);
});

test.each([
  ['a quoted name', '/** Throws `bad-answer`; “told” is what the page says. */', 'a.ts'],
  ['plain English of other rows', '// What stands in a cell, in the common case, as people gave it.', 'a.ts'],
  ['part of a word', '// foretold', 'a.ts'],
  ['an address', "const a = 'https://a.example/answer';", 'a.ts'],
  ['a buyer’s answer', '// The answer of the buyer.', 'server/words/a.ts'],
])('a comment may have %s', (_, text, path) => {
  expect(commentsOf(text, path)).toEqual([]);
});

test('names come with the line of their first place, through templates and regular expressions', () => {
  const text = ['const a = `x§{{ b }}§{c}`;', 'const d = a / b / 2;', 'const e = /`}/u.test(f.g);'].join(
    '\n',
  );
  expect([...readNames(inTemplates(text))]).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 1],
    ['d', 2],
    ['e', 3],
    ['f', 3],
  ]);
});

test.each([
  ['Rows are written anew.\nAll.', [[1, 'anew']]],
  ['All.\nMemory that it gives\nback at once', [[2, 'gives back']]],
  ['**Rule.** It mends them. **Way.** It is fixed.', [[1, 'mends']]],
  ['nothing is made *anew*; `anew`, “anew” and "anew" are quoted', []],
  ['It gave them back again, and one tells designs apart.', []],
])('a document says %j', (text, found) => {
  const words = forbidden.filter(({ not }) => ['anew', 'gives back', 'mends'].includes(not.join(' ')));
  expect(findDocWords(text, words).map(({ line, word }) => [line, word])).toEqual(found);
});

test('a type of one word that needs another is found where it is exported', () => {
  const text = 'export interface Place {}\ninterface Measure {}\nexport type ItemPlace = number;\n';
  expect(findBareTypes('server/src/a.ts', text)).toHaveLength(1);
  expect(findBareTypes('design/src/a.ts', text)).toEqual([]);
});
