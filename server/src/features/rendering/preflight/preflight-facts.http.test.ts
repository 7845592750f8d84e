import { getDesign, saveDesign } from '@diy/contract/designs/designs';
import { imageFacts } from '@diy/contract/images/image-details';
import { editImage } from '@diy/contract/images/image-edits';
import { startImageWork } from '@diy/contract/images/image-work';
import { listImages } from '@diy/contract/images/images';
import type { DesignDocument } from '@diy/design/document';
import type { ImageLayer } from '@diy/design/layers';
import { checkCell, UNSHOWN_IN_CELLS } from '@diy/design/placement';
import { inkFromHex, runPreflight } from '@diy/design/preflight';
import { buildImageLayer, buildTextLayer } from '@diy/design/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { enqueueJob } from '../../../testing/enqueue-job.ts';
import { findTemplateId } from '../../designs/testing/build-design.ts';
import { getImagesForDrawing } from '../../images/index.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { getTemplateVersion } from '../../templates/index.ts';
import { preflightDocument } from '../index.ts';

let app: TestApp;
let seller: TestAccount;
const as = () => ({ token: seller.token });
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
});
afterAll(() => app.close());

/** A plain picture of 600 px with this cover everywhere. */
const plain = (colour: string, alpha: number) =>
  sharp({ create: { width: 600, height: 600, channels: 4, background: { ...rgb(colour), alpha } } })
    .png()
    .toBuffer();
const rgb = (hex: string) => ({
  r: Number.parseInt(hex.slice(1, 3), 16),
  g: Number.parseInt(hex.slice(3, 5), 16),
  b: Number.parseInt(hex.slice(5, 7), 16),
});

const shirt = (layers: ImageLayer[], words = false): DesignDocument => ({
  format: 10,
  print: { bleed: false },
  colourId: 'white',
  sizeId: 'M',
  surfaces: [
    {
      surfaceId: 'front',
      layers: words ? [...layers, buildTextLayer({ id: 't', xMm: 150, yMm: 300 })] : layers,
    },
  ],
});
const placed = (imageId: string, sourcePx = 600) =>
  buildImageLayer({
    imageId,
    sourceWidthPx: sourcePx,
    sourceHeightPx: sourcePx,
    xMm: 150,
    yMm: 150,
    widthMm: 50,
    heightMm: 50,
  });

const factsOf = async (ids: string[]) => (await app.ask(imageFacts, { ids }, as())).list;

describe('what the library records of a picture', () => {
  it.each([
    ['clear', '#000000', 0, ['empty-design', 'invisible-picture']],
    ['alpha 8', '#2040C0', 8 / 255, ['empty-design', 'invisible-picture', 'semi-transparent']],
    ['alpha 250', '#2040C0', 250 / 255, ['semi-transparent', 'empty-surface']],
    ['white on white', '#FFFFFF', 1, ['same-as-product', 'empty-surface']],
    ['blue', '#2040C0', 1, ['empty-surface']],
  ])('decides in designer, matrix and order alike: %s', async (_, colour, alpha, ids) => {
    const { db } = app.services;
    const { id } = await buildImage(app, seller, { content: await plain(colour, alpha) });
    const template_id = await findTemplateId(app, seller.token, 'TS-M-180');
    const template = await getTemplateVersion(db, seller.id, template_id);
    const document = shirt([placed(id)]);

    const [facts] = await factsOf([id]);
    const ofOrder = await preflightDocument(app.services, seller.id, document, {
      template_id,
      template_version: template.version,
    });
    const ofDesigner = runPreflight({
      document,
      template: template.definition,
      textInfo: () => null,
      imageInfo: () =>
        facts && {
          widthPx: facts.width,
          heightPx: facts.height,
          hasAlpha: facts.has_alpha,
          hasSemiTransparency: facts.has_semi_transparency,
          ink: inkFromHex(facts.ink),
        },
    });
    const [drawable] = await getImagesForDrawing(db, seller.id, [id]);
    const ofMatrix = checkCell(document, template.definition, () => drawable).findings;
    expect(ofOrder.map((finding) => finding.id)).toEqual(ids);
    expect(ofDesigner).toEqual(ofOrder);
    expect(ofMatrix).toEqual(ofOrder.filter((finding) => !UNSHOWN_IN_CELLS.has(finding.id)));
  });

  it('is found for images older than it, once', async () => {
    const { id } = await buildImage(app, seller, { content: await plain('#108040', 1) });
    const [before] = await factsOf([id]);
    await app.pool.query('delete from image_inks where image_id = $1', [id]);
    expect((await factsOf([id]))[0]?.ink).toBeNull();
    await app.pool.query('insert into images_without_ink values ($1, $2)', [seller.id, id]);
    await enqueueJob(app, 'images.find-missing-inks');
    await app.runJobs();
    expect((await factsOf([id]))[0]).toEqual(before);
    const { rows } = await app.pool.query('select 1 from images_without_ink');
    expect(rows).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const { id } = await buildImage(app, seller, { content: await plain('#804010', 1) });
    const other = await buildAccount(app);
    expect((await app.ask(imageFacts, { ids: [id] }, { token: other.token })).list).toEqual([]);
  });
});

it('corrects a document that calls its picture larger than it is, when saved, checked and drawn', async () => {
  const { id: imageId } = await buildImage(app, seller, { content: await plain('#C04010', 1) });
  const template_id = await findTemplateId(app, seller.token, 'TS-M-180');
  const { id } = await app.ask(
    saveDesign,
    { template_id, name: '衬衫', design: shirt([placed(imageId, 12_000)]) },
    as(),
  );
  const { design } = await app.ask(getDesign, { id }, as());
  expect(design.surfaces[0]?.layers[0]).toMatchObject({ sourceWidthPx: 600, sourceHeightPx: 600 });

  const [{ version }] = (
    await app.pool.query('select max(version) as version from template_versions where template_id = $1', [
      template_id,
    ])
  ).rows as [{ version: number }];
  const lying = shirt([{ ...placed(imageId, 12_000), widthMm: 200, heightMm: 200 }], true);
  const found = await preflightDocument(app.services, seller.id, lying, {
    template_id,
    template_version: version,
  });
  expect(found[0]).toMatchObject({ id: 'low-resolution', params: { dpi: 76 } });
});

describe('new pixels are no resolution', () => {
  /** Two colours, so that something can be trimmed. */
  const stamp = () =>
    sharp({ create: { width: 300, height: 300, channels: 3, background: '#ffffff' } })
      .composite([
        {
          input: { create: { width: 200, height: 200, channels: 3, background: '#2040c0' } },
          left: 50,
          top: 50,
        },
      ])
      .png()
      .toBuffer();
  const first = async () => (await app.ask(listImages, { limit: 1 }, as())).list[0]!;

  it.each([
    ['enlarged as a photo', [{ tool: 'enlarge', factor: 3, content: 'photo' }], [900, 1 / 3, 152]],
    [
      'trimmed after enlarging',
      [
        { tool: 'enlarge', factor: 2 },
        { tool: 'trim', tolerance: 10 },
      ],
      [400, 0.5, 101],
    ],
  ] as const)(
    'designer, matrix and order count what there was: %s',
    async (_, steps, [width, detail, dpi]) => {
      const { db } = app.services;
      const { id } = await buildImage(app, seller, { content: await stamp() });
      // One call after another, and one run of all: both end with the same image.
      let last = id;
      for (const step of steps)
        last = (await app.ask(editImage, { id: last, ...step }, as())).image?.id ?? 'none';
      await app.ask(startImageWork, { ids: [id], steps: [...steps] }, as());
      await app.runJobs();
      const made = await first();
      expect(made).toMatchObject({ id: last, width, detail: expect.closeTo(detail, 9) });

      const template_id = await findTemplateId(app, seller.token, 'TS-M-180');
      const template = await getTemplateVersion(db, seller.id, template_id);
      const document = shirt([placed(made.id, width)]);
      const ofOrder = await preflightDocument(app.services, seller.id, document, {
        template_id,
        template_version: template.version,
      });
      expect(ofOrder.filter(({ id: rule }) => rule.endsWith('resolution'))).toMatchObject([
        { params: { dpi } },
      ]);
      const [facts] = await factsOf([made.id]);
      expect(facts?.detail).toBe(made.detail);
      const [drawable] = await getImagesForDrawing(db, seller.id, [made.id]);
      expect(checkCell(document, template.definition, () => drawable).dpi).toBe(dpi);
    },
  );

  it('nor when the same bytes came as a file before', async () => {
    const { id } = await buildImage(app, seller, { content: await stamp() });
    const { image } = await app.ask(editImage, { id, tool: 'enlarge', factor: 2 }, as());
    await app.pool.query('update images set detail = 1 where id = $1', [image!.id]);
    expect((await app.ask(editImage, { id, tool: 'enlarge', factor: 2 }, as())).image).toMatchObject({
      id: image!.id,
      detail: 0.5,
    });
  });

  it('refuses what would be too large, and previews it without saving', async () => {
    const create = { width: 8000, height: 1000, channels: 3 as const, background: '#2040c0' };
    const { id } = await buildImage(app, seller, { content: await sharp({ create }).png().toBuffer() });
    const enlarge = (factor: 2 | 4) =>
      app.ask(editImage, { id, tool: 'enlarge', factor, preview: true }, as());
    await expect(enlarge(4)).rejects.toThrow('images.too-large-to-edit');
    expect(await enlarge(2)).toMatchObject({ width: 16_000, height: 2000, image: null });
  });
});
