import { describe, expect, it } from 'vitest';
import { buildFontFace } from '../testing/build-font-face.ts';
import { buildTextLayer } from '../testing/build-layers.ts';
import { layoutText } from './layout-text.ts';
import type { TextLayout } from './text-layout.ts';

const face = buildFontFace('test');
const set = (changes: Parameters<typeof buildTextLayer>[0]) =>
  layoutText(
    buildTextLayer({ text: 'abcdefg', widthMm: 200, heightMm: 100, align: 'center', ...changes }),
    face,
  );
const turnsOf = (layout: TextLayout, line = 0) =>
  (layout.lines[line]?.glyphs ?? []).map(({ turn }) =>
    turn ? (Math.atan2(turn.sin, turn.cos) * 180) / Math.PI : null,
  );

describe('bent text', () => {
  it('is the straight one without an angle', () => {
    expect(set({ arcDeg: 0 })).toEqual(set({}));
    expect(turnsOf(set({ arcDeg: 0 }))).toEqual(Array(7).fill(null));
  });

  it('turns letters evenly over the angle, the middle one upright', () => {
    const turns = turnsOf(set({ arcDeg: 140 }));
    // Seven equal letters: their middles lie a seventh of the angle apart.
    expect(turns.map((turn) => Math.round(turn ?? Number.NaN))).toEqual([-60, -40, -20, 0, 20, 40, 60]);
  });

  it('is highest in the middle for a rainbow and lowest for a smile', () => {
    const heights = (arcDeg: number) => set({ arcDeg }).lines[0]?.glyphs.map(({ yMm }) => yMm) ?? [];
    expect(Math.min(...heights(120))).toBeCloseTo(heights(120)[3] ?? 0, 0);
    expect(Math.max(...heights(-120))).toBeCloseTo(heights(-120)[3] ?? 0, 0);
    expect(turnsOf(set({ arcDeg: -140 }))[0]).toBeCloseTo(60, 6);
  });

  it.each([
    ['left', 'top', 0, 0],
    ['center', 'middle', 0.5, 0.5],
    ['right', 'bottom', 1, 1],
  ] as const)('lies %s and %s in its box by its ink', (align, verticalAlign, x, y) => {
    const ink = set({ arcDeg: 90, align, verticalAlign }).inkBoundsMm;
    if (!ink) throw new Error('No ink.');
    expect(ink.xMm).toBeCloseTo((200 - ink.widthMm) * x, 6);
    expect(ink.yMm).toBeCloseTo((100 - ink.heightMm) * y, 6);
  });

  it('keeps a line whole whatever the box, and says when it does not fit', () => {
    const layout = set({ arcDeg: 90, widthMm: 5 });
    expect(layout.lines).toHaveLength(1);
    expect(layout.overflow).toBe(true);
    expect(set({ arcDeg: 90 }).overflow).toBe(false);
    const shrunk = set({ arcDeg: 90, widthMm: 20, fit: 'shrink' });
    expect(shrunk.overflow).toBe(false);
    expect(shrunk.contentWidthMm).toBeLessThanOrEqual(20.01);
  });

  it('sets lines on circles with one centre: the outer one turns less', () => {
    const layout = set({ text: 'abcdefg\nabcdefg', arcDeg: 140 });
    expect(turnsOf(layout, 1)[6]).toBeCloseTo(60, 6);
    expect(turnsOf(layout, 0)[6]).toBeLessThan(60);
  });

  it('has no ink without letters', () => {
    expect(set({ text: ' ', arcDeg: 90 }).inkBoundsMm).toBeNull();
    expect(set({ text: '', arcDeg: 90 }).lines).toHaveLength(1);
  });
});
