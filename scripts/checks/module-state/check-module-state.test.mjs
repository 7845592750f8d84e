import { describe, expect, it } from 'vitest';
import { checkModuleStateOf, findModuleState } from './check-module-state.mjs';

const FILE = 'server/src/features/images/a.ts';

describe('findModuleState', () => {
  it.each([
    ['a variable', 'let count = 0;', 'count'],
    ['a variable that is handed out', 'export let count = 0;', 'count'],
    ['a table that is filled', 'const known = new Map<string, number>();', 'known'],
    [
      'one whose type has several lines',
      'const known = new Map<\n  string,\n  { a: number; b: number }\n>();',
      'known',
    ],
    ['one whose type is written before it', 'const known: Map<string, () => void> = new Map();', 'known'],
    ['a table by object', 'const known = new WeakMap<object, number>();', 'known'],
    ['an empty list', 'const waiting: string[] = [];', 'waiting'],
    ['an empty object', 'const byId: Record<string, string> = {};', 'byId'],
    ['scratch memory', 'const sums = new Float64Array(4);', 'sums'],
    ['what is made to hold something', 'export const slots = createWorkSlots(1, 500);', 'slots'],
    ['its parts', 'export const { run, stop } = createPool<Work>();', '{ run, stop }'],
    [
      'what a file begins with, and changes',
      "const seen = new Set(['a']);\nexport const f = (b) => {\n  seen.add(b);\n};",
      'seen',
    ],
    [
      'an object whose field it changes',
      'const own = { at: 0 };\nexport function f() {\n  own.at += 1;\n}',
      'own',
    ],
    [
      'a list in whose place it writes',
      "const rows = ['a'];\nexport function f() {\n  rows[0] = 'b';\n}",
      'rows',
    ],
  ])('finds %s', (_, text, name) => expect(findModuleState(FILE, text)).toEqual([name]));

  it.each([
    ['a table with its content', "const words = new Set(['a', 'b']);"],
    ['one over several lines', "const words = new Map([\n  ['a', 1],\n]);"],
    ['a list that nobody may fill', 'const NO_LAYERS: readonly Layer[] = [];'],
    ['an empty table that nobody may fill', 'const none: ReadonlyMap<string, string> = new Map();'],
    ['state in a function', 'export function createA() {\n  let count = 0;\n  const known = new Map();\n}'],
    ['state in a function of one line', 'export const createA = () => ({\n  known: new Map(),\n});'],
    [
      'what a pure function returned',
      'const table = lazy(() => {\n  const made = new Map();\n  return made;\n});',
    ],
    ['a comparison', "const own = { at: 0 };\nexport const f = () => own.at === 0 || own['at'] <= 1;"],
    ['a parameter of the same name', "const rows = ['a'];\nexport function f(rows) {\n  rows.push('b');\n}"],
    ['a context of components', 'export const Shown = createContext<string | null>(null);'],
    ['words in a comment', '/*\nlet count = 0;\n*/\n// let other = 0;'],
  ])('leaves %s', (_, text) => expect(findModuleState(FILE, text)).toEqual([]));

  it.each([
    'server/src/features/a.test.ts',
    'server/src/testing/a.ts',
    'server/src/features/a/testing/b.ts',
    'web/src/testing/a.tsx',
    'bench/a.ts',
  ])('leaves %s', (path) => expect(findModuleState(path, 'let count = 0;')).toEqual([]));
});

it.each(['web/src/features/a.tsx', 'design/src/a.ts', 'patterns/src/a.ts', 'psd/src/a.ts'])(
  'finds it in %s',
  (path) => expect(findModuleState(path, 'let count = 0;')).toEqual(['count']),
);

describe('checkModuleStateOf', () => {
  const check = (exceptions) => checkModuleStateOf('', [FILE], exceptions, () => 'let count = 0;');

  it('reports what has no exception', () => {
    expect(check({})).toEqual([expect.stringContaining('a.ts: count keeps state')]);
    expect(check({ [FILE]: { count: 'why' } })).toEqual([]);
  });

  it('excuses a whole file', () => {
    expect(check({ [FILE]: { '*': 'why' } })).toEqual([]);
    expect(check({ [FILE]: { count: 'why', '*': 'why' } })).toEqual([
      expect.stringContaining('the exception for *'),
    ]);
  });

  it('reports an exception that excuses nothing', () => {
    expect(check({ [FILE]: { count: 'why', other: 'why' } })).toEqual([
      expect.stringContaining('the exception for other'),
    ]);
  });
});
