import type { Pen } from './sketch.ts';

/**
 * Adds diagonal bars that repeat over the tile: `across` of them along its width while climbing `down` times its
 * height's share, each `share` of the spacing wide.
 */
export function hatchPath(
  pen: Pen,
  width: number,
  height: number,
  across: number,
  down: number,
  share: number,
): void {
  const step = width / across;
  for (let i = -down - 1; i <= across; i++) {
    const x = i * step;
    const climb = down * step;
    pen.moveTo(x, 0);
    pen.lineTo(x + step * share, 0);
    pen.lineTo(x + step * share + climb, height);
    pen.lineTo(x + climb, height);
    pen.closePath();
  }
}
