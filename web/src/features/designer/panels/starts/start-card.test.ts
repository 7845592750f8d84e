import { buildShapeLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { shownPart } from './start-card.tsx';

const strip = { widthMm: 200, heightMm: 90 };

it('a card shows the artwork with room around it, not the whole strip', () => {
  const layers = [buildShapeLayer({ xMm: 100, yMm: 45, widthMm: 50, heightMm: 50 })];
  expect(shownPart(layers, strip)).toEqual({ xMm: 71, yMm: 16, widthMm: 58, heightMm: 58 });
});

it('a card of artwork as wide as the area shows the area, as does one without any', () => {
  const whole = { xMm: 0, yMm: 0, ...strip };
  expect(shownPart([buildShapeLayer({ xMm: 100, yMm: 45, widthMm: 198, heightMm: 50 })], strip)).toEqual(
    whole,
  );
  expect(shownPart([], strip)).toEqual(whole);
});
