// @vitest-environment happy-dom
import { type PhotoMarks, type PhotoPoint, photoMarks } from '@diy/design/photo-mockup';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startTexts, texts } from '../../../lib/text/translate.ts';
import { firstMarks } from '../marks-state.ts';
import { PhotoMarking } from './photo-marking.tsx';

beforeAll(async () => {
  await startTexts([], 'zh-CN');
  await texts.loadNamespaces('own-templates');
});
afterEach(cleanup);

const outline = (at: number): PhotoPoint[] => [
  [10 + at, 10],
  [40 + at, 10],
  [40 + at, 40],
];

/** Marks with `cutouts` cutouts, and `clicks` clicks that mark one more. */
function mark(cutouts: number, clicks: number) {
  let now: PhotoMarks = {
    ...firstMarks(800, 600, { widthMm: 200, heightMm: 100 }),
    cutouts: Array.from({ length: cutouts }, (_, at) => outline(at)),
  };
  function Page() {
    const [marks, setMarks] = useState(now);
    now = marks;
    return <PhotoMarking photoUrl="photo.jpg" marks={marks} onChange={setMarks} />;
  }
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: '标出遮挡' }));
  const area = screen.getByTestId('own-print-area');
  const photo = screen.getByRole('img').parentElement as HTMLElement;
  photo.getBoundingClientRect = () => ({ left: 0, top: 0, width: 800, height: 600 }) as DOMRect;
  for (let at = 0; at < clicks; at += 1)
    fireEvent.pointerDown(area, { clientX: 50 + at, clientY: 50 + (at % 9), button: 0 });
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  fireEvent.click(screen.getByRole('button', { name: '完成遮挡' }));
  return { said: said.join(' '), marks: now };
}

it.each([
  ['a twentieth cutout', 19, 3, '已点 3 个点', 20],
  ['a twenty-first', 20, 3, '最多标 20 处遮挡', 20],
  ['one of 201', 0, 201, '最多 200 个点', 1],
])('takes %s, or says why not', (_, cutouts, clicks, sentence, count) => {
  const { said, marks } = mark(cutouts, clicks);
  expect(said).toContain(sentence);
  expect(marks.cutouts).toHaveLength(count);
  expect(photoMarks.safeParse(marks).success).toBe(true);
});
