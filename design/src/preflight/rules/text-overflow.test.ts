import { expect, it } from 'vitest';
import { buildTextLayer } from '../../testing/build-layers.ts';
import { findProblems } from '../../testing/find-problems.ts';

/** Words of this width in a box of 20 mm whose middle is at 50 of 100 mm. */
function findings(widthMm: number, changes: Parameters<typeof buildTextLayer>[0] = {}): string[] {
  const layer = buildTextLayer({ widthMm: 20, sizing: 'auto-width', ...changes });
  const inkBoundsMm = { xMm: (20 - widthMm) / 2, yMm: 0, widthMm, heightMm: 10 };
  return findProblems([layer], { text: { overflow: true, inkBoundsMm } }).map(({ id }) => id);
}

it('words of an order may be wider than the box that followed the sample, not than the print area', () => {
  expect(findings(60)).not.toContain('text-overflow');
  expect(findings(120)).toContain('text-overflow');
  expect(findings(60, { sizing: 'auto-height' })).toContain('text-overflow');
  expect(findings(60, { fit: 'shrink' })).toContain('text-overflow');
});
