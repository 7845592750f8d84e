// @vitest-environment happy-dom
import { findLayer } from '@diy/design/document';
import { buildShapeLayer } from '@diy/design/testing';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawAndDiscard } from '../../../testing/draw-and-discard.tsx';
import { buildSession } from '../testing/build-session.ts';
import { DesignerContext, useRestingEditor } from './designer-context.ts';

it('what stands still during a drag is what is on the screen, not what was drawn and thrown away', async () => {
  const session = buildSession([buildShapeLayer({ id: 'a' }), buildShapeLayer({ id: 'b' })]);
  const { now } = await drawAndDiscard(
    ({ id }: { id: string }) => useRestingEditor(({ design }) => findLayer(design, id)?.layer.id),
    {
      kept: { id: 'a' },
      discarded: { id: 'b' },
      frame: (page) => <DesignerContext value={session}>{page}</DesignerContext>,
    },
  );
  expect(now()).toBe('a');
  act(() => session.editor.beginGesture());
  expect(now()).toBe('a');
});
