import type { MockupItem } from '@diy/contract/templates';
// @vitest-environment happy-dom
import { buildImageLayer, buildShapeLayer } from '@diy/design/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LayerCompositor } from '../drawing/layer-compositor.ts';
import type { MockupClient } from '../mockup/mockup-client.ts';
import type { ToWorker } from '../mockup/protocol.ts';
import { createStageDrawings } from '../session/stage-drawings.ts';
import { buildSession } from '../testing/build-session.ts';
import { createStageArtwork } from './stage-artwork.ts';
import { readStageMoment } from './stage-moment.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const REST_MS = 160;

/** The stage's canvas with a compositor that takes notes, and a worker that replies when asked to. */
function open(layers = [buildShapeLayer()]) {
  const notes: string[] = [];
  let quick: 'nothing' | 'whole' = 'whole';
  const compositor: LayerCompositor = {
    draw: () => quick,
    show: (_, left, top) => void notes.push(`show at ${left} ${top}`),
    clearStill: () => void notes.push('clear still'),
    invalidate: () => void notes.push('invalidate'),
  };
  const asked: Extract<ToWorker, { kind: 'stage' }>[] = [];
  const post = (message: ToWorker) => void (message.kind === 'stage' && asked.push(message));
  const drawings = createStageDrawings();
  const session = {
    ...buildSession(layers),
    mockups: { post } as Partial<MockupClient> as MockupClient,
    onStageDrawn: drawings.listen,
  };
  const canvas = document.createElement('canvas');
  const artwork = createStageArtwork(
    canvas,
    session,
    () => void notes.push('ask'),
    () => compositor,
  );
  const draw = (isFresh: boolean) => {
    quick = isFresh ? 'whole' : 'nothing';
    artwork.draw(readStageMoment(session)!);
    return JSON.parse(canvas.dataset.view ?? '') as {
      isComplete: boolean;
      isProductKnown: boolean;
      width: number;
    };
  };
  const reply = (bitmap: ImageBitmap | null) => drawings.give(asked.at(-1)!.request, bitmap);
  return { artwork, session, asked, draw, reply, notes, took: () => notes.splice(0) };
}
const bitmap = { close: () => {} } as ImageBitmap;

it('is drawn finely once it rests, and is complete from then on', () => {
  const { draw, asked, reply, took } = open();
  expect(draw(true)).toMatchObject({ isComplete: false, width: 200 });
  vi.advanceTimersByTime(REST_MS);
  expect(asked).toHaveLength(1);
  expect(draw(false).isComplete).toBe(false);
  reply(bitmap);
  expect(took()).toEqual(['show at 0 0', 'ask']);
  expect(draw(false).isComplete).toBe(true);
  expect(draw(true).isComplete).toBe(false);
});

it('says when it is known how far the product reaches, which a first look widens to', () => {
  const { draw, session } = open();
  expect(draw(true).isProductKnown).toBe(true);
  const surfaceId = readStageMoment(session)!.surface.id;
  const mockup = { asset: { surfaces: [{ surface: surfaceId }] } } as MockupItem;
  Object.assign(session, { template: { ...session.template, mockups: [mockup] } });
  expect(draw(true).isProductKnown).toBe(false);
  const rectMm = { xMm: 0, yMm: 0, widthMm: 1, heightMm: 1 };
  session.outlines.set({ [surfaceId]: { rectMm, photo: null } });
  expect(draw(true).isProductKnown).toBe(true);
});

it('is complete once it rests where there is nothing to draw', () => {
  const { draw, asked, took } = open([]);
  expect(draw(true).isComplete).toBe(false);
  vi.advanceTimersByTime(REST_MS);
  expect([asked, took()]).toEqual([[], ['ask']]);
  expect(draw(false).isComplete).toBe(true);
});

it('is never complete while a picture is missing', () => {
  const { draw, reply } = open([buildImageLayer({ imageId: 'sea' })] as never);
  draw(true);
  vi.advanceTimersByTime(REST_MS);
  reply(bitmap);
  expect(draw(false).isComplete).toBe(false);
});

it('keeps what is fine while pictures become truer, and draws all again where nothing is', () => {
  const { artwork, draw, reply, took } = open();
  draw(true);
  artwork.renew();
  expect(took()).toEqual(['invalidate']);
  vi.advanceTimersByTime(REST_MS);
  reply(bitmap);
  took();
  artwork.renew();
  expect(took()).toEqual(['clear still']);
});

it('is not drawn finely in a gesture, nor after it has stopped', () => {
  const { artwork, session, draw, asked, reply, took } = open();
  session.editor.beginGesture();
  draw(true);
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
  session.editor.endGesture();
  draw(false);
  vi.advanceTimersByTime(REST_MS);
  artwork.stop();
  expect(asked.map(({ job }) => job === null)).toEqual([false, true]);
  reply(bitmap);
  expect(took()).toEqual([]);
});
