import { expect, it } from 'vitest';
import { openDesign } from '../open-design.ts';
import { initial } from './0001-initial.ts';

const old = {
  colour: 'white',
  size: 'm',
  sides: {
    front: [
      {
        type: 'image',
        id: 'a',
        name: '猫',
        imageId: 'img1',
        sourceWidthPx: 800,
        sourceHeightPx: 600,
        leftMm: 10,
        topMm: 20,
        widthMm: 80,
        heightMm: 60,
        rotationDeg: 15,
      },
      {
        type: 'shape',
        id: 'b',
        name: '矩形',
        shape: 'rect',
        fill: '#112233',
        stroke: null,
        cornerRadiusMm: 0,
        points: 5,
        leftMm: -5,
        topMm: 0,
        widthMm: 10,
        heightMm: 10,
        locked: true,
      },
    ],
    back: [],
  },
};

it('brings the pre-release shape to format 1: centres, kinds, defaults', () => {
  const before = structuredClone(old);
  expect(initial.migrate(old).format).toBe(1);
  const design = openDesign(old);
  expect(design.surfaces.map((surface) => surface.surfaceId)).toEqual(['front', 'back']);
  expect(design.surfaces[0]?.layers).toEqual([
    {
      kind: 'image',
      id: 'a',
      name: '猫',
      imageId: 'img1',
      sourceWidthPx: 800,
      sourceHeightPx: 600,
      xMm: 50,
      yMm: 50,
      widthMm: 80,
      heightMm: 60,
      rotationDeg: 15,
      opacity: 1,
      blend: 'normal',
      locked: false,
      hidden: false,
      crop: { x: 0, y: 0, width: 1, height: 1 },
      flipX: false,
      flipY: false,
    },
    {
      kind: 'shape',
      id: 'b',
      name: '矩形',
      shape: 'rect',
      fill: '#112233',
      stroke: null,
      cornerRadiusMm: 0,
      points: 5,
      xMm: 0,
      yMm: 5,
      widthMm: 10,
      heightMm: 10,
      rotationDeg: 0,
      opacity: 1,
      blend: 'normal',
      locked: true,
      hidden: false,
    },
  ]);
  expect(old).toEqual(before);
});

it('takes an explicit format 0 as well', () => {
  expect(openDesign({ format: 0, ...old })).toEqual(openDesign(old));
});

it('leaves what it cannot read for the schema to name', () => {
  expect(() => openDesign({ ...old, sides: { front: [null] } })).toThrow(/surfaces\.0\.layers\.0/);
  expect(() => openDesign({ ...old, sides: { front: 'none' } })).toThrow(/surfaces\.0\.layers/);
  expect(initial.migrate({ sides: [] })).toMatchObject({ surfaces: [] });
});
