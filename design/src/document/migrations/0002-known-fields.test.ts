import { expect, it } from 'vitest';
import { buildDesign, buildImageLayer, buildShapeLayer, buildTextLayer } from '../../testing/build-layers.ts';
import { openDesign } from '../open-design.ts';
import { knownFields } from './0002-known-fields.ts';

const full = () => ({
  ...buildDesign([
    {
      ...buildImageLayer({ groupId: 'g' }),
      tile: { widthMm: 20, gapMm: 1, arrangement: 'brick', angleDeg: 5, offsetXMm: 1, offsetYMm: 2 },
      mask: { shape: 'star', points: 5, cornerRadiusMm: 1 },
      filter: { contrast: 5, tint: { colour: '#112233', amount: 50 } },
      personalisation: { whenEmpty: 'leave-out' },
    } as never,
    buildTextLayer({
      groupId: 'g',
      arcDeg: 20,
      stroke: { colour: '#000000', widthMm: 1 },
      shadow: { colour: '#000000', opacity: 0.5, dxMm: 1, dyMm: 1, blurMm: 1 },
    }),
    buildShapeLayer({
      gradient: {
        angleDeg: 90,
        stops: [
          { at: 0, colour: '#000000' },
          { at: 1, colour: '#FFFFFF' },
        ],
      },
    }),
  ]),
  format: 2,
});

it('keeps every field that format 2 had', () => {
  const before = full();
  const design = {
    ...before,
    surfaces: before.surfaces.map((one) => ({ ...one, groups: [{ id: 'g', name: '' }] })),
  };
  expect(knownFields.migrate(design)).toEqual({ ...design, format: 3 });
  expect(() => openDesign(design)).not.toThrow();
  expect(before).toEqual(full());
});

it('drops what format 2 would have dropped in silence', () => {
  const design = full();
  const [surface] = design.surfaces;
  const [image, ...others] = surface?.layers ?? [];
  const strange = {
    ...design,
    author: 'a program',
    print: { ...design.print, cut: true },
    surfaces: [
      {
        surfaceId: surface?.surfaceId,
        note: 1,
        groups: [{ id: 'g', name: '', tint: 1 }],
        layers: [{ ...image, shadow: {}, crop: { x: 0, y: 0, width: 1, height: 1, z: 0 } }, ...others],
      },
    ],
  };
  const opened = openDesign(strange);
  expect(JSON.stringify(opened)).not.toMatch(/author|"cut"|note|"z"|"tint":1/);
  expect(opened.surfaces[0]?.layers[0]).not.toHaveProperty('shadow');
});

it('leaves what it cannot read for the schema to name', () => {
  expect(knownFields.migrate({ format: 2, surfaces: 'none' })).toEqual({ format: 3, surfaces: 'none' });
  expect(() =>
    openDesign({ ...full(), surfaces: [{ surfaceId: 'a', layers: [null, { kind: 'video' }] }] }),
  ).toThrow(/surfaces\.0\.layers\.0/);
});
