import { buildTextLayer } from '@diy/design/testing';
import { type FontFace, layoutText } from '@diy/design/text';
import { describe, expect, it } from 'vitest';
import { growTextBox } from './grow-text-box.ts';

/** Every character is a box of half an em. */
const face: FontFace = {
  id: 'boxes',
  unitsPerEm: 1000,
  ascender: 800,
  descender: 200,
  emTop: 800,
  shape: (text) =>
    [...text].map((_, cluster) => ({ glyphId: 1, cluster, advance: 500, xOffset: 0, yOffset: 0 })),
  outline: () => ({ commands: [], bounds: { left: 50, top: -700, right: 450, bottom: 0 } }),
  covers: () => true,
};
const oneLine = layoutText(buildTextLayer({ text: 'One' }), face).contentHeightMm;
const layer = buildTextLayer({ text: 'One', widthMm: 60, heightMm: oneLine, verticalAlign: 'middle' });

describe('growTextBox', () => {
  it('lets the box follow its lines, up and down', () => {
    const grown = growTextBox(layer, { text: 'One\nTwo\nThree' }, face);
    expect(grown.heightMm).toBeGreaterThan(oneLine * 2.5);
    expect(grown).toMatchObject({ xMm: 50, yMm: 50 });
    const shrunk = growTextBox({ ...layer, ...grown }, { text: 'One' }, face);
    expect(shrunk.heightMm).toBeCloseTo(oneLine, 3);
  });

  it('is measured without spans once the last of them is gone', () => {
    expect(growTextBox(layer, { text: 'One\nTwo', spans: [] }, face)).toEqual({
      ...growTextBox(layer, { text: 'One\nTwo' }, face),
      spans: [],
    });
  });

  it('keeps the edge the words hang from, also when turned', () => {
    const top = growTextBox({ ...layer, verticalAlign: 'top' }, { text: 'One\nTwo' }, face);
    expect((top.yMm ?? 0) - (top.heightMm ?? 0) / 2).toBeCloseTo(50 - oneLine / 2, 3);
    const turned = growTextBox(
      { ...layer, verticalAlign: 'top', rotationDeg: 90 },
      { text: 'One\nTwo' },
      face,
    );
    expect((turned.xMm ?? 0) + (turned.heightMm ?? 0) / 2).toBeCloseTo(50 + oneLine / 2, 3);
  });

  it('leaves room that was given by hand, and boxes that shrink their text', () => {
    expect(growTextBox({ ...layer, heightMm: 80 }, { text: 'One\nTwo' }, face)).toEqual({ text: 'One\nTwo' });
    expect(growTextBox({ ...layer, fit: 'shrink' }, { text: 'One\nTwo' }, face)).toEqual({
      text: 'One\nTwo',
    });
  });

  it('lets columns widen from where they hang', () => {
    const one = layoutText(buildTextLayer({ text: 'One' }), face).contentHeightMm;
    const columns = { ...layer, writing: 'vertical', widthMm: one, heightMm: 60 } as const;
    for (const [align, side] of [
      ['left', -1],
      ['center', 0],
      ['right', 1],
      ['justify', 1],
    ] as const) {
      const grown = growTextBox({ ...columns, align }, { text: 'One\nTwo' }, face);
      expect(grown.widthMm).toBeCloseTo(one * 2, 3);
      expect(grown).not.toHaveProperty('heightMm');
      expect((grown.xMm ?? 0) + ((grown.widthMm ?? 0) / 2) * side).toBeCloseTo(50 + (one / 2) * side, 3);
      expect(grown.yMm).toBe(50);
    }
  });

  it('makes room where a box of its own height is too low', () => {
    const tight = { ...layer, heightMm: oneLine / 2 };
    expect(growTextBox(tight, {}, face).heightMm).toBeCloseTo(oneLine, 3);
  });
});
