import { mixColours } from '../../colour/oklch.ts';
import { hatchPath } from '../../drawing/hatch.ts';
import { fillGround, type Sketch } from '../../drawing/sketch.ts';
import type { PatternFamily } from '../family.ts';

export const gingham: PatternFamily = {
  id: 'gingham',
  zh: '格纹',
  en: 'Gingham',
  words: '格纹,小方格,野餐布,方格,桌布格,维希格,gingham,vichy,buffalo check,picnic,check',
  kinds: ['tile'],
  weight: 0.7,
  draw,
};

/** Warp and weft of one colour crossing; the crossings are full, the rest half, with a visible twill. */
function draw(sketch: Sketch): void {
  const { pen, width, height, random, palette, mood } = sketch;
  fillGround(sketch);
  const pitch = random.pick([100, 125, 200]) * mood.scale;
  const columns = Math.max(1, Math.round(width / pitch));
  const rows = Math.max(1, Math.round(height / pitch));
  const [cw, ch] = [width / columns, height / rows];
  const warp = palette.inks[0]!;
  const weft = !mood.isMinimal && random.chance(0.3) ? palette.inks[1]! : warp;
  const full = mixColours(warp, weft, 0.5);
  const bars = (colour: string, alpha: number) => {
    pen.globalAlpha = alpha;
    pen.fillStyle = colour;
  };
  const half = 0.46;
  bars(warp, half);
  for (let c = 0; c < columns; c++) pen.fillRect(c * cw, 0, cw / 2, height);
  bars(weft, half);
  for (let r = 0; r < rows; r++) pen.fillRect(0, r * ch, width, ch / 2);
  bars(full, 1);
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows; r++) pen.fillRect(c * cw, r * ch, cw / 2, ch / 2);
  // The weave: darker diagonals in the half tones.
  pen.save();
  pen.beginPath();
  hatchPath(
    pen,
    width,
    height,
    columns * Math.max(6, Math.round(cw / 11)),
    rows * Math.max(6, Math.round(ch / 11)),
    0.5,
  );
  pen.clip();
  bars(warp, 0.3);
  for (let c = 0; c < columns; c++) pen.fillRect(c * cw, 0, cw / 2, height);
  bars(weft, 0.3);
  for (let r = 0; r < rows; r++) pen.fillRect(0, r * ch, width, ch / 2);
  pen.restore();
}
