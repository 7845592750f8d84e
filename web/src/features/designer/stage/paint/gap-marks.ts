import type { EqualGap, Point } from '@diy/design/geometry';
import { formatMm } from '../../view/format-readout.ts';
import { type StageView, toPx } from '../../view/view-math.ts';

/** Half the length of the bars at the ends of a gap, in CSS px. */
const BAR_PX = 5;

/** Lines of the gaps, each with a bar at both ends. */
export function gapsPath(gaps: readonly EqualGap[], view: StageView): string {
  return gaps
    .map((gap) => {
      const [from, to] = endsOf(gap, view);
      const [dx, dy] = gap.axis === 'x' ? [0, BAR_PX] : [BAR_PX, 0];
      const bar = ({ x, y }: Point) => `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
      return `M${from.x} ${from.y}L${to.x} ${to.y}${bar(from)}${bar(to)}`;
    })
    .join('');
}

/** What stands next to each gap, and where. */
export function gapLabels(gaps: readonly EqualGap[], view: StageView): { text: string; at: Point }[] {
  return gaps.map((gap) => {
    const [from, to] = endsOf(gap, view);
    const beside = gap.axis === 'x' ? { x: 0, y: -9 } : { x: 24, y: 4 };
    return {
      text: formatMm(gap.toMm - gap.fromMm),
      at: { x: (from.x + to.x) / 2 + beside.x, y: (from.y + to.y) / 2 + beside.y },
    };
  });
}

function endsOf({ axis, fromMm, toMm, acrossMm }: EqualGap, view: StageView): [Point, Point] {
  const at = (along: number) =>
    toPx(view, axis === 'x' ? { x: along, y: acrossMm } : { x: acrossMm, y: along });
  return [at(fromMm), at(toMm)];
}
