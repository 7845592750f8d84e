import { expect, it } from 'vitest';
import { createRecentPictures } from './recent-pictures.ts';

const picture = (bytes: number) => ({ body: Buffer.alloc(bytes), contentType: 'image/webp' });
const NAMES = Array.from({ length: 20 }, (_, index) => `picture ${index}`);

it('returns what it keeps, and undefined for the rest', () => {
  const recent = createRecentPictures(1600);
  const kept = picture(100);
  recent.keep('a', kept);
  expect(recent.get('a')).toBe(kept);
  expect(recent.get('b')).toBeUndefined();
});

it('drops the longest unasked beyond its bytes', () => {
  const recent = createRecentPictures(1600);
  for (const name of NAMES.slice(0, 16)) recent.keep(name, picture(100));
  recent.get('picture 0');
  recent.keep('picture 16', picture(100));
  recent.keep('picture 17', picture(50));
  expect(NAMES.filter((name) => recent.get(name) === undefined)).toEqual([
    'picture 1',
    'picture 2',
    'picture 18',
    'picture 19',
  ]);
});

it('counts a picture once, however often it comes', () => {
  const recent = createRecentPictures(1600);
  for (let again = 0; again < 100; again += 1) recent.keep('a', picture(100));
  for (const name of NAMES.slice(0, 15)) recent.keep(name, picture(100));
  expect(recent.get('a')).toBeDefined();
});

it('does not let one large picture push out all others', () => {
  const recent = createRecentPictures(1600);
  recent.keep('large', picture(101));
  expect(recent.get('large')).toBeUndefined();
});
