import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildImage } from '../images/testing/library/build-image.ts';

let app: TestApp;
let seller: TestAccount;
/** Path of the preview of a 400×200 picture, left half red, right half transparent. */
let path: string;

beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  const red = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#ff0000' } })
    .png()
    .toBuffer();
  const content = await sharp({ create: { width: 400, height: 200, channels: 4, background: '#00000000' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  path = new URL((await buildImage(app, seller, { content })).url).pathname;
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers });
const sizeOf = async (url: string) => {
  const response = await get(url);
  const { width, height, format } = await sharp(response.rawPayload).metadata();
  return [response.statusCode, response.headers['content-type'], width, height, format];
};

describe('public objects', () => {
  it('are served for ever, to canvases of other origins too, and never run', async () => {
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'content-length': String(response.rawPayload.length),
    });
    const again = await get(path, { 'if-none-match': String(response.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('are served in parts and by HEAD', async () => {
    const whole = (await get(path)).rawPayload;
    const part = await get(path, { range: 'bytes=4-7' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 4-7/${whole.length}`]);
    expect(part.rawPayload).toEqual(whole.subarray(4, 8));
    expect((await get(path, { range: 'bytes=999999-' })).statusCode).toBe(416);
    expect((await get(path, { range: 'bytes=4-7', 'if-range': '"other"' })).statusCode).toBe(200);
    const head = await app.http.inject({ method: 'HEAD', url: path });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(whole.length),
      '',
    ]);
  });

  it.each([
    '/files/pub/none.png',
    '/files/pub/none.png?imageView2/2/w/100',
    '/files/pub/..%2f..%2fsecret',
    '/files/pub/%2e%2e/%2e%2e/secret',
    '/files/pub/%252e%252e/secret',
    '/files/pub/a%00.png',
    '/files/.tmp/x',
    '/files/',
  ])('answer 404 to %s', async (url) => expect((await get(url)).statusCode).toBe(404));
});

describe('private objects', () => {
  const key = 'prv/test/print.png';
  const pathOf = (url: string) => url.replace('http://localhost:8000', '');
  beforeAll(async () => {
    await app.services.storage.put(key, Buffer.from('print'), { contentType: 'image/png' });
  });

  it('are saved under their name by a signed link', async () => {
    const url = app.services.storage.signedUrl(key, { ttlSeconds: 60, fileName: '生产图 1.png' });
    const response = await get(pathOf(url));
    expect([response.statusCode, response.body]).toEqual([200, 'print']);
    expect(response.headers).toMatchObject({
      'content-disposition': `attachment; filename="___ 1.png"; filename*=UTF-8''%E7%94%9F%E4%BA%A7%E5%9B%BE%201.png`,
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('are refused without one, with a changed or an expired one, whether they exist or not', async () => {
    const { storage } = app.services;
    const expired = pathOf(storage.signedUrl(key, { ttlSeconds: 0 }));
    const good = pathOf(storage.signedUrl(key, { ttlSeconds: 60 }));
    const urls = [
      `/files/${key}`,
      '/files/prv/test/none.png',
      `/files/${key}?imageView2/2/w/100`,
      expired,
      good.replace('print.png', 'other.png'),
      good.replace(/e=\d+/, 'e=9999999999'),
      `${good}&x-oss-process=image/resize,l_100`,
      `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`,
    ];
    const replies = await Promise.all(urls.map((url) => get(url)));
    expect(replies.map((reply) => [reply.statusCode, reply.body])).toEqual(
      urls.map(() => [403, '{"error":"link expired or not valid"}']),
    );
  });
});

describe('sizes on the fly', () => {
  it.each([
    ['imageView2/2/w/100', 'image/webp', 100, 50, 'webp'],
    ['imageView2/1/w/100', 'image/webp', 100, 100, 'webp'],
    ['imageView2/2/w/100/format/png', 'image/png', 100, 50, 'png'],
    ['imageView2/2/w/5000', 'image/webp', 400, 200, 'webp'],
    ['x-oss-process=image/resize,l_100', 'image/webp', 100, 50, 'webp'],
    ['x-oss-process=image/resize,m_pad,w_100,h_100,color_00FF00/format,png', 'image/png', 100, 100, 'png'],
    ['x-oss-process=image/resize,m_fill,w_100,h_100/format,jpg/quality,q_80', 'image/jpeg', 100, 100, 'jpeg'],
    ['x-oss-process=image%2Fresize%2Cm_fixed%2Cw_100%2Ch_100', 'image/webp', 100, 100, 'webp'],
    ['imageView2/2/w/51', 'image/webp', 51, 26, 'webp'],
    ['imageMogr2/thumbnail/!25p/format/png', 'image/png', 100, 50, 'png'],
    ['x-oss-process=image/resize,w_800,limit_0/format,avif', 'image/avif', 800, 400, 'heif'],
  ])('%s', async (query, type, width, height, format) => {
    expect(await sizeOf(`${path}?${query}`)).toEqual([200, type, width, height, format]);
  });

  it('are sent in parts', async () => {
    const url = `${path}?imageView2/2/w/100`;
    const whole = (await get(url)).rawPayload;
    const part = await get(url, { range: 'bytes=2-5' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 2-5/${whole.length}`]);
    expect(part.rawPayload).toEqual(whole.subarray(2, 6));
    expect((await get(url, { range: 'bytes=-3' })).rawPayload).toEqual(whole.subarray(-3));
    expect((await get(url, { range: `bytes=${whole.length}-` })).statusCode).toBe(416);
    expect((await get(url, { range: 'bytes=2-5', 'if-range': '"other"' })).rawPayload).toEqual(whole);
  });

  it('tells size and format in the ways of both services', async () => {
    const facts = (await get(`${path}?imageInfo`)).json();
    expect(facts).toEqual({
      size: (await get(path)).rawPayload.length,
      format: 'webp',
      width: 400,
      height: 200,
      colorModel: 'nrgba',
    });
    expect((await get(`${path}?x-oss-process=image/info`)).json()).toMatchObject({
      ImageWidth: { value: '400' },
      Format: { value: 'webp' },
    });
    expect((await get('/files/pub/none.png?imageInfo')).statusCode).toBe(404);
  });

  it('keeps colours and transparency, crops the middle and pads around it', async () => {
    const pixels = async (query: string) => {
      const { rawPayload } = await get(`${path}?${query}/format,png`);
      return sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    };
    const at = ({ data, info }: Awaited<ReturnType<typeof pixels>>, x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ];
    const cropped = await pixels('x-oss-process=image/resize,m_fill,w_100,h_100');
    expect(at(cropped, 10, 50)).toEqual([255, 0, 0, 255]);
    expect(at(cropped, 90, 50)[3]).toBe(0);
    const padded = await pixels('x-oss-process=image/resize,m_pad,w_100,h_100,color_00FF00');
    expect(at(padded, 50, 10)).toEqual([0, 255, 0, 255]);
    expect(at(padded, 10, 50)).toEqual([255, 0, 0, 255]);
    expect(at(padded, 90, 50)[3]).toBe(0);
  });

  it.each([
    'imageView2/9/w/100',
    'imageView2/2/w/abc',
    'imageMogr2/rotate/90',
    'watermark/1/image/aaa',
    'x-oss-process=image/watermark,text_eA',
    'x-oss-process=style/a',
  ])('refuses %s', async (query) => {
    const response = await get(`${path}?${query}`);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(response.json()).toHaveProperty('error');
  });

  it('refuses what is no picture', async () => {
    await app.services.storage.put('pub/test/a.json', Buffer.from('{}'), { contentType: 'application/json' });
    expect((await get('/files/pub/test/a.json?imageView2/2/w/100')).statusCode).toBe(400);
  });

  it('tells clients to come back when too much waits', async () => {
    const queries = Array.from({ length: 54 * 6 }, (_, index) => {
      const side = [100, 120, 128, 150, 160, 180, 200, 240, 250][index % 9];
      return `imageView2/1/w/${side}/h/${[16, 24, 32, 40, 48, 60, 64, 80, 96][Math.floor(index / 9) % 9]}/q/${50 + 10 * Math.floor(index / 81)}`;
    });
    const replies = await Promise.all(queries.map((query) => get(`${path}?${query}`)));
    const refused = replies.filter((reply) => reply.statusCode === 503);
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200, 503]));
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect((await get(`${path}?${queries.at(-1)}`)).statusCode).toBe(200);
  });
});
