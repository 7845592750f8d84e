import { expect, it } from 'vitest';
import { downloadName, renameToPacked } from './download-name.ts';

const day = new Date('2026-03-04T20:00:00Z');

it.each([
  [downloadName(['mockup', 'print'], day, 12), 3, /^生产图_.*05_3件$/],
  [downloadName(['mockup'], day, 1), 1, /^效果图_.*05_1件$/],
  ['我的 5件 套装', 2, /^我的 5件 套装$/],
])('%s with %i packed', (name, packed, expected) => {
  expect(renameToPacked(name, packed)).toMatch(expected);
});
