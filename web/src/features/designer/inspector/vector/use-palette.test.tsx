// @vitest-environment happy-dom
import { findLayer } from '@diy/design/document';
import type { VectorLayer } from '@diy/design/layers';
import { buildVectorLayer } from '@diy/design/testing';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawAndDiscard } from '../../../../testing/draw-and-discard.tsx';
import { DesignerContext } from '../../session/designer-context.ts';
import { buildSession } from '../../testing/build-session.ts';
import { usePalette } from './use-palette.ts';

const RED = '#FF0000';
const BLUE = '#0000FF';
const path = (fill: string) => ({ d: 'M0 0L1 0L1 1Z', fill, stroke: null });

it('a colour that was changed into another one stays apart, whatever was drawn and thrown away', async () => {
  const first = buildVectorLayer({ id: 'v', paths: [path(RED), path(BLUE)] });
  const other = buildVectorLayer({ id: 'o', paths: [path('#00FF00')] });
  const session = buildSession([first, other]);
  const vectorNow = () => findLayer(session.editor.getState().design, 'v')?.layer as VectorLayer;
  const kept = { layers: () => [vectorNow()] };
  const { now, again } = await drawAndDiscard(
    ({ layers }: { layers: () => VectorLayer[] }) => usePalette(layers()),
    {
      kept,
      discarded: { layers: () => [other] },
      frame: (page) => <DesignerContext value={session}>{page}</DesignerContext>,
    },
  );
  act(() => now().set(0, BLUE));
  await again();
  expect(now().colours).toEqual([BLUE, BLUE]);
  act(() => now().set(1, RED));
  expect(vectorNow().paths.map(({ fill }) => fill)).toEqual([BLUE, RED]);
});
