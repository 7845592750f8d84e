// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { imageUrl } from './image-url.ts';

afterEach(() => {
  window.DIY_CONFIG = undefined;
});

const sized = { width: 200, height: 300 };

test.each([
  [
    'imageView2 stays',
    'https://cdn.test/a.png?imageView2/2/w/50',
    sized,
    'https://cdn.test/a.png?imageView2/2/w/50',
  ],
  [
    'x-oss-process stays',
    'https://oss.test/a.png?x-oss-process=image/resize,l_10',
    sized,
    'https://oss.test/a.png?x-oss-process=image/resize,l_10',
  ],
  [
    'oss: long edge 100 by default',
    'https://oss.test/a.png',
    {},
    'https://oss.test/a.png?x-oss-process=image/resize,l_100',
  ],
  [
    'oss: long edge given',
    'https://oss.test/a',
    { longEdge: 640 },
    'https://oss.test/a?x-oss-process=image/resize,l_640',
  ],
  [
    'oss: longer of width and height',
    'https://oss.test/a',
    sized,
    'https://oss.test/a?x-oss-process=image/resize,l_300',
  ],
  [
    'oss: after a query',
    'https://oss.test/a?v=1',
    {},
    'https://oss.test/a?v=1&x-oss-process=image/resize,l_100',
  ],
  [
    'oss anywhere in the address',
    'https://cdn.test/across.png',
    {},
    'https://cdn.test/across.png?x-oss-process=image/resize,l_100',
  ],
  [
    'http: width and height',
    'http://cdn.test/a.png',
    sized,
    'http://cdn.test/a.png?imageView2/2/w/200/h/300',
  ],
  ['http: width only', 'http://cdn.test/a.png', { width: 80 }, 'http://cdn.test/a.png?imageView2/2/w/80'],
  ['http: height only', 'http://cdn.test/a.png', { height: 80 }, 'http://cdn.test/a.png?imageView2/2/h/80'],
  ['http: no size, no suffix', 'http://cdn.test/a.png', {}, 'http://cdn.test/a.png'],
  ['http: after a query', 'http://cdn.test/a?e=1', { width: 8 }, 'http://cdn.test/a?e=1&imageView2/2/w/8'],
  ['path without a base', '/files/a.png', sized, '/files/a.png'],
  ['data: stays', 'data:image/png;base64,AA', sized, 'data:image/png;base64,AA'],
  ['blob: stays', 'blob:http://x/1', sized, 'blob:http://x/1'],
])('%s', (_name, url, size, expected) => {
  expect(imageUrl(url, size)).toBe(expected);
});

test.each([
  ['https://api.test', 'files/a.png', 'https://api.test/files/a.png'],
  ['https://api.test/', '/files/a.png', 'https://api.test/files/a.png'],
  ['https://api.test/base', 'a.png', 'https://api.test/base/a.png'],
])('a path goes behind the configured base %s', (apiBase, path, expected) => {
  window.DIY_CONFIG = { apiBase };
  expect(imageUrl(path, sized)).toBe(expected);
});
