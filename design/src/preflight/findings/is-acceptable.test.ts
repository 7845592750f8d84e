import { expect, it, test } from 'vitest';
import type { FindingId, Severity } from './finding.ts';
import { isAcceptable, stoppingFindings } from './is-acceptable.ts';

const findingOf = (id: FindingId, severity: Severity = 'error') => ({ id, severity });

test.each<[FindingId, Severity, boolean]>([
  ['low-resolution', 'error', true],
  ['outside-print-area', 'error', true],
  ['text-overflow', 'error', true],
  ['missing-glyph', 'error', false],
  ['missing-image', 'error', false],
  ['unknown-colour', 'error', false],
  ['unknown-size', 'error', false],
  ['unknown-surface', 'error', false],
  ['empty-design', 'error', false],
  ['below-print-resolution', 'warning', false],
  ['empty-surface', 'info', false],
])('%s as %s can be accepted: %s', (id, severity, expected) => {
  expect(isAcceptable(findingOf(id, severity))).toBe(expected);
});

it('stops at every error that was not accepted, and at one that cannot be', () => {
  const all = [
    findingOf('missing-glyph'),
    findingOf('low-resolution'),
    findingOf('text-overflow'),
    findingOf('cut-off', 'warning'),
  ];
  expect(stoppingFindings(all, () => false).map(({ id }) => id)).toEqual([
    'missing-glyph',
    'low-resolution',
    'text-overflow',
  ]);
  expect(stoppingFindings(all, ({ id }) => id !== 'text-overflow').map(({ id }) => id)).toEqual([
    'missing-glyph',
    'text-overflow',
  ]);
  expect(stoppingFindings([findingOf('cut-off', 'warning')], () => false)).toEqual([]);
});
