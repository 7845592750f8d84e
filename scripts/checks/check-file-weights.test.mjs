import { expect, test } from 'vitest';
import { findHeavyFiles } from './check-file-weights.mjs';

test('files over a megabyte are named, except the shipped faces', () => {
  const files = [
    { path: 'tool.whl', bytes: 5_400_000 },
    { path: 'docs/images/start.png', bytes: 1_000_000 },
    { path: 'design/fonts/large.woff2', bytes: 5_400_000 },
  ];
  expect(findHeavyFiles(files)).toEqual([
    'tool.whl: 5400000 bytes, at most 1000000; it does not belong here',
  ]);
});
