import { describe, expect, it } from 'vitest';
import { signLink, verifyLink } from './signed-links.ts';

const SECRET = 'a'.repeat(64);
const NOW_MS = 1_700_000_000_000;
const claim = { key: 'prv/a.png', expiresAt: 1_700_000_060, fileName: '生产图 100%.png' };
const query = () => new URLSearchParams(signLink(SECRET, claim));

describe('signed links', () => {
  it('verifies what it signed', () => {
    expect(verifyLink(SECRET, claim.key, query(), NOW_MS)).toEqual(claim);
  });

  it('is dead from the second of its expiry on', () => {
    expect(verifyLink(SECRET, claim.key, query(), 1_700_000_059_999)).not.toBeNull();
    expect(verifyLink(SECRET, claim.key, query(), 1_700_000_060_000)).toBeNull();
  });

  it.each<[string, (query: URLSearchParams) => void]>([
    ['later expiry', (q) => q.set('e', '1800000000')],
    ['expiry with sign', (q) => q.set('e', '+1700000060')],
    ['no expiry', (q) => q.delete('e')],
    ['other name', (q) => q.set('n', 'a.exe')],
    ['no name', (q) => q.delete('n')],
    ['no signature', (q) => q.delete('s')],
    ['short signature', (q) => q.set('s', q.get('s')!.slice(0, 10))],
    ['unsigned operation', (q) => q.set('x-oss-process', 'image/resize,l_100')],
    ['second expiry', (q) => q.append('e', '1800000000')],
  ])('refuses %s', (_what, tamper) => {
    const changed = query();
    tamper(changed);
    expect(verifyLink(SECRET, claim.key, changed, NOW_MS)).toBeNull();
  });

  it('refuses another key and another secret', () => {
    expect(verifyLink(SECRET, 'prv/b.png', query(), NOW_MS)).toBeNull();
    expect(verifyLink('b'.repeat(64), claim.key, query(), NOW_MS)).toBeNull();
  });
});
