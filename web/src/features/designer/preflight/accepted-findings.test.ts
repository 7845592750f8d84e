import type { DesignFinding } from '@diy/contract/designs/design-findings';
import { expect, test } from 'vitest';
import { acceptancesOf } from './accepted-findings.ts';

const by = { by: '小王', at: '2026-03-04T05:06:07.000Z' } as unknown as NonNullable<
  DesignFinding['accepted']
>;
const finding = (key: string, accepted: DesignFinding['accepted']) => ({ key, accepted }) as DesignFinding;

test.each<[string, DesignFinding[], string[]]>([
  ['nothing found', [], []],
  ['nothing accepted', [finding('a', null), finding('b', null)], []],
  ['one of two', [finding('a', null), finding('b', by)], ['b']],
  ['a finding of an old render, which has no key', [finding('', by)], []],
  ['the same twice', [finding('a', by), finding('a', by)], ['a']],
])('%s', (_, findings, keys) => {
  const accepted = acceptancesOf(findings);
  expect([...accepted.keys()]).toEqual(keys);
  for (const key of keys) expect(accepted.get(key)).toBe(by);
});
