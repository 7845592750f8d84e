import { DEFAULT_PLACEMENT, type PlacementRule, placeOnSurface } from '@diy/design/placement';
import { buildSurface } from '@diy/design/testing';
import { expect, test } from 'vitest';
import { boxOfRule, moveRuleBox, resizeRuleBox } from './move-box.ts';

const image = { id: 'i', name: '图', widthPx: 4000, heightPx: 1500 };
const surface = buildSurface({ bleedMm: 3 });
const { widthMm, heightMm } = surface.printArea;
const box = { xMm: 100, yMm: 100, widthMm: 80, rotationDeg: 0 };

/** Where the picture's pixel in the middle of its shown part lies on the surface. */
function shownMiddle(rule: PlacementRule, byHand: boolean) {
  const cell = { image, surface, sizeId: 'm', rule, box: undefined };
  const place = { image, widthMm, heightMm, bleedMm: surface.bleedMm, rule, idPrefix: 's' };
  const [layer] = placeOnSurface(byHand ? { ...place, box: boxOfRule(cell) } : place);
  if (layer?.kind !== 'image') throw new Error('no picture');
  const [whole] = placeOnSurface(place);
  if (whole?.kind !== 'image') throw new Error('no picture');
  // The middle of what the rule shows, in the coordinates of this layer's part of the picture.
  const middle = { x: whole.crop.x + whole.crop.width / 2, y: whole.crop.y + whole.crop.height / 2 };
  const right = ((middle.x - layer.crop.x) / layer.crop.width - 0.5) * layer.widthMm;
  const down = ((middle.y - layer.crop.y) / layer.crop.height - 0.5) * layer.heightMm;
  const [dx, dy] = layer.rotationDeg === 90 ? [-down, right] : [right, down];
  return { x: layer.xMm + dx, y: layer.yMm + dy, mmPerPx: layer.widthMm / layer.crop.width / 4000 };
}

test.each([
  ['contain', {}],
  ['contain, turned', { rotateToFit: true }],
  ['cover', { fit: 'cover' }],
  ['cover from the left', { fit: 'cover', anchor: 'left' }],
  ['cover from the top, turned', { fit: 'cover', anchor: 'top', rotateToFit: true }],
  ['larger than its area', { scale: 1.7, anchor: 'bottom-right', marginMm: 12 }],
] as const)('placing by hand begins where the rule has put it: %s', (_, changes) => {
  const rule = { ...DEFAULT_PLACEMENT, ...changes };
  const [ruled, byHand] = [shownMiddle(rule, false), shownMiddle(rule, true)];
  expect(byHand.x).toBeCloseTo(ruled.x, 2);
  expect(byHand.y).toBeCloseTo(ruled.y, 2);
  expect(byHand.mmPerPx).toBeCloseTo(ruled.mmPerPx, 5);
});

test('moving keeps the size', () => {
  expect(moveRuleBox(box, -12.5, 3)).toEqual({ ...box, xMm: 87.5, yMm: 103 });
});

test.each([0, 90, 30])('sizing keeps the upper left corner, at %d°', (rotationDeg) => {
  const corner = ({ xMm, yMm, widthMm: width, rotationDeg: turn }: typeof box) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const [right, down] = [-width / 2, (-width * 1500) / 4000 / 2];
    return { x: xMm + right * cos - down * sin, y: yMm + right * sin + down * cos };
  };
  const turned = { ...box, rotationDeg };
  const sized = resizeRuleBox(turned, image, 20, 9);
  expect(sized.widthMm).not.toBe(box.widthMm);
  expect(corner(sized).x).toBeCloseTo(corner(turned).x, 3);
  expect(corner(sized).y).toBeCloseTo(corner(turned).y, 3);
});

test('nothing gets smaller than can be taken hold of, nor larger than a surface may be', () => {
  expect(resizeRuleBox(box, image, -500, -500).widthMm).toBe(5);
  expect(resizeRuleBox(box, image, 90_000, 0).widthMm).toBe(5000);
});
