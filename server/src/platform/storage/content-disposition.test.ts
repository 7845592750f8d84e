import { expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

it.each([
  ['print.png', `attachment; filename="print.png"; filename*=UTF-8''print.png`],
  ['生产图 1.png', `attachment; filename="___ 1.png"; filename*=UTF-8''%E7%94%9F%E4%BA%A7%E5%9B%BE%201.png`],
  ['a"; x=y.png', `attachment; filename="a__ x=y.png"; filename*=UTF-8''a%22%3B%20x%3Dy.png`],
  ["it's (1)*.png", `attachment; filename="it's (1)*.png"; filename*=UTF-8''it%27s%20%281%29%2A.png`],
  ['../../etc/passwd', `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`],
  ['a\r\nSet-Cookie: x', `attachment; filename="aSet-Cookie: x"; filename*=UTF-8''aSet-Cookie%3A%20x`],
  ['a\uD800b', `attachment; filename="ab"; filename*=UTF-8''ab`],
  ['  ', `attachment; filename="file"; filename*=UTF-8''file`],
])('a name in a header: %j', (name, header) => expect(contentDisposition(name)).toBe(header));
