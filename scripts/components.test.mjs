import { expect, test } from 'vitest';
import { findBehind, readAudit } from './components.mjs';

const NOW = Date.parse('2026-11-28T00:00:00Z');
const times = {
  created: '2020-01-01T00:00:00Z',
  '1.0.0': '2026-01-01T00:00:00Z',
  '1.1.0-beta.1': '2026-02-01T00:00:00Z',
  '1.1.0': '2026-08-01T00:00:00Z',
  '1.2.0': '2026-11-20T00:00:00Z',
  '2.0.0': '2026-03-01T00:00:00Z',
};

test('a package is behind since the first later version of its range, and overdue after ninety days', () => {
  const { '2.0.0': _, ...none } = times;
  expect(findBehind({ a: { current: '1.0.0', wanted: '1.2.0' } }, () => none, NOW)).toEqual([
    { name: 'a', current: '1.0.0', wanted: '1.2.0', days: 119, isOverdue: true },
  ]);
  expect(findBehind({ a: { current: '1.1.0', wanted: '1.2.0' } }, () => times, NOW)).toMatchObject([
    { days: 8, isOverdue: false },
  ]);
});

test.each([
  ['one whose range holds it back', { current: '1.2.0', wanted: '1.2.0', latest: '2.0.0' }],
  ['one that is not installed', { wanted: '1.2.0' }],
])('%s is not behind', (_, found) => {
  expect(findBehind({ a: found }, () => times, NOW)).toEqual([]);
});

test('a package of several workspaces is named once, the longest behind first', () => {
  const behind = findBehind(
    {
      b: { current: '1.1.0', wanted: '1.2.0' },
      a: [1, 2].map(() => ({ current: '1.0.0', wanted: '1.2.0' })),
    },
    () => times,
    NOW,
  );
  expect(behind.map(({ name }) => name)).toEqual(['a', 'b']);
});

test.each([
  ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
  ['{"error":{"summary":"audit endpoint returned an error"}}', 'audit endpoint returned an error'],
  ['', 'no reply'],
])('a registry that says %j is not taken for one without holes', (text, reason) => {
  expect(readAudit(text)).toEqual({ holes: null, reason });
});

test('holes are told with their severity and where to read of them', () => {
  const via = [{ title: 'Prototype pollution', url: 'https://example.com/1' }, 'other'];
  const text = JSON.stringify({ vulnerabilities: { a: { name: 'a', severity: 'high', via } } });
  expect(readAudit(text).holes).toEqual([
    { name: 'a', severity: 'high', titles: ['Prototype pollution (https://example.com/1)'] },
  ]);
  expect(readAudit('{"vulnerabilities":{}}').holes).toEqual([]);
});
