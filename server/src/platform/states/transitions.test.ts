import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * An update that writes a state names the states it may come from in its WHERE: between reading a row and updating it,
 * another process may have moved it on.
 */
const UPDATE = /updateTable\(|\bheld\(|\bcellsOf\(|\bcellOf\(|\bset\(\{|\bupdate \w+( \w+)? set\b/;
const WRITES_STATE = /\b(?:render_)?state(?::| = )/;
const ASKS_STATE = /where\(\s*'(?:\w+\.)?(?:render_)?state'|\bstate = any\(/;

/** The updates of a file: from the call or the word to the statement's end. */
function updatesIn(text: string): string[] {
  return text
    .split(/(?<=;)\n|\n\n/)
    .filter((part) => UPDATE.test(part) && !/^\s*(?:insertInto|export (?:type|interface))/.test(part));
}

/** What the update sets, and what it asks. */
function isUnguarded(update: string): boolean {
  const [, set = ''] = /(?:\.set\(|\bset\b)([\s\S]*?)(?=\.where\(|\bwhere\b|$)/.exec(update) ?? [];
  return WRITES_STATE.test(set) && !ASKS_STATE.test(update);
}

describe('an update that writes a state', () => {
  it.each([
    [`db.updateTable('a').set({ state: 'queued' }).where('id', '=', id).execute();`, true],
    [`db.updateTable('a').set({ render_state: 'queued' }).where('id', '=', id).execute();`, true],
    ["sql`update a set state = 'done' where id = 1`;", true],
    [
      `db.updateTable('a').set({ state: to }).where('id', '=', id).where('state', 'in', before).execute();`,
      false,
    ],
    [
      `db.updateTable('a').from('b').set({ state: to }).whereRef('b.a', '=', 'a.id').where('a.state', 'in', before);`,
      false,
    ],
    [
      `db.updateTable('a').from('b').set({ state: to }).whereRef('b.a', '=', 'a.id').where('b.id', '=', id);`,
      true,
    ],
    ["sql`update a set state = 'done' where id = 1 and state = any('{new}')`;", false],
    [`db.updateTable('a').set({ name }).where('id', '=', id).execute();`, false],
  ])('%s: %s', (text, found) => expect(updatesIn(text).some(isUnguarded)).toBe(found));

  const features = fileURLToPath(new URL('../../features/', import.meta.url));
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.queries.ts'));

  it('is looked for in every file with SQL', () => expect(files.length).toBeGreaterThan(50));

  it.each(files)('%s names the states it comes from', (path) => {
    expect(updatesIn(readFileSync(`${features}${path}`, 'utf8')).filter(isUnguarded)).toEqual([]);
  });
});
