import { imagePages, PAGES_AT_ONCE, saveImagePages } from '@diy/contract/images/image-pages';
import { deleteImages, saveImages } from '@diy/contract/images/images';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { uploadFile } from '../../../uploads/testing/upload-file.ts';
import { drawVector, getImagesForDrawing } from '../../index.ts';
import { buildPdf } from '../../testing/build-pdf.ts';
import { buildImage } from '../../testing/library/build-image.ts';

let app: TestApp;
let seller: TestAccount;
const as = () => ({ token: seller.token });

beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
});
afterAll(() => app.close());

async function save(fileName: string, content: Buffer) {
  const key = await uploadFile(app, seller, fileName, content);
  const { list, refused } = await app.ask(saveImages, { key, name: fileName }, as());
  return { row: list[0], refusal: refused[0] };
}

const page = (colour: string) => ({ content: `${colour} 10 10 80 80 re f` });

it('an AI file of three pages is its first page, and the others when they are wanted', async () => {
  const { row } = await save('杯.ai', buildPdf([page('1 0 0 rg'), page('0 1 1 0 k'), {}]));
  expect(row).toMatchObject({
    format: 'pdf',
    pages: 3,
    is_vector: true,
    width: 4096,
    height: 4096,
    has_alpha: true,
  });
  expect(row?.notes.join()).toMatch(/放多大都清晰.*第一页/);
  const id = row!.id;

  const sketched = await app.ask(imagePages, { id }, as());
  expect(sketched.total).toBe(3);
  expect(sketched.list.map((one) => one.page)).toEqual([1, 2, 3]);
  const [first] = sketched.list;
  const picture = sharp(Buffer.from(first!.picture!.split(',')[1]!, 'base64'));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 240, height: 240 });

  // One page too many: none is saved, whatever stands before it.
  const count = async () => (await app.pool.query('select count(*)::int as n from images')).rows[0].n;
  const before = await count();
  expect(await app.call(saveImagePages, { id, pages: [2, 4] }, as())).toMatchObject({ code: '10001' });
  expect(await count()).toBe(before);

  // Page 3 is blank: it alone is refused.
  const saved = await app.ask(saveImagePages, { id, pages: [2, 3] }, as());
  expect(saved.list.map(({ name, pages, notes }) => [name, pages, notes.length])).toEqual([
    ['杯 · 第 2 页', 1, 2],
  ]);
  expect(saved.list[0]?.notes.join()).toContain('CMYK');
  expect(saved.refused.map(({ page: which, error }) => [which, error])).toEqual([[3, 'images.pdf-blank']]);
  const [drawn] = await getImagesForDrawing(app.services.db, seller.id, [saved.list[0]!.id]);
  const { dominant } = await sharp(await app.services.storage.read(drawn!.masterKey))
    .extract({ left: 1000, top: 1000, width: 2000, height: 2000 })
    .stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g).toBeLessThan(80);

  const again = await app.ask(saveImagePages, { id, pages: [2] }, as());
  expect(again.list.map((one) => one.id)).toEqual(saved.list.map((one) => one.id));

  const other = await buildAccount(app);
  expect(await app.call(imagePages, { id }, { token: other.token })).toMatchObject({ code: '10001' });
  expect(await app.call(saveImagePages, { id, pages: [1] }, { token: other.token })).toMatchObject({
    code: '10001',
  });
  expect(await app.call(saveImagePages, { id, pages: [4] }, as())).toMatchObject({ code: '10001' });
  await app.ask(deleteImages, { ids: [id] }, as());
  expect(await app.call(imagePages, { id }, as())).toMatchObject({ code: '10001' });
});

it('prints draw a page without pixels in their own, and one with an image from its master', async () => {
  const half = { part: { x: 0.5, y: 0, width: 0.5, height: 1 }, widthPx: 500, heightPx: 1000 };
  const { row } = await save('矢量.pdf', buildPdf([page('0 0 1 rg')]));
  const [vector] = await getImagesForDrawing(app.services.db, seller.id, [row!.id]);
  const path = await drawVector(app.services, seller.id, vector!, half);
  const { data, info } = await sharp(path!).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([500, 1000]);
  expect([...data.subarray((500 * 500 + 390) * 4).subarray(0, 4)]).toEqual([0, 0, 255, 255]);
  expect([...data.subarray((500 * 500 + 410) * 4).subarray(0, 4)]).toEqual([0, 0, 0, 0]);

  const pixels = { content: `${page('0 0 1 rg').content} BI /W 1 /H 1 /BPC 8 /CS /G ID \x28\nEI` };
  const { row: withPixels } = await save('位图.pdf', buildPdf([pixels]));
  expect(withPixels).toMatchObject({ is_vector: false });
  const [master] = await getImagesForDrawing(app.services.db, seller.id, [withPixels!.id]);
  expect(master!.isVector).toBe(false);
});

it('a picture has no pages, and a call takes so many', async () => {
  const { id } = await buildImage(app, seller);
  expect(await app.call(imagePages, { id }, as())).toMatchObject({ code: '10001' });
  const pages = Array.from({ length: PAGES_AT_ONCE + 1 }, (_, n) => n + 1);
  expect(await app.call(saveImagePages, { id, pages }, as())).toMatchObject({ error: 'request.invalid' });
});

it.each<[string, Buffer, string, string]>([
  ['a.eps', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n'), 'images.convert-first', '导出为 PDF 或 SVG'],
  ['old.ai', Buffer.from('%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator(R) 8'), 'images.convert-first', 'EPS'],
  ['a.png', buildPdf([page('1 0 0 rg')]), 'images.wrong-extension', '扩展名是 .png，内容却是 PDF'],
  ['a.pdf', Buffer.from('%PDF-1.7 but nothing more'), 'images.pdf-damaged', '无法打开'],
])('%s is refused with the reason', async (name, content, error, text) => {
  const { refusal } = await save(name, content);
  expect([refusal?.error, refusal?.msg]).toEqual([error, expect.stringContaining(text)]);
});
