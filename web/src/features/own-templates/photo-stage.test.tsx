// @vitest-environment happy-dom
import type { PhotoMarks, PhotoPoint } from '@diy/design/photo-mockup';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startTexts, texts } from '../../lib/text/translate.ts';
import { firstMarks } from './marks-state.ts';
import { PhotoStage } from './photo-stage.tsx';

beforeAll(async () => {
  await startTexts([], 'zh-CN');
  await texts.loadNamespaces('own-templates');
});
afterEach(cleanup);

/** A photograph of 800 × 600 px, shown at half its size; the print is at 200..600 × 200..400. */
const marks = firstMarks(800, 600, { widthMm: 200, heightMm: 100 });

function show(drawing: readonly PhotoPoint[] | null = null) {
  const changes: [PhotoMarks, boolean][] = [];
  const drawn: PhotoPoint[] = [];
  render(
    <PhotoStage
      photoUrl="photo.jpg"
      marks={marks}
      drawing={drawing}
      onChange={(next, isDone) => changes.push([next, isDone])}
      onDraw={(point) => drawn.push(point)}
    />,
  );
  const photo = screen.getByRole('img').parentElement as HTMLElement;
  photo.getBoundingClientRect = () => ({ left: 10, top: 20, width: 400, height: 300 }) as DOMRect;
  const area = screen.getByTestId('own-print-area');
  for (const element of [area, ...screen.queryAllByRole('button')]) element.setPointerCapture = () => {};
  const point = (index: number) => screen.getByTestId(`own-point-${index}`);
  const places = (index: number) =>
    changes.map(([{ points }, isDone]) => [...(points[index] ?? []).map(Math.round), isDone]);
  return { changes, drawn, area, point, places };
}

const at = (x: number, y: number) => ({ clientX: 10 + x / 2, clientY: 20 + y / 2, button: 0 });

it('drags one corner in pixels of the photograph, and ends with what can be undone', () => {
  const { point, places } = show();
  fireEvent.pointerDown(point(0), at(200, 200));
  fireEvent.pointerMove(point(0), at(240, 180));
  fireEvent.pointerUp(point(0), at(300, 300));
  fireEvent.pointerMove(point(0), at(400, 400));
  expect(places(0)).toEqual([
    [240, 180, false],
    [300, 300, true],
  ]);
});

it('drags the whole print by its area', () => {
  const { area, places } = show();
  fireEvent.pointerDown(area, at(400, 300));
  fireEvent.pointerUp(area, at(420, 310));
  expect(places(3)).toEqual([[620, 410, true]]);
});

it.each([
  ['a press without a movement', { button: 0 }, [200, 200]],
  ['another button', { button: 2 }, [300, 300]],
])('changes nothing by %s', (_, button, [x = 0, y = 0]) => {
  const { point, changes } = show();
  fireEvent.pointerDown(point(0), { ...at(200, 200), ...button });
  fireEvent.pointerUp(point(0), at(x, y));
  expect(changes).toEqual([]);
});

it.each<[string, object, unknown[]]>([
  ['ArrowLeft', {}, [199, 200, true]],
  ['ArrowDown', { shiftKey: true }, [200, 210, true]],
  ['a', {}, []],
])('moves a corner by %s', (key, more, place) => {
  const { point, places } = show();
  fireEvent.keyDown(point(0), { key, ...more });
  expect(places(0)).toEqual(place.length > 0 ? [place] : []);
});

it('takes the points of a cutout instead while one is drawn', () => {
  const { area, changes, drawn } = show([]);
  expect(screen.queryAllByRole('button')).toEqual([]);
  fireEvent.pointerDown(area, at(300, 250));
  fireEvent.pointerMove(area, at(500, 250));
  expect([drawn, changes]).toEqual([[[300, 250]], []]);
});
