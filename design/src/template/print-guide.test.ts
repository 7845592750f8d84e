import { describe, expect, it } from 'vitest';
import { guideSizePx, printGuideSvg } from './print-guide.ts';
import { type TemplateSurface, templateSurface } from './template.ts';

const surfaceOf = (part: Partial<TemplateSurface> = {}): TemplateSurface =>
  templateSurface.parse({
    id: 'front',
    name: { zh: '正面', en: 'Front' },
    resolutionDpi: 300,
    bleedMm: 3,
    safeMm: 5,
    printArea: { xMm: 10, yMm: 20, widthMm: 100, heightMm: 50 },
    printAreaBySize: { XL: { xMm: 0, yMm: 0, widthMm: 120, heightMm: 60 } },
    ...part,
  });
const words = { title: '正面 <100 × 50 mm> & "更多"', bleed: '出血', trim: '成品', safe: '安全' };

describe('a print guide', () => {
  it.each([
    ['S', '106mm', '56mm', '-3 -3 106 56'],
    ['XL', '126mm', '66mm', '-3 -3 126 66'],
  ])('has the real millimetres of size %s, bleed included', (size, width, height, box) => {
    const svg = printGuideSvg(surfaceOf(), size, words);
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="${box}"`);
  });

  it('shows bleed, trim and safe lines where they are', () => {
    const svg = printGuideSvg(surfaceOf(), 'S', words);
    const rects = [...svg.matchAll(/<rect x="([-\d.]+)" y="[-\d.]+" width="([\d.]+)"/g)].map((m) => [
      Number(m[1]),
      Number(m[2]),
    ]);
    expect(rects).toEqual([
      [expect.closeTo(-3, 0), expect.closeTo(106, 0)],
      [0, 100],
      [5, 90],
    ]);
  });

  it.each([
    ['no bleed', { bleedMm: 0 }, '出血'],
    ['no safe area', { safeMm: 0 }, '安全'],
    ['a safe area with nothing inside', { safeMm: 25 }, '安全'],
  ])('leaves out what is not there: %s', (_, part, word) => {
    expect(printGuideSvg(surfaceOf(part), 'S', words)).not.toContain(word);
  });

  it('draws the outline that takes ink, and escapes words', () => {
    const svg = printGuideSvg(surfaceOf({ mask: { svgPath: 'M0 0L100 0L50 50Z' } }), 'S', words);
    expect(svg).toContain('d="M0 0L100 0L50 50Z"');
    expect(svg).toContain('正面 &lt;100 × 50 mm&gt; &amp; &quot;更多&quot;');
  });
});

it('has the pixels of the print file with bleed', () => {
  expect(guideSizePx(surfaceOf(), 'S')).toEqual({ widthPx: 1252, heightPx: 661 });
  expect(guideSizePx(surfaceOf({ bleedMm: 0, resolutionDpi: 254 }), 'XL')).toEqual({
    widthPx: 1200,
    heightPx: 600,
  });
});
