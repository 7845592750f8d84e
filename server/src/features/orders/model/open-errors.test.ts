import { expect, it } from 'vitest';
import { openErrors } from './open-errors.ts';

const finding = (key: string, severity: 'error' | 'warning' | 'info') => ({
  key,
  id: 'low-resolution',
  severity,
});

it('are the errors that nobody accepted', () => {
  const [a, b] = [finding('a', 'error'), finding('b', 'error')];
  const findings = [a, finding('w', 'warning'), b, finding('i', 'info')];
  expect(openErrors(findings, new Set())).toEqual([a, b]);
  expect(openErrors(findings, new Set(['a', 'w']))).toEqual([b]);
  expect(openErrors(findings, new Set(['a', 'b']))).toEqual([]);
});
