// @vitest-environment happy-dom
import { buildImageLayer, buildShapeLayer } from '@diy/design/testing';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../testing/build-session.ts';
import {
  areaOnCanvas,
  hasAllPictures,
  readStageMoment,
  type StageMoment,
  stageScene,
} from './stage-moment.ts';

/** The front of the test's product, 200 × 100 mm, printed at 300 dpi. */
function look(changes: Partial<StageMoment> = {}): StageMoment {
  return { ...readStageMoment(buildSession([buildShapeLayer()]))!, ...changes };
}

describe('the scene', () => {
  it.each<[string, Partial<StageMoment>, object]>([
    ['as it is', {}, { widthPx: 800, heightPx: 600, pxPerMm: 1, offsetXMm: 0, offsetYMm: 0 }],
    ['on a dense screen', { pixelRatio: 2 }, { widthPx: 1600, heightPx: 1200, pxPerMm: 2 }],
    ['on a stage without room', { size: { width: 0, height: 0.2 } }, { widthPx: 1, heightPx: 1 }],
    ['between pixels', { size: { width: 10.6, height: 10.4 }, pixelRatio: 1 }, { widthPx: 11, heightPx: 10 }],
    [
      'panned and zoomed',
      { view: { pxPerMm: 4, offsetX: -20, offsetY: 10 }, pixelRatio: 2 },
      { pxPerMm: 8, offsetXMm: -5, offsetYMm: 2.5 },
    ],
  ])('lies on the canvas %s', (_, changes, view) => {
    expect(stageScene(look({ pixelRatio: 1, ...changes })).view).toMatchObject(view);
  });

  it.each([
    [false, 0, { left: -0, top: -0, right: 200, bottom: 100 }],
    [true, 0, { left: -0, top: -0, right: 200, bottom: 100 }],
    [false, 3, { left: -0, top: -0, right: 200, bottom: 100 }],
    [true, 3, { left: -3, top: -3, right: 203, bottom: 103 }],
  ])('is inked with bleed (%s, of %d mm)', (bleed, bleedMm, inked) => {
    const { state, surface } = look();
    const moment = look({
      surface: { ...surface, bleedMm },
      state: { ...state, design: { ...state.design, print: { bleed } } },
    });
    expect(stageScene(moment).inked).toEqual(inked);
  });
});

it('says where the print area lies in pixels of the canvas', () => {
  const moment = look({ view: { pxPerMm: 4, offsetX: -20, offsetY: 10 }, pixelRatio: 2 });
  expect(areaOnCanvas(moment)).toEqual({ pxPerMm: 8, left: -40, top: 20, width: 200, height: 100 });
});

it('is about nothing where the template has lost the surface', () => {
  const session = buildSession();
  const definition = { ...session.template.definition, surfaces: [] };
  expect(readStageMoment({ ...session, template: { ...session.template, definition } })).toBeNull();
});

it.each([
  ['no layers', [], true],
  ['only shapes', [buildShapeLayer()], true],
  ['a picture that is there', [buildImageLayer({ imageId: 'here' })], true],
  [
    'a picture that is not',
    [buildImageLayer({ imageId: 'here' }), buildImageLayer({ imageId: 'gone' })],
    false,
  ],
])('has all pictures of %s', (_, layers, hasAll) => {
  expect(hasAllPictures(layers, { levels: (id) => (id === 'here' ? {} : undefined) })).toBe(hasAll);
});
