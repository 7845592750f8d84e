// @vitest-environment happy-dom
import { buildShapeLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import { readStageMoment } from '../stage-moment.ts';
import type { RulerInput } from './paint-ruler.ts';
import { createRulers } from './rulers.ts';
import type { StageColours } from './stage-colours.ts';

const colours = {} as StageColours;

function open() {
  const session = buildSession([
    buildShapeLayer({ id: 'a', xMm: 50, yMm: 40, widthMm: 20, heightMm: 10 }),
    buildShapeLayer({ id: 'b', xMm: 100, yMm: 40, widthMm: 20, heightMm: 10 }),
  ]);
  const painted: RulerInput[] = [];
  const [upper, left] = [document.createElement('canvas'), document.createElement('canvas')];
  const rulers = createRulers(upper, left, (_, input) => void painted.push(input));
  return { session, rulers, painted, moment: () => readStageMoment(session)! };
}

it('marks the extent of the selection and the pointer', () => {
  const { session, rulers, painted, moment } = open();
  session.editor.select(['a', 'b']);
  rulers(moment(), { x: 7, y: 8 }, colours);
  expect(painted).toMatchObject([
    { axis: 'x', marked: [40, 110], pointer: 7 },
    { axis: 'y', marked: [35, 45], pointer: 8 },
  ]);
});

it('marks nothing where nothing is selected and no pointer is near', () => {
  const { rulers, painted, moment } = open();
  rulers(moment(), null, colours);
  expect(painted).toMatchObject([
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
  const { session, rulers, painted, moment } = open();
  session.editor.select(['a']);
  rulers(moment(), { x: 7, y: 8 }, colours);
  painted.length = 0;
  change(session);
  rulers(moment(), { x: 7, y: 8 }, colours);
  expect(painted).toHaveLength(times);
});
