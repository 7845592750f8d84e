import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import {
  buildPdf,
  type PdfOptions,
  type PdfPage,
  packedPdfStream,
  pdfStream,
} from '../../testing/build-pdf.ts';
import type { PdfFacts, PdfPart, ToPdfWorker } from './pdf-messages.ts';
import { workOnPdf } from './work-on-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'draw-pdf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;

function file(document: Buffer): string {
  count += 1;
  const path = join(folder, `${count}.pdf`);
  writeFileSync(path, document);
  return path;
}

async function ask(message: ToPdfWorker) {
  const reply = await workOnPdf(message);
  if (reply.type === 'refused') throw new Error(`${reply.id} ${reply.text.id}`);
  return reply;
}

async function measure(document: Buffer): Promise<PdfFacts> {
  const reply = await ask({ type: 'measure', path: file(document) });
  if (reply.type !== 'measured') throw new Error(reply.type);
  return reply.facts;
}

async function draw(document: Buffer, widthPx: number, heightPx: number, part?: PdfPart) {
  const target = join(folder, `${count}.png`);
  const message = { type: 'draw', path: file(document), target, widthPx, heightPx } as const;
  await ask(part ? { ...message, part } : message);
  const { data, info } = await sharp(target).raw().toBuffer({ resolveWithObject: true });
  return {
    size: [info.width, info.height, info.channels],
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)],
  };
}

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const NOTHING = [0, 0, 0, 0];
/** Red in the lower left quarter of 100 × 100, blue in the upper right one. */
const QUARTERS = '1 0 0 rg 0 0 50 50 re f 0 0 1 rg 50 50 50 50 re f';

describe('a page', () => {
  it.each<[string, PdfPage, [number, number], Record<string, number[]>]>([
    ['of its media box', {}, [100, 100], { '0,99': RED, '99,0': BLUE, '0,0': NOTHING, '99,99': NOTHING }],
    [
      'turned right',
      { entries: '/Rotate 90' },
      [100, 100],
      { '0,0': RED, '99,99': BLUE, '99,0': NOTHING, '0,99': NOTHING },
    ],
    ['turned left', { entries: '/Rotate -90' }, [100, 100], { '99,99': RED, '0,0': BLUE, '99,0': NOTHING }],
    [
      'of its crop box',
      { entries: '/CropBox [0 0 50 100]' },
      [50, 100],
      { '0,199': RED, '99,199': RED, '99,0': NOTHING },
    ],
    [
      'of its trim box, turned, with bleed at its lower edge only',
      { entries: '/Rotate 90 /TrimBox [0 25 100 100]' },
      [75, 100],
      // The lower quarter of the unturned page is the left one now, and is gone.
      { '0,0': RED, '49,0': RED, '51,0': NOTHING, '149,199': BLUE, '51,199': BLUE, '49,199': NOTHING },
    ],
    ['whose trim box is the page', { entries: '/TrimBox [0 0 100 100]' }, [100, 100], { '0,99': RED }],
    ['whose trim box lies outside', { entries: '/TrimBox [200 200 300 300]' }, [100, 100], { '0,99': RED }],
    ['in larger units', { entries: '/UserUnit 10' }, [1000, 1000], { '0,99': RED, '99,0': BLUE }],
    [
      'whose box begins elsewhere and names its corners the other way round',
      { entries: '/MediaBox [100 100 0 50]' },
      [100, 50],
      { '199,99': BLUE, '0,0': NOTHING },
    ],
  ])('%s', async (_what, page, sides, pixels) => {
    const document = buildPdf([{ content: QUARTERS, ...page }]);
    const { widthPt, heightPt } = await measure(document);
    expect([widthPt, heightPt]).toEqual(sides);
    const keys = Object.keys(pixels).map((key) => key.split(',').map(Number));
    const large = keys.some((key) => key.some((one) => one > 99));
    const scale = (large ? 200 : 100) / Math.max(...sides);
    const [width, height] = [Math.round(sides[0] * scale), Math.round(sides[1] * scale)];
    const drawn = await draw(document, width, height);
    expect(drawn.size).toEqual([width, height, 4]);
    for (const [key, colour] of Object.entries(pixels)) {
      const [x, y] = key.split(',').map(Number);
      expect(drawn.at(x!, y!), key).toEqual(colour);
    }
  });
});

it('draws a part of a page where the whole has it', async () => {
  const document = buildPdf([{ content: QUARTERS }]);
  const { at } = await draw(document, 40, 40, { x: 0.3, y: 0.3, width: 0.4, height: 0.4 });
  expect([at(0, 39), at(39, 0), at(0, 0), at(39, 39)]).toEqual([RED, BLUE, NOTHING, NOTHING]);
});

describe('colours', () => {
  it.each<[string, string, string, number[], number]>([
    ['grey', '0.5 g', '', [128, 128, 128, 255], 1],
    ['half transparent', '/half gs 1 0 0 rg', '/ExtGState << /half << /ca 0.5 >> >>', [255, 0, 0, 128], 1],
    // Adobe's and poppler's plain CMYK differ by some steps; what counts is that it is no negative and no guess.
    ['plain CMYK', '0 1 1 0 k', '', [237, 28, 36, 255], 14],
    [
      'a spot colour by its alternate',
      '/spot cs 1 scn',
      '/ColorSpace << /spot [/Separation /Gold /DeviceRGB << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0 0 1] /N 1 >>] >>',
      [0, 0, 255, 255],
      1,
    ],
  ])('%s', async (_what, paint, resources, colour, tolerance) => {
    const { at } = await draw(buildPdf([{ content: `${paint} 0 0 100 100 re f`, resources }]), 50, 50);
    const found = at(25, 25);
    for (const [index, value] of colour.entries())
      expect(Math.abs(found[index]! - value), `${found}`).toBeLessThanOrEqual(tolerance);
  });
});

const TEXT = 'BT /F 20 Tf 10 10 Td (Text) Tj ET';
const HELVETICA = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
const GOLD =
  '[/Separation /Gold /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0 1 0] /N 1 >>]';
const CMYK_IMAGE = pdfStream(
  Buffer.alloc(4),
  '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceCMYK',
);

describe('what the seller is told', () => {
  it.each<[string, PdfPage, PdfOptions, string[]]>([
    ['nothing of a plain page', { content: QUARTERS }, {}, []],
    ['CMYK by an operator', { content: '0 1 1 0 k 0 0 9 9 re f' }, {}, ['cmyk-untagged']],
    ['nothing of a number before k alone', { content: '(0 0 0 1 k) Tj % 1 1 1 1 k' }, {}, []],
    [
      'CMYK of an image',
      { content: '/I Do', resources: '/XObject << /I 100 0 R >>' },
      { objects: { 100: CMYK_IMAGE } },
      ['cmyk-untagged', 'images'],
    ],
    [
      'CMYK of a profile, in a form in a form',
      { content: '/A Do', resources: '/XObject << /A 100 0 R >>' },
      {
        objects: {
          100: packedPdfStream(
            '/B Do',
            '/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /B 101 0 R >> >>',
          ),
          101: packedPdfStream(
            '/P cs 0 0 0 1 scn 0 0 9 9 re f',
            '/Subtype /Form /BBox [0 0 9 9] /Resources << /ColorSpace << /P [/ICCBased 102 0 R] >> >>',
          ),
          102: pdfStream('profile', '/N 4 /Alternate /DeviceCMYK'),
        },
      },
      ['cmyk'],
    ],
    [
      'a spot colour in use',
      { content: '/S cs 1 scn 0 0 9 9 re f', resources: `/ColorSpace << /S ${GOLD} >>` },
      {},
      ['spot'],
    ],
    [
      'nothing of a spot colour listed only',
      { content: QUARTERS, resources: `/ColorSpace << /S ${GOLD} >>` },
      {},
      [],
    ],
    [
      'process inks of a DeviceN as CMYK',
      {
        content: '/N cs 1 1 scn 0 0 9 9 re f',
        resources:
          '/ColorSpace << /N [/DeviceN [/Cyan /Black] /DeviceCMYK << /FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1] >>] >>',
      },
      {},
      ['cmyk-untagged'],
    ],
    [
      'a spot colour of a shading',
      {
        content: '/S sh',
        resources: `/Shading << /S << /ShadingType 2 /ColorSpace ${GOLD} /Coords [0 0 9 9] /Function << /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >> >> >>`,
      },
      {},
      ['spot'],
    ],
    [
      'overprint',
      { content: '/O gs 0 1 1 0 k 0 0 9 9 re f', resources: '/ExtGState << /O << /OP true /op true >> >>' },
      {},
      ['cmyk-untagged', 'overprint'],
    ],
    [
      'no overprint when it is off',
      { content: '/O gs', resources: '/ExtGState << /O << /OP false >> >>' },
      {},
      [],
    ],
    ['a font that is not embedded', { content: TEXT, resources: HELVETICA }, {}, ['fonts']],
    ['no font of invisible text', { content: `3 Tr ${TEXT}`, resources: HELVETICA }, {}, []],
    [
      'an embedded font as nothing',
      {
        content: TEXT,
        resources:
          '/Font << /F << /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor << /Type /FontDescriptor /FontFile2 100 0 R >> >> >>',
      },
      { objects: { 100: pdfStream('font') } },
      [],
    ],
    [
      'a stamp that is not drawn',
      { content: QUARTERS, entries: '/Annots [<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] >>]' },
      {},
      ['annotations'],
    ],
    [
      'nothing of links and hidden comments',
      {
        content: QUARTERS,
        entries:
          '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] >> << /Type /Annot /Subtype /Text /F 2 /Rect [0 0 9 9] >>]',
      },
      {},
      [],
    ],
    ['a trim box', { content: QUARTERS, entries: '/TrimBox [10 10 90 90]' }, {}, ['trimmed']],
    [
      'content packed in a rare way',
      { content: '/A Do', resources: '/XObject << /A 100 0 R >>' },
      { objects: { 100: pdfStream('80 0B', '/Subtype /Form /BBox [0 0 9 9] /Filter /LZWDecode') } },
      ['unread'],
    ],
    [
      'what stands behind an inline image',
      { content: 'BI /W 1 /H 1 /BPC 8 /CS /G ID \x28\nEI 0 1 1 0 k 0 0 9 9 re f' },
      {},
      ['cmyk-untagged', 'images'],
    ],
  ])('%s', async (_what, page, options, traits) => {
    expect((await measure(buildPdf([page], options))).traits).toEqual(traits);
  });

  it('that a broken table was rebuilt', async () => {
    const document = buildPdf([{ content: QUARTERS }]);
    const broken = Buffer.from(
      document.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7'),
      'latin1',
    );
    expect((await measure(broken)).traits).toEqual(['repaired']);
  });

  it('that its end is missing', async () => {
    const document = buildPdf([{ content: QUARTERS }]);
    expect((await measure(document.subarray(0, document.length - 7))).traits).toEqual(['repaired']);
  });

  it('how many pages there are', async () => {
    const pages = Array.from({ length: 7 }, () => ({ content: QUARTERS }));
    expect((await measure(buildPdf(pages))).pageCount).toBe(7);
  });
});

describe('a page of its own', () => {
  const page = (colour: string) => ({ content: `${colour} rg 0 0 100 100 re f` });
  const hidden = {
    content: '/OC /L BDC 1 0 0 rg 0 0 100 100 re f EMC 0 0 1 rg 0 0 50 100 re f',
    resources: '/Properties << /L 100 0 R >>',
  };
  const layers = {
    catalog: '/OCProperties << /OCGs [100 0 R] /D << /OFF [100 0 R] >> >>',
    objects: { 100: '<< /Type /OCG /Name (hidden) >>' },
  };

  async function split(document: Buffer, index: number) {
    const target = join(folder, `page-${index}.pdf`);
    await ask({ type: 'split', path: file(document), page: index, target });
    return readFileSync(target);
  }

  it('holds that page and nothing else, and is the same file each time', async () => {
    const document = buildPdf([page('1 0 0'), page('0 1 0'), page('0 0 1')]);
    const alone = await split(document, 2);
    expect((await measure(alone)).pageCount).toBe(1);
    expect((await draw(alone, 20, 20)).at(10, 10)).toEqual(BLUE);
    expect(await split(document, 2)).toEqual(alone);
    expect(alone.length).toBeLessThan(document.length);
  });

  it('keeps hidden layers hidden', async () => {
    const document = buildPdf([page('0 1 0'), hidden], layers);
    const { at } = await draw(await split(document, 1), 20, 20);
    expect([at(5, 10), at(15, 10)]).toEqual([BLUE, NOTHING]);
  });

  it('is drawn small with the others', async () => {
    const document = buildPdf([page('1 0 0'), { ...page('0 0 1'), entries: '/MediaBox [0 0 100 50]' }]);
    const target = (index: number) => join(folder, `sketch-${index}.png`);
    const pages = [0, 1, 2].map((index) => ({ page: index, target: target(index) }));
    const reply = await ask({ type: 'sketch', path: file(document), pages, edgePx: 60 });
    expect(reply).toEqual({ type: 'sketched', pageCount: 2, pages: [0, 1] });
    const { width, height } = await sharp(target(1)).metadata();
    expect([width, height]).toEqual([60, 30]);
  });
});

describe('refused', () => {
  it.each<[string, () => Buffer, string]>([
    ['a file cut in its head', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type'), 'images.pdf-damaged'],
    ['text behind a mark', () => Buffer.from('%PDF-1.4 hello'), 'images.pdf-damaged'],
    ['a file without pages', () => buildPdf([]), 'images.pdf-no-pages'],
    [
      'a password',
      () =>
        buildPdf([{ content: QUARTERS }], {
          trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -4 >> /ID [<00> <00>]`,
        }),
      'images.pdf-password',
    ],
    [
      'an encryption that is not known',
      () =>
        buildPdf([{ content: QUARTERS }], {
          trailer: '/Encrypt << /Filter /Acme.Vault /V 9 >> /ID [<00> <00>]',
        }),
      'images.pdf-encrypted',
    ],
    [
      'a dynamic XFA form',
      () =>
        buildPdf([{ content: QUARTERS }], {
          catalog: '/NeedsRendering true /AcroForm << /Fields [] /XFA 100 0 R >>',
          objects: { 100: pdfStream('<xdp/>') },
        }),
      'images.pdf-xfa',
    ],
    [
      'AI without PDF content',
      () =>
        buildPdf([
          {
            content:
              'BT /F 5 Tf 5 50 Td (This is an Adobe Illustrator File that was) Tj 0 -9 Td (saved without PDF Content.) Tj ET',
            resources: HELVETICA,
          },
        ]),
      'images.ai-without-pdf',
    ],
  ])('%s', async (_what, make, id) => {
    expect(await workOnPdf({ type: 'measure', path: file(make()) })).toMatchObject({ type: 'refused', id });
  });

  it('a blank page, and one of annotations alone', async () => {
    const stamp = '/Annots [<< /Type /Annot /Subtype /Square /Rect [0 0 99 99] /IC [1 0 0] >>]';
    for (const entries of ['', stamp])
      await expect(draw(buildPdf([{ entries }]), 20, 20)).rejects.toThrow('images.pdf-blank');
  });

  it('a page whose text has no fonts to be drawn with, as that', async () => {
    const descendant =
      '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> >>';
    const resources = `/Font << /F << /Type /Font /Subtype /Type0 /BaseFont /Ryumin-Light /Encoding /90ms-RKSJ-H /DescendantFonts [${descendant}] >> >>`;
    const page = { content: 'BT /F 20 Tf 10 10 Td <82A0> Tj ET', resources };
    await expect(draw(buildPdf([page]), 20, 20)).rejects.toThrow('images.pdf-fonts-missing');
  });
});
