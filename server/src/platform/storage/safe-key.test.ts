import { describe, expect, it } from 'vitest';
import { contentTypeOf } from './content-types.ts';
import { isSafeKey, visibilityOf } from './safe-key.ts';

describe('isSafeKey', () => {
  it.each([
    'pub/a.png',
    'prv/up/0123abcd/照片 (1).jpg',
    'prv/up/x/👨.png',
    `prv/${'a'.repeat(255)}`,
    'prv/a/b/c/d',
  ])('takes %s', (key) => expect(isSafeKey(key)).toBe(true));

  it.each([
    ['empty', ''],
    ['no visibility', 'a.png'],
    ['prefix alone', 'pub/'],
    ['other prefix', 'public/a.png'],
    ['leading slash', '/pub/a.png'],
    ['parent', 'pub/../prv/a.png'],
    ['parent at the end', 'pub/a/..'],
    ['dot', 'pub/./a.png'],
    ['hidden file', 'pub/.tmp/a.png'],
    ['empty segment', 'pub//a.png'],
    ['trailing slash', 'pub/a/'],
    ['percent', 'pub/..%2f..%2fetc/passwd'],
    ['double encoding', 'pub/%252e%252e/a'],
    ['backslash', 'pub\\..\\a.png'],
    ['backslash inside', 'pub/..\\a.png'],
    ['NUL', 'pub/a.png\0.jpg'],
    ['newline', 'pub/a\n.png'],
    ['right-to-left override', 'pub/a\u202Egnp.exe'],
    ['zero width', 'pub/a\u200B.png'],
    ['lone surrogate', 'pub/a\uD800.png'],
    ['query', 'pub/a.png?x'],
    ['fragment', 'pub/a.png#x'],
    ['drive', 'pub/c:/a.png'],
    ['trailing dot', 'pub/a./b'],
    ['trailing blank', 'pub/a /b'],
    ['301 characters', `pub/${'a/'.repeat(148)}b`],
    ['segment over 255 bytes', `pub/${'图'.repeat(86)}`],
  ])('refuses %s', (_why, key) => expect(isSafeKey(key)).toBe(false));

  it('knows what is public', () => {
    expect(visibilityOf('pub/a.png')).toBe('public');
    expect(visibilityOf('prv/a.png')).toBe('private');
  });
});

it('an extension that objects have by themselves is an unknown one', () => {
  expect(contentTypeOf('a.constructor')).toBe('application/octet-stream');
  expect(contentTypeOf('a.png')).toBe('image/png');
});
