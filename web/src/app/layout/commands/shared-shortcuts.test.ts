import { expect, test } from 'vitest';
import { type Action, actions } from '../../../features/designer/actions/actions.ts';
import { type KeyPress, matchesKeys } from '../../../features/designer/actions/match-keys.ts';
import { readGlobalKey } from './read-global-key.ts';

const all = Object.values(actions) as Action[];
const shortcuts = all.flatMap(({ id, keys = [] }) => keys.map((keys): [string, string] => [keys, id]));

/** The event of a shortcut, with either of the two modifier keys. */
function pressOf(shortcut: string, mod: 'ctrlKey' | 'metaKey'): KeyPress {
  const parts = shortcut.split(/\+(?!$)/);
  const has = (name: string) => parts.slice(0, -1).includes(name);
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: has('Mod') && mod === 'ctrlKey',
    metaKey: has('Mod') && mod === 'metaKey',
    shiftKey: has('Shift'),
    altKey: has('Alt'),
  };
}

test.each(shortcuts)('%s does %s and nothing else', (shortcut, id) => {
  for (const mod of ['ctrlKey', 'metaKey'] as const) {
    const press = pressOf(shortcut, mod);
    const meant = all.filter(({ keys }) => keys?.some((one) => matchesKeys(press, one))).map((one) => one.id);
    expect(meant).toEqual([id]);
    expect(readGlobalKey({ ...press, isTyping: false, isGoing: false }), 'a key of every page').toBeNull();
  }
});

test('every action has an id of its own', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});
