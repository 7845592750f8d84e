import { createDesign, type DesignDocument } from '@diy/design/document';
import { expect, it } from 'vitest';
import { testTemplate } from '../../testing/build-session.ts';
import { createEditorFollower } from './follow-editor.ts';

const a = createDesign(testTemplate.definition);
const b = { ...a, colourId: 'navy' };
type Seen = [design: DesignDocument, isInGesture: boolean, surfaceId?: string];

it.each<[string, Seen[], string]>([
  ['a document that is opened', [[a, false]], 'assets copies update'],
  [
    'the same again, with other layers selected',
    [
      [a, false],
      [a, false],
    ],
    'update',
  ],
  [
    'another document',
    [
      [a, false],
      [b, false],
    ],
    'assets copies update',
  ],
  [
    'another surface of the same',
    [
      [a, false],
      [a, false, 'back'],
    ],
    'copies update',
  ],
  [
    'a step of a gesture',
    [
      [a, false],
      [b, true],
    ],
    'update in a gesture',
  ],
  [
    'the end of a gesture',
    [
      [a, false],
      [b, true],
      [b, false],
    ],
    'assets copies update',
  ],
  [
    'the end of a gesture that was taken back',
    [
      [a, false],
      [b, true],
      [a, false],
    ],
    'update',
  ],
  [
    'the end of one that changed nothing',
    [
      [a, false],
      [a, true],
      [a, false],
    ],
    'update',
  ],
])('follows %s', (_, states, expected) => {
  let done: string[] = [];
  const follow = createEditorFollower({
    requestAssets: () => done.push('assets'),
    followCopies: () => done.push('copies'),
    update: (_design, isInGesture) => done.push(isInGesture ? 'update in a gesture' : 'update'),
  });
  for (const [design, isInGesture, activeSurfaceId = 'front'] of states) {
    done = [];
    follow({ design, isInGesture, activeSurfaceId });
  }
  expect(done.join(' ')).toBe(expected);
});
