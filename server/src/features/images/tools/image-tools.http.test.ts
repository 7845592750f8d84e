import { editImage } from '@diy/contract/images/image-edits';
import { listImages, listSimilarImages, saveImages } from '@diy/contract/images/images';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { drawSvgPicture } from '../../../testing/draw-svg-picture.ts';
import { enqueueJob } from '../../../testing/enqueue-job.ts';
import { uploadFile } from '../../uploads/testing/upload-file.ts';
import { getImagesForDrawing } from '../index.ts';
import { buildImage } from '../testing/library/build-image.ts';

let app: TestApp;
let seller: TestAccount;
const as = () => ({ token: seller.token });
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  seller = await buildAccount(app);
});

/** A red disc on white with a white hole, 400 × 300. */
const disc = (inside = '', colour = '#c01030') =>
  drawSvgPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#fff"/>
    <circle cx="150" cy="150" r="100" fill="${colour}"/><circle cx="150" cy="150" r="30" fill="#fff"/>${inside}</svg>`,
  );
const discPng = (inside?: string) => sharp(disc(inside)).removeAlpha().png().toBuffer();

const edit = (input: Parameters<typeof app.ask<typeof editImage>>[1]) => app.ask(editImage, input, as());
async function masterOf(id: string) {
  const [image] = await getImagesForDrawing(app.services.db, seller.id, [id]);
  const { data, info } = await sharp(await app.services.storage.read(image!.masterKey))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    ...info,
    at: (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, info.channels),
    ],
  };
}

describe('removing white', () => {
  it('makes a new image and leaves the original', async () => {
    const original = await buildImage(app, seller, { name: '红圈.png', content: await discPng() });
    const before = await masterOf(original.id);
    const { image, changed, width, height } = await edit({ id: original.id, tool: 'remove_white' });
    expect([changed, width, height]).toEqual([true, 400, 300]);
    expect(image).toMatchObject({
      name: '红圈 · 去白底',
      width: 400,
      height: 300,
      has_alpha: true,
      format: 'png',
    });
    const made = await masterOf(image!.id);
    expect([made.at(5, 5), made.at(150, 80), made.at(150, 150)]).toEqual([
      [0, 0, 0, 0],
      [192, 16, 48, 255],
      [255, 255, 255, 255],
    ]);
    expect((await masterOf(original.id)).at(5, 5)).toEqual(before.at(5, 5));
    expect((await app.ask(listImages, {}, as())).list.map((row) => row.name)).toEqual([
      '红圈 · 去白底',
      '红圈.png',
    ]);
  });

  it('inside too when asked; the same edit twice is one image', async () => {
    const { id } = await buildImage(app, seller, { content: await discPng() });
    const request = { id, tool: 'remove_white', contiguous: false } as const;
    const first = await edit(request);
    expect((await masterOf(first.image!.id)).at(150, 150)).toEqual([0, 0, 0, 0]);
    expect((await edit(request)).image).toEqual(first.image);
    expect((await app.ask(listImages, {}, as())).rowCount).toBe(2);
  });

  it('shows what it would be, saving nothing', async () => {
    const large = await sharp(disc()).resize(2400, 1800).removeAlpha().png().toBuffer();
    const { id } = await buildImage(app, seller, { content: large });
    const { preview_url, image, width, height } = await edit({ id, tool: 'remove_white', preview: true });
    expect([image, width, height]).toEqual([null, 2400, 1800]);
    const shown = await sharp(
      Buffer.from(preview_url!.replace('data:image/webp;base64,', ''), 'base64'),
    ).metadata();
    expect([shown.format, shown.width, shown.height, shown.hasAlpha]).toEqual(['webp', 800, 600, true]);
    expect((await app.ask(listImages, {}, as())).rowCount).toBe(1);
  });

  it('says that there is none, and refuses to leave nothing', async () => {
    const black = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const { id } = await buildImage(app, seller, { content: black });
    expect(await edit({ id, tool: 'remove_white' })).toMatchObject({
      changed: false,
      image: null,
      width: 40,
    });
    const white = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const blank = await buildImage(app, seller, { content: white });
    for (const tool of ['trim', 'remove_white'] as const)
      expect(await app.call(editImage, { id: blank.id, tool }, as())).toMatchObject({
        error: 'images.nothing-left',
      });
  });
});

describe('trimming', () => {
  it('cuts to the content and leaves a margin', async () => {
    const { id } = await buildImage(app, seller, { name: '圈', content: await discPng() });
    const { image } = await edit({ id, tool: 'trim', margin_px: 10 });
    expect(image).toMatchObject({ name: '圈 · 裁边', width: 220, height: 220, has_alpha: false });
    expect((await masterOf(image!.id)).at(110, 15)).toEqual([192, 16, 48]);
    const { width, height, preview_url } = await edit({ id, tool: 'trim', preview: true });
    expect([width, height, preview_url?.slice(0, 15)]).toEqual([200, 200, 'data:image/webp']);
  });

  it.each([[90], [180], [270]])('cuts a photo that is turned by %s degrees as it is seen', async (angle) => {
    const orientation = { 90: 8, 180: 3, 270: 6 }[angle];
    const turned = sharp(await discPng('<rect x="350" y="280" width="10" height="10"/>')).rotate(angle);
    const content = await turned
      .withMetadata({ orientation: orientation! })
      .jpeg({ quality: 100 })
      .toBuffer();
    const { id, width } = await buildImage(app, seller, { content, extension: 'jpg' });
    expect(width).toBe(400);
    const { image } = await edit({ id, tool: 'trim', tolerance: 60 });
    expect([image!.width, image!.height]).toEqual([310, 240]);
  });

  it('of a deleted image is refused', async () => {
    const { id } = await buildImage(app, seller);
    await app.pool.query('update images set deleted_at = now() where id = $1', [id]);
    expect(await app.call(editImage, { id, tool: 'trim' }, as())).toMatchObject({
      error: 'images.not-found',
    });
  });
});

describe('the other tools', () => {
  it('cuts a subject out of a coloured ground and says how sure it is', async () => {
    const onBlue = await sharp(disc()).flatten({ background: '#fff' }).png().toBuffer();
    const { id } = await buildImage(app, seller, { name: '圈.png', content: onBlue });
    const { image, edge_quality: edgeQuality } = await edit({ id, tool: 'cut_out' });
    // The hole in the disc shows ground that nobody said to remove.
    expect([edgeQuality, image?.name, image?.has_alpha]).toEqual(['check', '圈 · 去背景', true]);
    const made = await masterOf(image!.id);
    expect([made.at(5, 5), made.at(150, 80)]).toEqual([
      [0, 0, 0, 0],
      [192, 16, 48, 255],
    ]);
    expect(await edit({ id, tool: 'cut_out', contiguous: false, preview: true })).toMatchObject({
      edge_quality: 'clean',
      image: null,
      changed: true,
    });
    expect(await edit({ id: image!.id, tool: 'cut_out' })).toMatchObject({ changed: false, image: null });
  });

  it('refuses a ground that is a pattern', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const create = { width: 300, height: 200, channels: 3 as const, background: '#fff', noise };
    const { id } = await buildImage(app, seller, { content: await sharp({ create }).png().toBuffer() });
    expect(await app.call(editImage, { id, tool: 'cut_out' }, as())).toMatchObject({
      error: 'images.no-even-ground',
    });
  });

  it('makes it seamless, of few colours, of one colour, and larger', async () => {
    const { id } = await buildImage(app, seller, { name: '圈', content: await discPng() });
    const seamless = await edit({ id, tool: 'seamless', overlap: 0.25 });
    // The rows that meet at 225, which was asked for, differ by more than others do: the disc's end is near.
    expect(seamless.image).toMatchObject({
      name: '圈 · 四方连续',
      width: 300,
      height: 217,
      has_alpha: false,
    });

    const reduced = await edit({ id, tool: 'reduce_colours', colours: 2 });
    expect(reduced.palette).toEqual(['#ffffff', '#c01030']);
    expect((await masterOf(reduced.image!.id)).at(150, 80)).toEqual([192, 16, 48]);

    const dots = await edit({ id, tool: 'one_colour', ink: '#0a1e64', cell_px: 8 });
    const inked = await masterOf(dots.image!.id);
    const alphas = new Set<number>();
    for (let x = 0; x < 400; x += 1) alphas.add(inked.at(x, 150)[3]!);
    expect([[...alphas].sort(), inked.at(5, 5)]).toEqual([
      [0, 255],
      [0, 0, 0, 0],
    ]);

    const larger = await edit({ id, tool: 'extend_edge', margin_px: 30 });
    expect(larger.image).toMatchObject({ name: '圈 · 扩边', width: 460, height: 360, has_alpha: false });
    expect(await edit({ id, tool: 'extend_edge', margin_px: 30, preview: true })).toMatchObject({
      width: 460,
      height: 360,
    });
    expect(await edit({ id, tool: 'extend_edge' })).toMatchObject({ changed: false });
  });

  it('refuses a result without ink, and one that is too large', async () => {
    const white = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { id } = await buildImage(app, seller, { content: white });
    expect(await app.call(editImage, { id, tool: 'one_colour' }, as())).toMatchObject({
      error: 'images.nothing-inked',
    });
    const long = { width: 20_000, height: 100, channels: 3 as const, background: '#123456' };
    const wide = await buildImage(app, seller, { content: await sharp({ create: long }).png().toBuffer() });
    expect(
      await app.call(editImage, { id: wide.id, tool: 'extend_edge', margin_px: 2000 }, as()),
    ).toMatchObject({ error: 'images.too-large-to-edit' });
  });
});

describe('near duplicates', () => {
  const save = async (content: Buffer, name: string) => {
    const key = await uploadFile(app, seller, name, content);
    const { list, refused } = await app.ask(saveImages, { key, name }, as());
    expect(refused).toEqual([]);
    return list[0]!;
  };
  const similarTo = async (id: string) =>
    (await app.ask(listSimilarImages, { id }, as())).list.map((image) => image.name);

  it('are returned when saved and listed later, smaller, recompressed, without their white', async () => {
    const first = await save(await discPng(), 'a.png');
    expect(first.similar).toEqual([]);
    const jpeg = await save(await sharp(disc()).resize(180).jpeg({ quality: 50 }).toBuffer(), 'b.jpg');
    expect(jpeg.similar).toMatchObject([
      { id: first.id, name: 'a.png', width: 400, height: 300, url: first.url },
    ]);
    const { image } = await edit({ id: first.id, tool: 'remove_white', contiguous: false });
    expect((await similarTo(first.id)).sort()).toEqual(['a · 去白底', 'b.jpg']);
    expect(await similarTo(image!.id)).toHaveLength(2);
  });

  it('are not other motifs, other colourways, plain areas, deleted ones, or those of others', async () => {
    const first = await save(await discPng(), 'a.png');
    await save(await sharp(disc('', '#1030c0')).png().toBuffer(), 'blue.png');
    await save(await discPng('<rect x="280" y="20" width="100" height="260"/>'), 'other.png');
    await buildImage(app, seller);
    await buildImage(app, seller);
    const same = await save(await sharp(disc()).webp().toBuffer(), 'gone.webp');
    await app.pool.query('update images set deleted_at = now() where id = $1', [same.id]);
    expect(await similarTo(first.id)).toEqual([]);
    seller = await buildAccount(app);
    expect((await save(await sharp(disc()).png().toBuffer(), 'mine.png')).similar).toEqual([]);
  });

  it('are at most three when saved', async () => {
    for (const quality of [90, 80, 70, 60])
      await save(await sharp(disc()).jpeg({ quality }).toBuffer(), `${quality}.jpg`);
    const last = await save(await discPng(), 'last.png');
    expect(last.similar).toHaveLength(3);
    expect(await similarTo(last.id)).toHaveLength(4);
  });

  it('are found for images older than looks', async () => {
    const [a, b] = [
      await save(await discPng(), 'a.png'),
      await save(await sharp(disc()).webp().toBuffer(), 'b.webp'),
    ];
    await app.pool.query('delete from image_looks where owner_id = $1', [seller.id]);
    await app.pool.query(
      'insert into images_without_look select owner_id, id from images where owner_id = $1',
      [seller.id],
    );
    await enqueueJob(app, 'images.find-missing-fingerprints');
    await app.runJobs();
    expect([await similarTo(a.id), await similarTo(b.id)]).toEqual([['b.webp'], ['a.png']]);
    const { rows } = await app.pool.query('select 1 from images_without_look where owner_id = $1', [
      seller.id,
    ]);
    expect(rows).toEqual([]);
  });
});
