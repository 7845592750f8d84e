import type { DesignField } from '@diy/design/document';
import { type Finding, summariseInk } from '@diy/design/preflight';
import {
  buildImageLayer,
  buildShapeLayer,
  buildSurface,
  buildTextLayer,
  findProblems,
} from '@diy/design/testing';
import { describe, expect, it } from 'vitest';
import { findingText } from './finding-text.ts';

const clear = summariseInk({ rgba: new Uint8Array(400), widthPx: 10, heightPx: 10 });

const fielded: DesignField[] = [
  { id: 'f', kind: 'text', name: '名字', whenEmpty: 'stop', maxLength: 1 },
  { id: 'c', kind: 'choice', name: '款式', whenEmpty: 'stop', choices: [] },
];

/** Every finding there is, made by the rules themselves, so that a missing parameter shows. */
const all: Finding[] = [
  ...findProblems([buildImageLayer({ name: '小猫', sourceWidthPx: 100, sourceHeightPx: 100 })]),
  ...findProblems([buildImageLayer({ name: '小猫' })]),
  ...findProblems([buildShapeLayer({ name: '矩形', xMm: -99 })]),
  ...findProblems([buildShapeLayer({ name: '矩形', xMm: 10 })]),
  ...findProblems([buildShapeLayer({ name: '矩形', xMm: 24 })]),
  ...findProblems([buildShapeLayer({ name: '矩形', xMm: 20 })], { surface: { bleedMm: 3 } }),
  ...findProblems([buildShapeLayer({ name: '矩形', opacity: 0 })]),
  ...findProblems([buildShapeLayer({ name: '矩形', widthMm: 0.1 })]),
  ...findProblems([buildShapeLayer({ name: '矩形', fill: null })]),
  ...findProblems([buildShapeLayer({ name: '矩形', fill: '#FFFFFF' })]),
  ...findProblems([buildShapeLayer({ name: '矩形', opacity: 0.5 })]),
  ...findProblems([buildImageLayer({ name: '小猫' })], { image: { hasSemiTransparency: true } }),
  ...findProblems([buildImageLayer({ name: '小猫' })], { image: null }),
  ...findProblems([buildImageLayer({ name: '小猫' })], { image: { isDamaged: true } }),
  ...findProblems([buildTextLayer({ name: '标题' })], { text: { missing: ['啊'] } }),
  ...findProblems([buildTextLayer({ name: '标题' })], { text: { overflow: true } }),
  ...findProblems([buildTextLayer({ name: '标题', fit: 'shrink' })], { text: { overflow: true } }),
  ...findProblems([
    buildTextLayer({
      name: '标题',
      shadow: { colour: '#000000', opacity: 0.5, dxMm: 1, dyMm: 1, blurMm: 0 },
    }),
  ]),
  ...findProblems([buildTextLayer({ name: '标题' })], {
    surface: { holes: [{ svgPath: 'M20 20H60V60H20Z', name: { zh: '镜头', en: 'camera' } }] },
  }),
  ...findProblems([buildShapeLayer({ name: '底图', xMm: 148, yMm: 200, widthMm: 296, heightMm: 400 })], {
    surface: { coverage: 'edge-to-edge' },
  }),
  ...findProblems([buildImageLayer({ name: '小猫', widthMm: 27, heightMm: 27 })]),
  ...findProblems([
    buildTextLayer({ name: '标题', fontSizeMm: 1, stroke: { colour: '#CC0000', widthMm: 0.04 } }),
  ]),
  ...findProblems([buildImageLayer({ name: '小猫' })], { image: { ink: clear } }),
  ...findProblems([
    buildTextLayer({ name: '标题' }),
    buildShapeLayer({ name: '矩形', widthMm: 99, heightMm: 99 }),
  ]),
  ...findProblems([buildTextLayer({ name: '标题', colour: '#FFFF00' })]),
  ...findProblems([buildTextLayer({ name: '标题', xMm: 24, yMm: 24 })], {
    surface: { mask: { svgPath: 'M0 40L40 0H300V400H0Z' } },
  }),
  ...findProblems([], { colourId: 'pink', sizeId: 'xxl' }),
  ...findProblems([buildShapeLayer()], { surface: { id: 'wrap' } }),
  ...findProblems([buildTextLayer({ name: '标题', bindings: { text: 'gone' } })]),
  ...findProblems([buildTextLayer({ name: '标题', bindings: { text: 'f' } })], { fields: fielded }),
  ...findProblems([buildShapeLayer({ name: '矩形', bindings: { colour: 'c' } })], { fields: fielded }),
  ...findProblems([buildShapeLayer()], {
    template: { surfaces: [buildSurface(), buildSurface({ id: 'back' })] },
  }),
];

/** Members of `FindingId`: a new one needs its example above. */
const FINDING_COUNT = 33;

describe('findingText', () => {
  it('has a whole sentence for every finding in both languages', () => {
    expect(new Set(all.map((finding) => finding.id)).size).toBe(FINDING_COUNT);
    for (const finding of all) {
      for (const locale of ['zh', 'en'] as const) {
        const text = findingText(finding, locale);
        expect(text).not.toMatch(/undefined|NaN|null/);
        expect(text.length).toBeGreaterThan(10);
        expect(text).not.toMatch(/[!！您]/);
        if (locale === 'zh') expect(text.endsWith('。')).toBe(true);
        if (finding.layerId && locale === 'zh' && finding.id !== 'tiny-artwork')
          expect(text).toContain(String(finding.params.layer));
      }
    }
  });

  const image = buildImageLayer({ name: '小猫', xMm: 24, sourceWidthPx: 9000, sourceHeightPx: 9000 });
  const shape = buildShapeLayer({ name: '矩形', xMm: 24 });
  it.each([
    ['dtg', shape, 0, '“矩形”离印刷边缘仅 4 mm，越过安全线，印刷偏移时可能不完整。请移到安全区内。'],
    ['dtf', image, 0, '“小猫”离印刷边缘仅 4 mm，越过安全线，印刷偏移时可能不完整。请移到安全区内。'],
    ['uv', shape, 3, '“矩形”离边缘仅 4 mm，越过了 10 mm 的安全线，裁切时可能被切到。请移到安全区内。'],
    [
      'inkjet',
      image,
      3,
      '“小猫”离边缘仅 4 mm，越过了 10 mm 的安全线，裁切时可能被切到。请移到安全区内，图片也可铺满到边缘之外。',
    ],
  ] as const)(
    'speaks of trimming only where something is trimmed: %s',
    (printMethod, layer, bleedMm, text) => {
      const found = findProblems([layer], { template: { printMethod }, surface: { bleedMm } });
      const crossing = found.find((finding) => finding.id === 'crosses-safe-line');
      expect(crossing && findingText(crossing, 'zh')).toBe(text);
      expect(crossing && findingText(crossing, 'en').includes('trimmed')).toBe(bleedMm > 0);
    },
  );

  it('says what and what to do', () => {
    const low = all.find((finding) => finding.id === 'low-resolution');
    if (!low) throw new Error('No finding.');
    expect(findingText(low, 'zh')).toBe(
      '图片“小猫”在当前尺寸下只有 63 dpi，低于最低要求 150 dpi，印出来会模糊。请缩小图片或换一张更大的原图。',
    );
  });
});
