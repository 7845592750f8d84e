import { deflateSync } from 'node:zlib';
import {
  buildPdf,
  type PdfOptions,
  type PdfPage,
  packedPdfStream,
  pdfStream,
} from '../../../testing/build-pdf.ts';

const repeat = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join('');
const one = (page: PdfPage, options: PdfOptions = {}) => buildPdf([page], options);
const BOX = '/Subtype /Form /BBox [0 0 100 100]';
const FILL = '1 0 0 rg 0 0 100 100 re f';

/** Objects from 100, each naming the next: forms, patterns or masks without end. */
function chain(count: number, make: (n: number) => Buffer): Record<number, Buffer> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [100 + n, make(100 + n)]));
}

const form = (content: string, resources: string, more = '') =>
  pdfStream(content, `/Type /XObject ${BOX} ${more} /Resources << ${resources} >>`);
const group = '/Group << /S /Transparency /I true >>';
const image = (content: Buffer, entries: string) => ({
  objects: { 100: pdfStream(content, `/Type /XObject /Subtype /Image /BitsPerComponent 8 ${entries}`) },
});
const DRAW: PdfPage = { content: `100 0 0 100 0 0 cm /A Do`, resources: '/XObject << /A 100 0 R >>' };

/** Small files that keep a program busy for hours, fill its memory or lead it in circles, each by another way. */
export const pdfBombs = new Map<string, () => Buffer>([
  [
    'forms that double',
    () =>
      one(
        { content: '/A Do', resources: '/XObject << /A 100 0 R >>' },
        { objects: chain(40, (n) => form(`/A Do /A Do ${FILL}`, `/XObject << /A ${n + 1} 0 R >>`)) },
      ),
  ],
  [
    'a form that draws itself',
    () =>
      one(
        { content: '/A Do', resources: '/XObject << /A 100 0 R >>' },
        { objects: { 100: form(`/A Do ${FILL}`, '/XObject << /A 100 0 R >>') } },
      ),
  ],
  [
    'tiles without number',
    () =>
      one(
        {
          content: '/Pattern cs /P scn 0 0 14400 14400 re f',
          resources: '/Pattern << /P 100 0 R >>',
          entries: '/MediaBox [0 0 14400 14400]',
        },
        {
          objects: {
            100: pdfStream(
              '1 0 0 rg 0 0 1 1 re f',
              '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << >>',
            ),
          },
        },
      ),
  ],
  [
    'patterns in patterns',
    () =>
      one(
        { content: '/Pattern cs /P scn 0 0 100 100 re f', resources: '/Pattern << /P 100 0 R >>' },
        {
          objects: chain(60, (n) =>
            pdfStream(
              '/Pattern cs /P scn 0 0 100 100 re f',
              `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 0.1 /YStep 0.1 /Resources << /Pattern << /P ${n + 1} 0 R >> >>`,
            ),
          ),
        },
      ),
  ],
  [
    'masks in masks',
    () => {
      const state = (n: number) => `/ExtGState << /M << /SMask << /S /Luminosity /G ${n} 0 R >> >> >>`;
      return one(
        { content: `/M gs ${FILL}`, resources: state(100) },
        { objects: chain(200, (n) => form(`/M gs ${FILL} /M gs ${FILL}`, state(n + 1), group)) },
      );
    },
  ],
  [
    'groups in groups',
    () =>
      one(
        { content: '/A Do', resources: '/XObject << /A 100 0 R >>' },
        {
          objects: chain(400, (n) =>
            form(
              `/G gs /A Do ${FILL}`,
              `/XObject << /A ${n + 1} 0 R >> /ExtGState << /G << /BM /Luminosity /ca 0.9 >> >>`,
              group,
            ),
          ),
        },
      ),
  ],
  [
    'a page tree that holds itself',
    () =>
      Buffer.from(
        one({ content: FILL }).toString('latin1').replace('/Kids [3 0 R]', '/Kids [2 0 R]'),
        'latin1',
      ),
  ],
  [
    'a page that says it is its own parent',
    () =>
      Buffer.from(
        one({ content: FILL }).toString('latin1').replace('/Parent 2 0 R', '/Parent 3 0 R'),
        'latin1',
      ),
  ],
  ['twenty thousand pages', () => buildPdf(Array.from({ length: 20_000 }, () => ({ content: FILL })))],
  [
    'a count of pages that are not there',
    () =>
      Buffer.from(
        one({ content: FILL }).toString('latin1').replace('/Count 1 ', '/Count 2000000000 '),
        'latin1',
      ),
  ],
  [
    'a page of a thousand kilometres',
    () => one({ content: FILL, entries: '/MediaBox [0 0 3000000000 3000000000]' }),
  ],
  ['a page without width', () => one({ content: FILL, entries: '/MediaBox [0 0 0 100]' })],
  ['a page as thin as a hair', () => one({ content: FILL, entries: '/MediaBox [0 0 0.001 14400]' })],
  [
    'an image of four thousand million pixels',
    () =>
      one(
        DRAW,
        image(
          deflateSync(Buffer.alloc(1000)),
          '/Width 65000 /Height 65000 /ColorSpace /DeviceRGB /Filter /FlateDecode',
        ),
      ),
  ],
  [
    'an image of a thousand million packed pixels',
    () =>
      one(
        DRAW,
        image(
          deflateSync(Buffer.alloc(200_000_000)),
          '/Width 20000 /Height 10000 /ColorSpace /DeviceGray /Filter /FlateDecode',
        ),
      ),
  ],
  [
    'content that unpacks to hundreds of megabytes',
    () =>
      one(
        { entries: '/Contents 100 0 R' },
        { objects: { 100: packedPdfStream(Buffer.alloc(300_000_000, '0 0 m 9 9 l S ')) } },
      ),
  ],
  [
    'a bomb packed five times',
    () => {
      let bytes: Buffer = Buffer.alloc(300_000_000, 32);
      for (let i = 0; i < 5; i += 1) bytes = deflateSync(bytes);
      return one(
        { entries: '/Contents 100 0 R' },
        { objects: { 100: pdfStream(bytes, `/Filter [${'/FlateDecode '.repeat(5)}]`) } },
      );
    },
  ],
  ['arrays in arrays', () => one({ content: FILL, entries: `/X ${'['.repeat(500_000)}` })],
  ['arrays in arrays of content', () => one({ content: `${'['.repeat(1_000_000)} ${FILL}` })],
  ['states without end', () => one({ content: `${'q '.repeat(2_000_000)} ${FILL}` })],
  [
    'a table that follows itself',
    () =>
      Buffer.from(
        one({ content: FILL }, { trailer: '/Prev 99999' })
          .toString('latin1')
          .replace(/([\s\S]*)\/Prev 99999([\s\S]*startxref\n)(\d+)/, '$1/Prev $3$2$3'),
        'latin1',
      ),
  ],
  [
    'content that is a link to itself',
    () => one({ entries: '/Contents 100 0 R' }, { objects: { 100: '101 0 R', 101: '100 0 R' } }),
  ],
  [
    'a length that is its own stream',
    () =>
      one(
        { entries: '/Contents 100 0 R' },
        { objects: { 100: `<< /Length 100 0 R >>\nstream\n${FILL}\nendstream` } },
      ),
  ],
  [
    'a colour space of itself',
    () =>
      one(
        { content: '/S cs 1 scn 0 0 99 99 re f', resources: '/ColorSpace << /S 100 0 R >>' },
        { objects: { 100: '[/Indexed 100 0 R 1 <000000ffffff>]' } },
      ),
  ],
  [
    'a function of itself',
    () =>
      one(
        { content: '/S sh', resources: '/Shading << /S 100 0 R >>' },
        {
          objects: {
            100: '<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 99 99] /Function 101 0 R >>',
            101: '<< /FunctionType 3 /Domain [0 1] /Functions [101 0 R 101 0 R] /Bounds [0.5] /Encode [0 1 0 1] >>',
          },
        },
      ),
  ],
  [
    'a table of a thousand million samples',
    () =>
      one(
        { content: '/S sh', resources: '/Shading << /S 100 0 R >>' },
        {
          objects: {
            100: '<< /ShadingType 1 /ColorSpace /DeviceRGB /Domain [0 100 0 100] /Function 101 0 R >>',
            101: pdfStream(
              'x',
              '/FunctionType 0 /Domain [0 100 0 100] /Range [0 1 0 1 0 1] /Size [30000 30000] /BitsPerSample 32',
            ),
          },
        },
      ),
  ],
  [
    'a program for every pixel',
    () =>
      one(
        { content: '/S sh', resources: '/Shading << /S 100 0 R >>' },
        {
          objects: {
            100: '<< /ShadingType 1 /ColorSpace /DeviceGray /Domain [0 100 0 100] /Function 101 0 R >>',
            101: pdfStream(
              `{ add ${'sin '.repeat(50_000)} }`,
              '/FunctionType 4 /Domain [0 100 0 100] /Range [0 1]',
            ),
          },
        },
      ),
  ],
  [
    'a glyph that writes itself',
    () =>
      one(
        { content: 'BT /F 90 Tf (aaaa) Tj ET', resources: '/Font << /F 100 0 R >>' },
        {
          objects: {
            100: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 /Widths [1] /Encoding << /Differences [97 /a] >> /CharProcs << /a 101 0 R >> /Resources << /Font << /F 100 0 R >> >> >>',
            101: pdfStream('1 0 d0 BT /F 1 Tf (aaaa) Tj ET 0 0 1 1 re f'),
          },
        },
      ),
  ],
  ['dashes without number', () => one({ content: '[0.00001] 0 d 1 w 0 50 m 1e9 50 l S' })],
  [
    'clips without number',
    () => one({ content: `${repeat(200_000, (n) => `${n % 50} 0 50 50 re W n `)}${FILL}` }),
  ],
  [
    'curves that fill the page a hundred thousand times',
    () => one({ content: repeat(100_000, (n) => `0 0 m 0 99 99 ${n % 99} 99 99 c 50 0 l f* `) }),
  ],
  [
    'coordinates without end',
    () => one({ content: `1e30 0 0 1e30 0 0 cm ${'-1e30 0 m 1e30 1e30 l S '.repeat(500)}` }),
  ],
  [
    'a JPEG 2000 head without an image',
    () =>
      one(
        DRAW,
        image(
          Buffer.from(
            'ff4fff51002f0000ffffffffffffffff0000000000000000ffffffffffffffff00000000000000000003070101',
            'hex',
          ),
          '/Width 60000 /Height 60000 /Filter /JPXDecode',
        ),
      ),
  ],
  [
    'a fax page of four thousand million pixels',
    () =>
      one(
        DRAW,
        image(
          Buffer.alloc(1000, 0x55),
          '/Width 65000 /Height 65000 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 65000 /Rows 65000 >>',
        ),
      ),
  ],
  [
    'scripts and actions',
    () =>
      one(
        { content: FILL, entries: '/AA << /O << /S /JavaScript /JS (while (true) {}) >> >>' },
        {
          catalog:
            '/OpenAction << /S /JavaScript /JS (while (true) {}) >> /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (for(;;){}) >>] >> >>',
        },
      ),
  ],
  [
    'files and addresses from outside',
    () =>
      one(
        { ...DRAW, entries: '/AA << /O << /S /Launch /F (/bin/sh) >> >>' },
        {
          objects: {
            100: pdfStream('', '/Subtype /Image /Width 9 /Height 9 /F (/etc/passwd) /FFilter /FlateDecode'),
          },
        },
      ),
  ],
  [
    'form fields in circles',
    () =>
      one(
        { content: FILL, entries: '/Annots [100 0 R]' },
        {
          catalog: '/AcroForm << /Fields [100 0 R] >>',
          objects: {
            100: '<< /Type /Annot /Subtype /Widget /FT /Tx /Kids [100 0 R] /Parent 100 0 R /Rect [0 0 9 9] >>',
          },
        },
      ),
  ],
  [
    'a hundred megabytes of spaces',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000_000, 32)]),
  ],
]);
