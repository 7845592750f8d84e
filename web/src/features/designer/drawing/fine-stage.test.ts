import { buildShapeLayer } from '@diy/design/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFineStage, type FineJob, type FineScene, planFineJob } from './fine-stage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SCENE: FineScene = {
  layers: [buildShapeLayer()],
  view: { widthPx: 800, heightPx: 600, pxPerMm: 1, offsetXMm: 100, offsetYMm: 50 },
  inked: { left: -3, top: -3, right: 403, bottom: 303 },
  pxPerMm: { x: 6, y: 5.9 },
};
const seen = (changes: Partial<FineScene['view']>, more: Partial<FineScene> = {}) =>
  planFineJob({ ...SCENE, ...more, view: { ...SCENE.view, ...changes } });

it.each<[string, Partial<FineScene['view']>, Partial<FineScene>, object]>([
  ['the print’s own', {}, {}, { pxPerMm: { x: 6, y: 5.9 }, isPrint: true }],
  [
    'the print’s own, larger than they are',
    { pxPerMm: 11, offsetXMm: 0, offsetYMm: 0 },
    {},
    { isPrint: true },
  ],
  [
    'twice the screen’s where the print’s would be seen as blocks',
    { pxPerMm: 15, offsetXMm: 0, offsetYMm: 0 },
    {},
    { pxPerMm: { x: 30, y: 29.5 }, isPrint: false },
  ],
  [
    'half the print’s where those are too many',
    {},
    { pxPerMm: { x: 20, y: 20 } },
    { pxPerMm: { x: 10, y: 10 }, isPrint: false },
  ],
])('draws on pixels that are %s', (_, view, more, grid) => {
  expect(seen(view, more)?.grid).toMatchObject({ leftMm: -3, topMm: -3, ...grid });
});

it('draws the print area with its bleed', () => {
  expect(seen({})?.part).toEqual({ left: 97, top: 47, widthPx: 406, heightPx: 306 });
});

it.each([
  ['nothing of the area is seen', { offsetXMm: 900 }, {}],
  ['there is nothing to draw', {}, { layers: [] }],
  ['it would be more than a large screen', { widthPx: 8000, heightPx: 5000, pxPerMm: 20 }, {}],
])('draws nothing where %s', (_, view, more) => {
  expect(seen(view, more)).toBeNull();
});

it('stays within what is seen, and within its pixels', () => {
  for (const pxPerMm of [0.05, 0.7, 1.3, 2.9, 7.7, 30])
    for (const offsetXMm of [-350, -20, 0, 100])
      for (const [widthPx, heightPx] of [
        [390, 500],
        [1440, 900],
        [3840, 2000],
      ] as const) {
        const job = seen({ pxPerMm, offsetXMm, widthPx, heightPx });
        if (!job) continue;
        const { left, top, ...size } = job.part;
        expect(Math.min(left, top, size.widthPx - 1, size.heightPx - 1)).toBeGreaterThanOrEqual(0);
        expect(left + size.widthPx).toBeLessThanOrEqual(widthPx);
        expect(top + size.heightPx).toBeLessThanOrEqual(heightPx);
        const times = { x: job.grid.pxPerMm.x / pxPerMm, y: job.grid.pxPerMm.y / pxPerMm };
        const pixels = size.widthPx * size.heightPx * times.x * times.y;
        expect(pixels).toBeLessThanOrEqual(times.y / 2 >= 2 ? 16_000_000 : 40_000_000);
        expect(times.x).toBeGreaterThanOrEqual(0.5);
      }
});

function build() {
  const asked: [number, FineJob | null][] = [];
  let shown = 0;
  let closed = 0;
  const fine = createFineStage(
    (request, job) => asked.push([request, job]),
    () => {
      shown += 1;
    },
    () => {},
  );
  const close = () => {
    closed += 1;
  };
  const bitmap = () => ({ close }) as unknown as ImageBitmap;
  const rest = () => vi.advanceTimersByTime(160);
  const last = () => asked.at(-1)![0];
  return { fine, asked, bitmap, rest, last, counts: () => ({ shown, closed }) };
}

it('asks once it rests, shows what comes, and stays with it while nothing changes', () => {
  const { fine, asked, bitmap, rest, last, counts } = build();
  fine.follow(SCENE, true, false);
  fine.follow(SCENE, false, false);
  expect([asked.length, fine.isSettled()]).toEqual([0, false]);
  rest();
  expect(asked.map(([, job]) => job !== null)).toEqual([true]);
  fine.drawn(last(), bitmap());
  fine.follow(SCENE, false, false);
  rest();
  expect([asked.length, fine.isSettled(), counts()]).toEqual([1, true, { shown: 1, closed: 1 }]);
});

it('asks nothing while the hand moves, and takes back what it has asked for', () => {
  const { fine, asked, bitmap, rest, last, counts } = build();
  fine.follow(SCENE, true, false);
  fine.follow(SCENE, false, true);
  rest();
  expect(asked).toEqual([]);
  fine.follow(SCENE, false, false);
  rest();
  const first = last();
  fine.follow(SCENE, true, true);
  expect(asked.map(([, job]) => job !== null)).toEqual([true, false]);
  fine.drawn(first, bitmap());
  expect(counts()).toEqual({ shown: 0, closed: 1 });
});

it('keeps the fine drawing while pictures become truer', () => {
  const { fine, asked, bitmap, rest, last, counts } = build();
  expect(fine.renew()).toBe(false);
  fine.follow(SCENE, true, false);
  rest();
  // Nothing fine is shown yet: the quick drawing is made from the truer picture at once.
  expect(fine.renew()).toBe(false);
  fine.drawn(last(), bitmap());
  expect([fine.renew(), fine.isSettled()]).toEqual([true, false]);
  fine.follow(SCENE, false, false);
  rest();
  fine.drawn(last(), bitmap());
  expect([asked.length, fine.isSettled(), counts()]).toEqual([2, true, { shown: 2, closed: 2 }]);
});

it('is content with the quick drawing where the worker cannot', () => {
  const { fine, rest, last } = build();
  fine.follow(SCENE, true, false);
  rest();
  fine.drawn(last(), null);
  expect([fine.isSettled(), fine.renew()]).toEqual([true, false]);
});

it('does not take another stage’s drawing for its own', () => {
  const [one, other] = [build(), build()];
  one.fine.follow(SCENE, true, false);
  one.rest();
  one.fine.stop();
  other.fine.follow(SCENE, true, false);
  other.rest();
  other.fine.drawn(one.asked[0]![0], other.bitmap());
  expect([other.fine.isSettled(), other.counts()]).toEqual([false, { shown: 0, closed: 1 }]);
});
