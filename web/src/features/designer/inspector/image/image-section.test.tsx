// @vitest-environment happy-dom
import { findLayer } from '@diy/design/document';
import type { ImageLayer } from '@diy/design/layers';
import { buildImageLayer } from '@diy/design/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useEditor } from '../../session/designer-context.ts';
import { buildSession } from '../../testing/build-session.ts';
import { showInSession } from '../../testing/show-in-session.tsx';
import { ImageSection } from './image-section.tsx';

afterEach(cleanup);

function Shown() {
  const layer = useEditor((state) => findLayer(state.design, 'i')?.layer);
  return layer?.kind === 'image' ? <ImageSection layer={layer} /> : null;
}

/** Millimetres that this many pixels take at 300 dpi. */
const mmAt300 = (px: number) => (px * 25.4) / 300;

it.each<[string, Partial<ImageLayer>, RegExp]>([
  ['exactly its own size', { widthMm: mmAt300(600), heightMm: mmAt300(300) }, /像素原样/],
  ['0.1 % off its own size', { widthMm: mmAt300(600.6), heightMm: mmAt300(300.3) }, /像素原样/],
  ['turned by a quarter', { widthMm: mmAt300(600), heightMm: mmAt300(300), rotationDeg: 90 }, /像素原样/],
  ['turned by a degree', { widthMm: mmAt300(600), heightMm: mmAt300(300), rotationDeg: 1 }, /清晰度足够/],
  ['2 % smaller', { widthMm: mmAt300(588), heightMm: mmAt300(294) }, /清晰度足够/],
  ['2 % larger', { widthMm: mmAt300(612), heightMm: mmAt300(306) }, /低于/],
])('tells how a picture prints: %s', async (_, size, reported) => {
  const source = { sourceWidthPx: 600, sourceHeightPx: 300 };
  const layer = buildImageLayer({ id: 'i', xMm: 50, yMm: 50, ...source, ...size });
  await showInSession(buildSession([layer]), <Shown />);
  expect(screen.getByTestId('inspector-dpi').parentElement?.textContent).toMatch(reported);
});

it('names a vector graphic instead of a resolution that it does not have', async () => {
  const session = buildSession([buildImageLayer({ id: 'i', widthMm: 900, heightMm: 900 })]);
  const pictures = {
    ...session.pictures,
    info: () => ({ widthPx: 40, heightPx: 40, hasAlpha: true, isVector: true }),
  };
  await showInSession({ ...session, pictures }, <Shown />);
  const stated = screen.getByTestId('inspector-dpi').parentElement?.textContent;
  expect(stated).toMatch(/矢量.*清晰/);
  expect(stated).not.toMatch(/dpi|px/);
});
