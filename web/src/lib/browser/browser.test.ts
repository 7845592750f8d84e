// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { HttpError } from '../../shared/api/api-errors.ts';
import { blobToDataUrl, fetchAsDataUrl } from '../../shared/images/blob-to-data-url.ts';
import { acceptLanguage, currentLocale, storeLocale } from '../text/locale.ts';
import { startTexts, switchLocale, texts, translate } from '../text/translate.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test.each([
  [['hi'], 'text/plain', 'data:text/plain;base64,aGk='],
  [[new Uint8Array([0, 255])], 'image/png', 'data:image/png;base64,AP8='],
  [[], 'image/png', 'data:image/png;base64,'],
])('%j as %s', async (parts, type, expected) => {
  expect(await blobToDataUrl(new Blob(parts as BlobPart[], { type }))).toBe(expected);
});

test('an image URL is fetched by GET as a blob', async () => {
  const seen: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    seen.push([url, init?.method ?? 'GET']);
    return new Response(new Blob(['x'], { type: 'image/gif' }));
  });
  expect(await fetchAsDataUrl('https://cdn.test/a.gif')).toMatch(/^data:image\/gif;base64,eA==$/);
  expect(seen).toEqual([['https://cdn.test/a.gif', 'GET']]);
});

test('an image that is not there is an HttpError', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
  await expect(fetchAsDataUrl('https://cdn.test/a.gif')).rejects.toThrow(HttpError);
});

test.each([
  [null, 'zh-CN'],
  ['en-US', 'en-US'],
  ['ar', 'ar'],
  ['xx', 'zh-CN'],
  ['', 'zh-CN'],
])('with %j in local storage the language is %s', (stored, expected) => {
  if (stored !== null) localStorage.setItem('locale', stored);
  expect(currentLocale()).toBe(expected);
});

test('switching keeps the choice and turns the document', async () => {
  await startTexts([], 'zh-CN');
  await switchLocale('ar');
  expect([localStorage.getItem('locale'), texts.language]).toEqual(['ar', 'ar']);
  expect([document.documentElement.dir, document.documentElement.lang]).toEqual(['rtl', 'ar']);
  await switchLocale('zh-CN');
  expect([document.documentElement.dir, document.documentElement.lang]).toEqual(['ltr', 'zh-CN']);
  storeLocale('en-US');
  expect(currentLocale()).toBe('en-US');
});

test('what is put into a right-to-left sentence keeps its own direction, and markup in it stays text', async () => {
  await startTexts([], 'zh-CN');
  expect(translate('palette.none', { content: 'A/<b>&' })).toBe('没有找到“A/<b>&”');
  await switchLocale('ar');
  expect(translate('palette.none', { content: 'A/<b>&' })).toBe('لا نتائج لـ «\u2068A/<b>&\u2069»');
  await switchLocale('zh-CN');
});

test.each([
  ['zh-CN', 'zh-CN'],
  ['en-US', 'en-US'],
  ['ar', 'ar, en;q=0.8'],
  ['ku', 'ku, en;q=0.8'],
])('the server is asked in %s for %s', (locale, expected) => {
  expect(acceptLanguage(locale)).toBe(expected);
});
