import { expect, it } from 'vitest';
import { countBehaviour, roomOf } from './test-ratio.mjs';

const COMPONENT = [
  "import { useState } from 'react';",
  'import {',
  '  one,',
  "} from './one.ts';",
  '',
  '/** Shows it. */',
  'export function Shown() {',
  '  // Why.',
  '  const [a] = useState(1);',
  '',
  '  return (',
  '    <p>',
  '      {a}',
  '    </p>',
  '  );',
  '}',
  '',
  'const later = 1;',
  '',
].join('\n');

it('counts what a component decides, and neither its markup nor imports and comments', () => {
  expect(countBehaviour(COMPONENT, true)).toBe(4);
  expect(countBehaviour(COMPONENT, false)).toBe(9);
});

it.each([
  ['web/src/features/orders/review/reasons.ts', 'web/src/features/orders'],
  ['web/src/features/one.ts', 'web/src/features'],
  ['server/src/main.ts', undefined],
])('%s is counted for %s', (path, room) => {
  expect(roomOf(path, ['web/src/features'])).toBe(room);
});
