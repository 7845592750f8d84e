import { describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { readSheet } from '../../../testing/read-sheet.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { createShippedFonts } from '../../rendering/index.ts';
import { openPickFonts } from './pick-fonts.ts';
import { FACTS, HEAD, PAGE, PAGE_MARGIN_PX, placeRows, textOfRow } from './pick-layout.ts';
import { writePickPdf } from './pick-pdf.ts';
import { countProducts, type PickRow } from './pick-rows.ts';
import { writePickSheet } from './pick-sheet.ts';

const FONTS = createShippedFonts(testConfig('', '').fontsDir);
const row = (change: Partial<PickRow> = {}): PickRow => ({
  orderNo: 'PO-1',
  lineNo: 'L1',
  shop: '一店',
  sku: 'AB-000001',
  product: '名字杯 · 马克杯',
  design: 'AB-000001',
  colour: '白色',
  size: '11oz',
  quantity: 1,
  personalised: true,
  personalisation: '名字：Anna',
  files: ['PO-1/PO-1_L1_Anna.png'],
  problem: '',
  warning: '',
  thumbnail: null,
  ...change,
});
const LETTERS = { shown: (text: string) => text, missing: () => 0, family: '' };
const width = (piece: string) => [...piece].length * 20;

/** How much is written in a part of the first page, as the sum of its darkness. */
async function inkOfPage(pdf: Buffer) {
  const from = pdf.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const { data, info } = await sharp(pdf.subarray(from))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([PAGE.widthPx, PAGE.heightPx]);
  const starts = {
    left: PAGE_MARGIN_PX + 4,
    middle: PAGE.widthPx / 2 - 150,
    right: PAGE.widthPx - PAGE_MARGIN_PX - 304,
  };
  return (part: keyof typeof starts, { top, height }: { top: number; height: number }): number => {
    let ink = 0;
    for (let y = top; y < top + height; y++)
      for (let x = starts[part]; x < starts[part] + 300; x++) ink += 255 - data[y * info.width + x]!;
    return ink + 1;
  };
}

describe('on paper', () => {
  it.each([
    ['一行', 1],
    ['很多行', 200],
  ])('every row stands on a page: %s', (_, count) => {
    const pages = placeRows(
      Array.from({ length: count }, () => row()),
      LETTERS,
      'zh',
      width,
    );
    expect(pages.flat().map(({ number }) => number)).toEqual(
      Array.from({ length: count }, (_, at) => at + 1),
    );
  });

  it.each(['长'.repeat(5000), 'word '.repeat(2000), 'a\nb\n'.repeat(150)])(
    'a long text is on as many pages as it takes, whole and inside of them',
    (personalisation) => {
      const rows = [row(), row({ personalisation }), row()];
      const pages = placeRows(rows, LETTERS, 'zh', width);
      const shown = pages.flat().filter(({ number }) => number === 2);
      expect(shown.map(({ isCarried }) => isCarried)).toEqual(shown.map((_, at) => at > 0));
      const text = shown.flatMap(({ lines }) => lines).join('');
      expect(text.replace(/\s/g, '')).toBe(textOfRow(rows[1]!, LETTERS, 'zh').join('').replace(/\s/g, ''));
      for (const { top, height } of pages.flat()) {
        expect(top).toBeGreaterThanOrEqual(HEAD);
        expect(top + height).toBeLessThanOrEqual(PAGE.heightPx - PAGE_MARGIN_PX);
      }
    },
  );

  it('says which letters it cannot show', async () => {
    const personalisation = 'Tom \u{10FFFD}\u{10FFFD} 猫';
    const fonts = await openPickFonts(FONTS, [personalisation]);
    expect(fonts.shown(personalisation)).toBe('Tom □□ 猫');
    expect(textOfRow(row({ personalisation }), fonts, 'zh')).toContainEqual(
      expect.stringContaining('2 个字'),
    );
    const plain = await openPickFonts(FONTS, ['猫 Anna']);
    expect(textOfRow(row(), plain, 'zh')).toEqual(['定制：名字：Anna', '文件：PO-1/PO-1_L1_Anna.png']);
  });

  it.each([
    ['en', ['Personalisation: 名字：Anna', 'File: PO-1/PO-1_L1_Anna.png']],
    ['ar', ['التخصيص: \u2068名字：Anna\u2069', 'الملف: \u2068PO-1/PO-1_L1_Anna.png\u2069']],
  ] as const)('has its own words in %s, and the buyer’s as they are', (locale, texts) => {
    expect(textOfRow(row(), LETTERS, locale)).toEqual(texts);
  });

  it.each([
    ['zh', 'left', 'middle'],
    ['ar', 'right', 'left'],
    ['he', 'right', 'left'],
  ] as const)('begins where %s begins to read, and its bars follow', async (locale, side, bars) => {
    const inkIn = await inkOfPage(await writePickPdf('PO', [row()], FONTS, locale));
    const other = side === 'left' ? 'right' : 'left';
    const [title, facts, words] = [
      { top: 40, height: 40 },
      { top: HEAD + 10, height: 130 },
      { top: HEAD + FACTS + 4, height: 60 },
    ];
    expect(inkIn(side, title)).toBeGreaterThan(5 * inkIn('middle', title));
    expect(inkIn(side, words)).toBeGreaterThan(20 * inkIn(other, words));
    // Bars are far blacker than letters.
    expect(inkIn(bars, facts)).toBeGreaterThan(2 * inkIn(side, facts));
  });

  it.each([
    ['the count', { quantity: 2 }, { quantity: 3 }],
    ['the end of a size', { size: '40×60 cm 带框（原木色）' }, { size: '40×60 cm 带框（原木白）' }],
  ])('shows %s beside the longest colour and size', async (_, one, other) => {
    const long = { colour: '透明磨砂防摔壳加厚款', size: 'iPhone 15 Pro Max 全包镜头（加厚）' };
    const firstPage = async (change: Partial<PickRow>) => {
      const pdf = await writePickPdf('拣货单', [row({ ...long, ...change })], FONTS, 'zh');
      const from = pdf.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
      return pdf.subarray(from, pdf.indexOf(Buffer.from('endstream'), from));
    };
    expect((await firstPage(one)).equals(await firstPage(one))).toBe(true);
    expect((await firstPage(one)).equals(await firstPage(other))).toBe(false);
  });

  it.each([
    ['left out', [], '未打包：缺少图片'],
    ['void since', ['PO-1/a.png'], '请勿打印：缺少图片'],
  ])('says why a line is not printed that was %s', (_, files, expected) => {
    expect(textOfRow(row({ files, problem: '缺少图片' }), LETTERS, 'zh')).toContain(expected);
  });

  it.each<[string, Partial<PickRow>[], [string, number][]]>([
    ['pieces of a design', [{ quantity: 2 }, { quantity: 3 }], [['名字杯 · 马克杯', 5]]],
    [
      'none of what is not printed',
      [{ quantity: 2 }, { quantity: 3, problem: '缺' }],
      [['名字杯 · 马克杯', 2]],
    ],
    [
      'designs of one name by themselves',
      [{ quantity: 2 }, { quantity: 3, design: 'AB-2' }, { quantity: 4 }],
      [
        ['名字杯 · 马克杯 (AB-000001)', 6],
        ['名字杯 · 马克杯 (AB-2)', 3],
      ],
    ],
  ])('counts %s', (_, changes, expected) => {
    const counts = countProducts(changes.map(row));
    expect(counts.map(({ product, pieces }) => [product, pieces])).toEqual(expected);
    expect(counts.every(({ variant }) => variant === '白色 · 11oz')).toBe(true);
  });

  it('is a PDF of its pages', async () => {
    const pdf = await writePickPdf('拣货单', [row({ personalisation: 'مرحبا שלום สวัสดี 😀 ก็' })], FONTS, 'zh');
    expect(pdf.toString('latin1')).toContain('/Count 2 ');
  });
});

describe('as a sheet', () => {
  it('has texts and file names whole, to the letter', async () => {
    const texts = ['名字：مرحبا שלום สวัสดี 😀👨‍👩‍👧', '=SUM(A1)', 'a\nb', '长'.repeat(2000), ''];
    const sheet = await readSheet(
      await writePickSheet(
        texts.map((personalisation) => row({ personalisation })),
        'zh',
      ),
    );
    const [header, ...cells] = sheet.rows;
    const column = header!.indexOf('定制内容');
    expect(cells.map((one) => one[column] ?? '')).toEqual(texts);
    expect(cells.map((one) => one[header!.indexOf('生产图文件')])).toEqual(
      texts.map(() => 'PO-1/PO-1_L1_Anna.png'),
    );
  });

  it('pads a thumbnail in a high row, which would be stretched', async () => {
    const thumbnail = await sharp({ create: { width: 160, height: 160, channels: 3, background: '#c00' } })
      .jpeg()
      .toBuffer();
    const sheet = await readSheet(
      await writePickSheet([row({ thumbnail }), row({ thumbnail, personalisation: '长'.repeat(400) })], 'zh'),
    );
    const pictures = sheet.images.filter(({ column }) => column === 0);
    const sizes = await Promise.all(pictures.map(({ bytes }) => sharp(bytes).metadata()));
    expect(sizes[0]).toMatchObject({ width: 160, height: 160 });
    expect(sizes[1]!.height).toBeGreaterThan(sizes[1]!.width! * 2);
  });
});
