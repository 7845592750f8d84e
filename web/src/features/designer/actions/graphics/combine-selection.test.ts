// @vitest-environment happy-dom
import { findSurface } from '@diy/design/document';
import type { Layer, ShapeLayer } from '@diy/design/layers';
import { buildShapeLayer, buildTextLayer } from '@diy/design/testing';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { notify } from '../../../../lib/notifications.ts';
import { startTexts, texts } from '../../../../lib/text/translate.ts';
import { buildSession } from '../../testing/build-session.ts';
import { actions } from '../actions.ts';
import { combineSelection, offersCombining } from './combine-selection.ts';

beforeAll(async () => {
  await startTexts([], 'zh-CN');
  await texts.loadNamespaces(['designer']);
});
afterEach(() => vi.restoreAllMocks());

const shape = (id: string, xMm: number, changes: Partial<ShapeLayer> = {}) =>
  buildShapeLayer({ id, xMm, ...changes });

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
    await combineSelection(session, id);
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
  await combineSelection(session, 'union');
  expect(now().map(({ kind }) => kind)).toEqual(['shape', 'text']);
  expect(warn).toHaveBeenCalledWith('文字不能和形状组合，请只选形状和矢量图形。');
  session.editor.select(['t']);
  expect(offersCombining(session)).toBe(false);
});

it('leaves what would become nothing, and says what is lost', async () => {
  const warn = vi.spyOn(notify, 'warning');
  const apart = open([shape('a', 50), shape('b', 150)]);
  await combineSelection(apart.session, 'intersect');
  expect(apart.now().map(({ id }) => id)).toEqual(['a', 'b']);
  expect(apart.session.editor.getState().canUndo).toBe(false);
  const dashed = open([
    shape('a', 50),
    shape('b', 70, { stroke: { colour: '#000000', widthMm: 1, dash: 'dotted' } }),
  ]);
  await combineSelection(dashed.session, 'union');
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    '形状之间没有可留下的部分，什么都没有改。',
    '矢量图形不能用虚线，组合后改成了实线描边。',
  ]);
});
