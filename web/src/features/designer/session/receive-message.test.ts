import { describe, expect, it } from 'vitest';
import { createSignal } from '../../../lib/signal.ts';
import type { FromWorker } from '../mockup/protocol.ts';
import { buildSession } from '../testing/build-session.ts';
import { layerArea, shownArea } from './active-surface.ts';
import type { SurfaceOutline } from './designer-session.ts';
import { receiveMessage } from './receive-message.ts';
import { setGround, setOutline } from './set-outline.ts';
import { createStageDrawings } from './stage-drawings.ts';

function buildBitmap() {
  const bitmap = {
    isClosed: false,
    close() {
      bitmap.isClosed = true;
    },
  };
  return bitmap as unknown as ImageBitmap & { isClosed: boolean };
}
const bitmap = buildBitmap();
const TO_MM = [100, 0, 0, 100, -10, 0] as const;
const rectMm = { xMm: -20, yMm: -10, widthMm: 240, heightMm: 120 };
const picture = { widthPx: 1, heightPx: 1, detail: 0, levels: [] };

it.each<[FromWorker, string[]]>([
  [{ kind: 'picture', imageId: 'i', ...picture }, ['arrived i', 'copies', 'redraw']],
  [{ kind: 'picture-failed', imageId: 'i' }, ['failed i']],
  [{ kind: 'copy', key: 'i 0', levels: null }, ['decoded i 0']],
  [{ kind: 'font', fontId: 'f' }, ['redraw']],
  [{ kind: 'stage', request: 7, bitmap: null }, ['stage 7']],
  [{ kind: 'outline', surfaceId: 'front', rectMm, hasPhoto: true }, ['outline front']],
  [{ kind: 'ground', surfaceId: 'front', bitmap, toMm: TO_MM }, ['ground front']],
  [{ kind: 'mockup', frame: 1, mockupId: 'm', bitmap }, []],
  [{ kind: 'artwork', surfaceId: 'front', bitmap }, []],
  [{ kind: 'cover', request: 1, bitmap: null }, []],
  [{ kind: 'done', frame: 1, milliseconds: 1 }, []],
  [{ kind: 'failed', message: 'no' }, []],
])('brings %o where it belongs', (message, expected) => {
  const done: string[] = [];
  receiveMessage(
    {
      pictures: {
        arrived: (imageId) => void done.push(`arrived ${imageId}`),
        failed: (imageId) => void done.push(`failed ${imageId}`),
      },
      copies: { decoded: (key) => void done.push(`decoded ${key}`) },
      followCopies: () => void done.push('copies'),
      redrawAll: () => void done.push('redraw'),
      giveStage: (request) => void done.push(`stage ${request}`),
      setOutline: ({ surfaceId }) => void done.push(`outline ${surfaceId}`),
      setGround: ({ surfaceId }) => void done.push(`ground ${surfaceId}`),
    },
    message,
  );
  expect(done).toEqual(expected);
});

describe('drawings of the stage', () => {
  it('are closed where nobody shows them, before and after', () => {
    const drawings = createStageDrawings();
    const [early, late] = [buildBitmap(), buildBitmap()];
    drawings.give(1, early);
    drawings.listen(() => {})();
    drawings.give(2, late);
    drawings.give(3, null);
    expect([early.isClosed, late.isClosed]).toEqual([true, true]);
  });

  it('are left to whoever listens', () => {
    const drawings = createStageDrawings();
    const received: unknown[] = [];
    drawings.listen((request, drawn) => received.push([request, drawn]));
    const drawn = buildBitmap();
    drawings.give(1, drawn);
    drawings.give(2, null);
    expect(received).toEqual([
      [1, drawn],
      [2, null],
    ]);
    expect(drawn.isClosed).toBe(false);
  });
});

describe('an outline', () => {
  const open = () => {
    const outlines = createSignal<Readonly<Record<string, SurfaceOutline>>>({});
    return { ...buildSession(), outlines };
  };

  it('widens a first look at its surface to the product', () => {
    const session = open();
    const [front] = session.template.definition.surfaces;
    session.view.fitProduct(shownArea(layerArea(front!, 'one')));
    const before = session.view.get().pxPerMm;
    setOutline(session, { kind: 'outline', surfaceId: 'front', rectMm, hasPhoto: false });
    expect(session.outlines.get()).toEqual({ front: { rectMm, photo: null } });
    expect(session.view.get().pxPerMm).toBeLessThan(before);
  });

  it.each(['back', 'lost'])('of %s leaves the look at another surface alone', (surfaceId) => {
    const session = open();
    const before = session.view.get();
    setOutline(session, { kind: 'outline', surfaceId, rectMm, hasPhoto: true });
    expect(session.view.get()).toBe(before);
    expect(Object.keys(session.outlines.get())).toEqual([surfaceId]);
  });

  it('gets its photograph, and lets go of the one in the former colour', () => {
    const { outlines, ...session } = open();
    setOutline({ ...session, outlines }, { kind: 'outline', surfaceId: 'front', rectMm, hasPhoto: true });
    expect(outlines.get()).toEqual({ front: { rectMm, photo: 'coming' } });
    const [white, black, lost] = [buildBitmap(), buildBitmap(), buildBitmap()];
    setGround(outlines, { kind: 'ground', surfaceId: 'front', bitmap: white, toMm: TO_MM });
    setGround(outlines, { kind: 'ground', surfaceId: 'front', bitmap: black, toMm: TO_MM });
    setGround(outlines, { kind: 'ground', surfaceId: 'lost', bitmap: lost, toMm: TO_MM });
    expect(outlines.get()).toEqual({ front: { rectMm, photo: { bitmap: black, toMm: TO_MM } } });
    expect([white.isClosed, black.isClosed, lost.isClosed]).toEqual([true, false, true]);
    // One in the former colour is not kept where there is none in the new one.
    setGround(outlines, { kind: 'ground', surfaceId: 'front', bitmap: null, toMm: TO_MM });
    expect([outlines.get().front?.photo, black.isClosed]).toEqual(['coming', true]);
  });
});
