import { expect, test } from 'vitest';
import { endNotice } from './end-notice.ts';

const partly = (count: number) => `${count} failed`;

test.each([
  [{ failed: 0, message: '' }, { tone: 'success' }],
  [
    { failed: 3, message: '' },
    { tone: 'warning', detail: '3 failed' },
  ],
  [
    { failed: 0, message: 'No surface.' },
    { tone: 'warning', detail: 'No surface.' },
  ],
  [
    { failed: 3, message: 'Two are missing.' },
    { tone: 'warning', detail: 'Two are missing.' },
  ],
])('the end of %o is announced as %o', (operation, notice) =>
  expect(endNotice(operation, partly)).toEqual(notice),
);
