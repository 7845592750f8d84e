import { getDesign, saveDesign } from '@diy/contract/designs/designs';
import { editImage } from '@diy/contract/images/image-edits';
import { getOperation } from '@diy/contract/operations';
import { exportGenericSheet } from '@diy/contract/sheets/sheets';
import { newImageLayer } from '@diy/design/layers';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTemplateId, mugDocument } from './features/designs/testing/build-design.ts';
import { getImagesForDrawing } from './features/images/index.ts';
import { pngChunk, withChunks } from './features/images/testing/build-png.ts';
import { buildPsd } from './features/images/testing/build-psd.ts';
import { flag, flagSamples } from './features/images/testing/flag.ts';
import { buildImage } from './features/images/testing/library/build-image.ts';
import { pictureParts } from './features/images/testing/picture-parts.ts';
import { buildAccount, type TestAccount } from './testing/build-account.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { fetchFile } from './testing/fetch-file.ts';

// Where a photo was taken, with which camera and by whom stays in the original; whatever else is made of it is looked
// through byte by byte.

const SECRET = 'SECRET-PLACE';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${SECRET}</rdf:RDF></x:xmpmeta>`;
/** Pixels and what colours and sizes need; nothing else may be in a file that leaves. */
const ALLOWED =
  /^(IHDR|PLTE|tRNS|sRGB|iCCP|pHYs|IDAT|IEND|VP8 |VP8L|VP8X|ALPH|ICCP|ffdb|ffc0|ffc2|ffc4|ffda|ffdd|ffe0 JFIF|ffe2 ICC_PROFILE)$/;

const planted = () =>
  flag()
    .resize(400, 300)
    .withExif({
      IFD0: { Artist: SECRET, Make: SECRET },
      IFD2: { BodySerialNumber: SECRET },
      IFD3: { GPSLatitude: '31/1 14/1 7/1', GPSAreaInformation: SECRET },
    })
    .withXmp(XMP);
const psdPlanes = [0, 1, 2].map((channel) => Uint8Array.from(flagSamples((colour) => [colour[channel]!])));
const FILES: [extension: string, make: () => Promise<Buffer>][] = [
  ['jpg', () => planted().jpeg().toBuffer().then(withIptc)],
  [
    'png',
    async () =>
      withChunks(await planted().png().toBuffer(), pngChunk('tEXt', Buffer.from(`Author\0${SECRET}`))),
  ],
  ['webp', () => planted().webp().toBuffer()],
  ['tif', () => planted().tiff({ compression: 'lzw' }).toBuffer()],
  ['avif', () => planted().avif({ effort: 0 }).toBuffer()],
  ['gif', () => flag().resize(400, 300).gif().toBuffer().then(withComment)],
  ['psd', async () => buildPsd({ mode: 3, planes: psdPlanes, metadata: Buffer.from(XMP) })],
  [
    'svg',
    async () =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><metadata>${SECRET}</metadata><rect width="40" height="30" fill="#fff"/><rect width="20" height="20" fill="#c22"/></svg>`,
      ),
  ],
];

let app: TestApp;
let seller: TestAccount;
const as = () => ({ token: seller.token });
const images: Awaited<ReturnType<typeof buildImage>>[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  for (const [extension, make] of FILES) {
    const content = await make();
    expect(content.includes(SECRET), extension).toBe(true);
    images.push(await buildImage(app, seller, { name: extension, extension, content }));
  }
}, 300_000);
afterAll(() => app.close());

function expectBare(file: Buffer): void {
  expect(file.includes(SECRET)).toBe(false);
  expect(pictureParts(file).filter((part) => !ALLOWED.test(part))).toEqual([]);
}
const filesOf = async (url: string) => (await fetchFile(app, url)).bytes;

describe.each(FILES.map(([extension], index) => [extension, index] as const))(
  'of a %s',
  (_extension, index) => {
    it('the preview and every size and format of it are bare', async () => {
      const { url } = images[index]!;
      expectBare(await filesOf(url));
      for (const size of [
        'imageView2/2/w/100',
        'imageView2/2/w/100/format/png',
        'x-oss-process=image/resize,w_100',
      ])
        expectBare(await filesOf(`${url}?${size}`));
    });

    it('what an edit makes and shows is bare', async () => {
      const { id } = images[index]!;
      const request = { id, tool: 'remove_white', tolerance: 60, contiguous: false } as const;
      const { preview_url } = await app.ask(editImage, { ...request, preview: true }, as());
      if (preview_url) expectBare(Buffer.from(preview_url.slice(preview_url.indexOf(',') + 1), 'base64'));
      const { image } = await app.ask(editImage, request, as());
      if (!image) throw new Error('nothing was edited');
      const [made] = await getImagesForDrawing(app.services.db, seller.id, [image.id]);
      expectBare(await app.services.storage.read(made!.masterKey));
      expectBare(await filesOf(image.url));
    });
  },
);

it('mockups, print files and sheets of all of them are bare', async () => {
  const area = { areaWidthMm: 200, areaHeightMm: 82, resolutionDpi: 300 };
  const layers = images.map((image, index) => ({
    ...newImageLayer({
      id: `layer-${index}`,
      imageId: image.id,
      name: image.name,
      widthPx: image.width,
      heightPx: image.height,
      ...area,
    }),
    // At 200 dpi: coarser ones are not printed.
    widthMm: (image.width / 200) * 25.4,
    heightMm: (image.height / 200) * 25.4,
    xMm: 20 + index * 22,
    yMm: 41,
  }));
  const design = { ...mugDocument(), surfaces: [{ surfaceId: 'wrap', layers }] };
  const template_id = await findTemplateId(app, seller.token);
  const { id } = await app.ask(saveDesign, { template_id, name: 'x', design }, as());
  await app.runJobs();
  const { render } = await app.ask(getDesign, { id }, as());
  expect(render).toMatchObject({ state: 'done', error: null });
  for (const { url } of [...render.mockups, ...render.print_files]) expectBare(await filesOf(url));

  const { operation_id } = await app.ask(exportGenericSheet, { ids: [id] }, as());
  await app.runJobs();
  const { result_url } = await app.ask(getOperation, { id: operation_id }, as());
  const parts = unzipSync(await filesOf(result_url!));
  const pictures = Object.entries(parts).filter(([name]) => name.includes('media/'));
  expect(pictures.length).toBeGreaterThan(0);
  for (const [, bytes] of pictures) expectBare(Buffer.from(bytes));
}, 300_000);

it('and the reader would see it: a planted file is not bare', async () => {
  for (const [extension, make] of FILES.slice(0, 3)) {
    const parts = pictureParts(await make());
    expect(
      parts.filter((part) => !ALLOWED.test(part)),
      extension,
    ).not.toEqual([]);
  }
});

/** IPTC in the way of Photoshop, and a thumbnail's place. */
function withIptc(jpeg: Buffer): Buffer {
  const body = Buffer.from(`Photoshop 3.0\0${'8BIM'}\x04\x04\0\0\0\0\0${SECRET}`, 'latin1');
  const head = Buffer.from([0xff, 0xed, 0, body.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** A comment before the first picture of a GIF, behind its table of colours. */
function withComment(gif: Buffer): Buffer {
  const colours = gif[10]! & 0x80 ? 3 * 2 ** ((gif[10]! & 7) + 1) : 0;
  const at = 13 + colours;
  const comment = Buffer.from([0x21, 0xfe, SECRET.length, ...Buffer.from(SECRET), 0]);
  return Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at)]);
}
