import { buildImageLayer, buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import { expect, test } from 'vitest';
import { type Action, actions } from '../../../features/designer/actions/actions.ts';
import { buildSession } from '../../../features/designer/testing/build-session.ts';

const all = Object.values(actions) as Action[];
const layers = [
  buildTextLayer({ id: 'text' }),
  buildImageLayer({ id: 'picture' }),
  buildShapeLayer({ id: 'shape' }),
  buildTextLayer({ id: 'locked text', locked: true }),
  buildTextLayer({ id: 'text of a group', groupId: 'g' }),
  buildImageLayer({ id: 'picture of a group', groupId: 'g' }),
];

/** Keys with several actions, of which more than one may be done to this selection. */
function ambiguous(selected: readonly string[], isInGroup: boolean): string[] {
  const session = buildSession(layers);
  session.editor.select([...selected]);
  if (isInGroup) actions.enterGroup.perform(session);
  const keys = new Set(all.flatMap((one) => one.keys ?? []));
  return [...keys].filter((key) => {
    const meant = all.filter((one) => one.keys?.includes(key));
    return meant.length > 1 && meant.filter((one) => one.isEnabled?.(session) ?? true).length > 1;
  });
}

test.each([
  [[], false],
  [['text'], false],
  [['picture'], false],
  [['shape'], false],
  [['locked text'], false],
  [['text', 'picture'], false],
  [['text of a group', 'picture of a group'], false],
  [['text of a group', 'picture of a group'], true],
  [['text', 'text of a group', 'picture of a group'], false],
])('a key does one thing to %j, in a group %s', (selected, isInGroup) =>
  expect(ambiguous(selected, isInGroup)).toEqual([]),
);

test.each([
  ['text', ['editText']],
  ['picture', ['crop']],
  ['shape', []],
])('Enter on a %s does %j', (id, does) => {
  const session = buildSession(layers);
  session.editor.select([id]);
  const meant = all.filter((one) => one.keys?.includes('Enter') && (one.isEnabled?.(session) ?? true));
  expect(meant.map((one) => one.id)).toEqual(does);
});
