import { expect, test } from 'vitest';
import { isListedHost } from './is-listed-host.ts';

test.each([
  ['img.example.com', [], true],
  ['img.example.com', ['img.example.com'], true],
  ['img.example.com.', ['img.example.com'], true],
  ['img.example.com', ['example.com'], false],
  ['img.example.com', ['*.example.com'], true],
  ['a.b.example.com', ['*.example.com'], true],
  ['example.com', ['*.example.com'], false],
  ['badexample.com', ['*.example.com'], false],
  ['example.com.attacker.net', ['example.com', '*.example.com'], false],
  ['93.184.216.34', ['example.com'], false],
  ['', ['*.example.com'], false],
])('%j by %j: %s', (host, list, expected) => {
  expect(isListedHost(host, list)).toBe(expected);
});
