// @vitest-environment happy-dom
import { buildShapeLayer } from '@diy/design/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import { readStageMoment } from '../stage-moment.ts';
import { paintRuler, type RulerInput } from './paint-ruler.ts';
import { createRulers } from './rulers.ts';
import type { StageColours } from './stage-colours.ts';

vi.mock('./paint-ruler.ts', () => ({ paintRuler: vi.fn() }));
beforeEach(() => void vi.mocked(paintRuler).mockClear());

const colours = {} as StageColours;
const painted = (): RulerInput[] => vi.mocked(paintRuler).mock.calls.map(([, input]) => input);

function open() {
  const session = buildSession([
    buildShapeLayer({ id: 'a', xMm: 50, yMm: 40, widthMm: 20, heightMm: 10 }),
    buildShapeLayer({ id: 'b', xMm: 100, yMm: 40, widthMm: 20, heightMm: 10 }),
  ]);
  const rulers = createRulers(document.createElement('canvas'), document.createElement('canvas'));
  return { session, rulers, moment: () => readStageMoment(session)! };
}

it('marks the extent of the selection and the pointer', () => {
  const { session, rulers, moment } = open();
  session.editor.select(['a', 'b']);
  rulers(moment(), { x: 7, y: 8 }, colours);
  expect(painted()).toMatchObject([
    { axis: 'x', marked: [40, 110], pointer: 7 },
    { axis: 'y', marked: [35, 45], pointer: 8 },
  ]);
});

it('marks nothing where nothing is selected and no pointer is near', () => {
  const { rulers, moment } = open();
  rulers(moment(), null, colours);
  expect(painted()).toMatchObject([
    { marked: null, pointer: null },
    { marked: null, pointer: null },
  ]);
});

it.each<[string, (session: ReturnType<typeof buildSession>) => void, number]>([
  ['not again for the same', () => {}, 0],
  ['again for another selection', ({ editor }) => editor.select(['b']), 2],
  ['again for another zoom', ({ view }) => view.set({ ...view.get(), pxPerMm: 2 }), 2],
  ['again for another size', ({ view }) => view.resize({ width: 300, height: 200 }), 2],
])('is painted %s', (_, change, times) => {
  const { session, rulers, moment } = open();
  session.editor.select(['a']);
  rulers(moment(), { x: 7, y: 8 }, colours);
  vi.mocked(paintRuler).mockClear();
  change(session);
  rulers(moment(), { x: 7, y: 8 }, colours);
  expect(painted()).toHaveLength(times);
});
