import { buildGroupedDesign } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { panelRows } from './list-rows.ts';
import { selectionAfterClick } from './select-rows.ts';

const NONE = { shiftKey: false, ctrlKey: false, metaKey: false };
const KEYS = {
  '': NONE,
  Shift: { ...NONE, shiftKey: true },
  Ctrl: { ...NONE, ctrlKey: true },
  '⌘': { ...NONE, metaKey: true },
  'Shift+Ctrl': { ...NONE, shiftKey: true, ctrlKey: true },
};

it.each<[string, string, string, keyof typeof KEYS, string, string, string | null | undefined]>([
  // list, folded, selected, keys, clicked, selected then, open group then
  ['abc', '', '', '', 'b', 'b', null],
  ['abc', '', 'ac', '', 'b', 'b', null],
  ['abc', '', 'b', '', 'b', 'b', null],
  ['abc', '', 'a', 'Ctrl', 'b', 'ab', undefined],
  ['abc', '', 'ab', '⌘', 'b', 'a', undefined],
  ['abc', '', 'b', 'Ctrl', 'b', '', undefined],
  ['abcd', '', 'a', 'Shift', 'c', 'acba', undefined],
  ['abcd', '', 'c', 'Shift', 'a', 'ccba', undefined],
  ['abcd', '', '', 'Shift', 'c', 'c', null],
  ['abcd', '', 'a', 'Shift+Ctrl', 'b', 'aba', undefined],
  ['a(bc)gd', '', 'd', '', 'g', 'bc', null],
  ['a(bc)gd', '', 'b', 'Ctrl', 'g', 'bc', undefined],
  ['a(bc)gd', '', 'bc', 'Ctrl', 'g', '', undefined],
  ['a(bc)gd', 'g', 'd', 'Shift', 'a', 'ddbca', undefined],
])(
  '%s, folded “%s”, with “%s” selected: %s click on %s',
  (line, folded, selected, keys, clicked, then, open) => {
    const [surface] = buildGroupedDesign(line).surfaces;
    const rows = panelRows(surface!, (id) => folded.includes(id));
    const row = rows.find((one) => one.key === clicked || one.group?.id === clicked)!;
    const now = { selection: selected.split(''), openGroupId: null };
    const { layerIds, openGroupId } = selectionAfterClick(rows, row, now, KEYS[keys]);
    expect([layerIds.join(''), openGroupId]).toEqual([then, open]);
  },
);

it('keeps the group open whose layer is clicked, and closes it by its own line', () => {
  const [surface] = buildGroupedDesign('a(bc)gd').surfaces;
  const rows = panelRows(surface!, () => false);
  const now = { selection: ['b'], openGroupId: 'g' };
  const openAfter = (key: string) =>
    selectionAfterClick(rows, rows.find((row) => row.key === key)!, now, NONE).openGroupId;
  expect(['c', 'group g'].map(openAfter)).toEqual(['g', null]);
});
