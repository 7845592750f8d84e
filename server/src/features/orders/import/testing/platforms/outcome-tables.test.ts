import { expect, it } from 'vitest';
import type { FileOutcome } from './outcome-of-file.ts';
import { summaryOf, tableByPlatform } from './outcome-tables.ts';
import { readPlatformFile } from './platform-file.ts';

function outcome(name: string, profile: string, how: FileOutcome['outcome']): FileOutcome {
  const file = readPlatformFile(name, `# x\n# source: invented\n# profile: ${profile}\n= Order ID`);
  return { name: `${name}: csv`, file, outcome: how, clicks: 0, silent: [], reported: [] };
}

const all = [
  outcome('western/etsy-items-de', 'etsy-items', 'right'),
  outcome('asian/pinduoduo', 'pinduoduo', 'silently wrong'),
  outcome('western/etsy-items-us', 'etsy-items', 'clicks'),
  outcome('western/shop-de', 'generic', 'stopped'),
  outcome('western/shop-fr', '', 'refused'),
];

it('counts the files of each platform by how they came out', () => {
  const lines = tableByPlatform(all).split('\n');
  expect(lines.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['platform', 'files', 'right', 'clicks', 'stopped', 'refused', 'wrong'],
    ['(other layouts, western)', '2', '.', '.', '1', '1', '.'],
    ['etsy-items', '2', '1', '1', '.', '.', '.'],
    ['pinduoduo', '1', '.', '.', '.', '.', '1'],
    ['all', '5', '1', '1', '1', '1', '1'],
  ]);
});

it('sums them up in one sentence', () => {
  expect(summaryOf(all)).toBe(
    '5 platform files: 1 right, 1 after one or two clicks, 1 stopped with the reason, 1 refused with the reason, 1 silently wrong',
  );
});
