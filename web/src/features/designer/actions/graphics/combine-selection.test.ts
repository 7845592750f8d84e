// @vitest-environment happy-dom
import { combineLayers } from '@diy/design/combining';
import { findSurface } from '@diy/design/document';
import type { Layer, ShapeLayer } from '@diy/design/layers';
import { buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { notify } from '../../../../lib/notifications.ts';
import { startTexts, texts } from '../../../../lib/text/translate.ts';
import { buildSession } from '../../testing/build-session.ts';
import { actions } from '../actions.ts';
import { combineSelection, offersCombining } from './combine-selection.ts';
import type { CombineRequest } from './combine-worker.ts';

beforeAll(async () => {
  await startTexts([], 'zh-CN');
  await texts.loadNamespaces(['designer']);
});
afterEach(() => vi.restoreAllMocks());

const shape = (id: string, xMm: number, changes: Partial<ShapeLayer> = {}) =>
  buildShapeLayer({ id, xMm, ...changes });

/** As the worker does it, without one. */
const combineHere = async (request: CombineRequest) => combineLayers(...request);

function open(layers: Layer[], selection = layers.map(({ id }) => id)) {
  const session = buildSession(layers);
  session.editor.select(selection);
  const { design: start } = session.editor.getState();
  const now = () => {
    const { design, activeSurfaceId } = session.editor.getState();
    return findSurface(design, activeSurfaceId)?.layers ?? [];
  };
  return { session, start, now };
}

it.each(['union', 'subtract', 'intersect', 'exclude'] as const)(
  '%s is one step, and the vector is selected',
  async (id) => {
    const { session, start, now } = open([shape('a', 50), shape('b', 70), shape('c', 200)], ['a', 'b']);
    expect(actions[id].isEnabled?.(session)).toBe(true);
    await combineSelection(session, id, combineHere);
    const [vector, other] = now();
    expect([vector?.kind, other?.id, now().length]).toEqual(['vector', 'c', 2]);
    expect(session.editor.getState().selection).toEqual([vector?.id]);
    const end = now();
    session.editor.undo();
    expect(session.editor.getState()).toMatchObject({ design: start, canUndo: false });
    session.editor.redo();
    expect(now()).toEqual(end);
  },
);

it('is offered for shapes, and says why it cannot be done', async () => {
  const warn = vi.spyOn(notify, 'warning');
  const { session, now } = open([shape('a', 50), buildTextLayer({ id: 't' })]);
  expect(offersCombining(session)).toBe(true);
  expect(actions.union.isEnabled?.(session)).toBe(false);
  await combineSelection(session, 'union', combineHere);
  expect(now().map(({ kind }) => kind)).toEqual(['shape', 'text']);
  expect(warn).toHaveBeenCalledWith('文字不能和形状组合，请只选形状和矢量图形。');
  session.editor.select(['t']);
  expect(offersCombining(session)).toBe(false);
});

it('leaves what would become nothing, and says what is lost', async () => {
  const warn = vi.spyOn(notify, 'warning');
  const apart = open([shape('a', 50), shape('b', 150)]);
  await combineSelection(apart.session, 'intersect', combineHere);
  expect(apart.now().map(({ id }) => id)).toEqual(['a', 'b']);
  expect(apart.session.editor.getState().canUndo).toBe(false);
  const dashed = open([
    shape('a', 50),
    shape('b', 70, { stroke: { colour: '#000000', widthMm: 1, dash: 'dotted' } }),
  ]);
  await combineSelection(dashed.session, 'union', combineHere);
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    '形状之间没有可留下的部分，什么都没有改。',
    '矢量图形不能用虚线，组合后改成了实线描边。',
  ]);
});

it.each<[string, 'slow' | 'crashed' | 'notLoaded', string]>([
  ['took too long', 'slow', '这些形状太复杂，10 秒内算不完，什么都没有改。请分几批组合。'],
  ['failed', 'crashed', '组合形状时程序出了错，什么都没有改。'],
  ['did not load', 'notLoaded', '组合功能没有加载成功，请检查网络后再试。'],
])('what %s changes nothing and is said', async (_, failure, text) => {
  const warn = vi.spyOn(notify, 'warning');
  const { session, start } = open([shape('a', 50), shape('b', 70)]);
  await combineSelection(session, 'union', async () => failure);
  expect(session.editor.getState()).toMatchObject({ design: start, canUndo: false });
  expect(warn.mock.calls).toEqual([[text]]);
  expect(session.ui.get().stopCombining).toBeNull();
});

/** A worker that returns when the test lets it. */
function waitingCombine() {
  const release: (() => void)[] = [];
  const combine = (request: CombineRequest, signal: AbortSignal) =>
    new Promise<ReturnType<typeof combineLayers> | null>((done) => {
      release.push(() => done(combineLayers(...request)));
      signal.addEventListener('abort', () => done(null));
    });
  return { combine, release };
}

it('drops what comes after the design was changed, and keeps what was changed', async () => {
  const warn = vi.spyOn(notify, 'warning');
  const { session, now } = open([shape('a', 50), shape('b', 70)]);
  const { combine, release } = waitingCombine();
  const done = combineSelection(session, 'union', combine);
  session.editor.run('updateLayer', { layerId: 'a', patch: { xMm: 55 } });
  release[0]?.();
  await done;
  expect(now().map(({ id, xMm }) => [id, xMm])).toEqual([
    ['a', 55],
    ['b', 70],
  ]);
  expect(warn.mock.calls).toEqual([['组合期间设计有改动，所以没有放入组合结果。请重新组合。']]);
});

it('puts the vector in where only the selection was changed meanwhile', async () => {
  const { session, now } = open([shape('a', 50), shape('b', 70), shape('c', 200)], ['a', 'b']);
  const { combine, release } = waitingCombine();
  const done = combineSelection(session, 'union', combine);
  session.editor.select(['c']);
  release[0]?.();
  await done;
  expect(now().map(({ kind, id }) => [kind, id])).toEqual([
    ['vector', session.editor.getState().selection[0]],
    ['shape', 'c'],
  ]);
});

it('is stopped without a word, and by being asked again', async () => {
  const warn = vi.spyOn(notify, 'warning');
  const { session, start, now } = open([shape('a', 50), shape('b', 70)]);
  const { combine, release } = waitingCombine();
  const first = combineSelection(session, 'union', combine);
  session.ui.get().stopCombining?.();
  await first;
  expect(session.editor.getState()).toMatchObject({ design: start, canUndo: false });
  const second = combineSelection(session, 'union', combine);
  const third = combineSelection(session, 'subtract', combine);
  await second;
  expect(session.ui.get().stopCombining).not.toBeNull();
  release[2]?.();
  await third;
  expect(now()).toMatchObject([{ kind: 'vector', xMm: 40 }]);
  expect([session.ui.get().stopCombining, warn.mock.calls]).toEqual([null, []]);
});
