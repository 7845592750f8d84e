import { type FontFace, outlineOp } from '@diy/design/text';
import type { Pen } from '../drawing/sketch.ts';

/** A line of words as outlines. Lengths are in ems: multiply by the size. */
export interface SetLine {
  width: number;
  /** Top of the ink, from the baseline: negative. */
  top: number;
  bottom: number;
  glyphs: readonly { commands: readonly number[]; x: number; y: number; advance: number }[];
  scale: number;
}

/** Sets one line with extra space between letters. */
export function setLine(face: FontFace, text: string, spacing = 0): SetLine {
  const em = face.unitsPerEm;
  let at = 0;
  let [top, bottom] = [0, 0];
  const glyphs = face.shape(text, { ligatures: spacing === 0 }).map((glyph) => {
    const outline = face.outline(glyph.glyphId);
    if (outline.bounds) {
      top = Math.min(top, outline.bounds.top / em);
      bottom = Math.max(bottom, outline.bounds.bottom / em);
    }
    const advance = glyph.advance / em + spacing;
    const placed = {
      commands: outline.commands,
      x: at + glyph.xOffset / em,
      y: -glyph.yOffset / em,
      advance,
    };
    at += advance;
    return placed;
  });
  return { width: Math.max(0.01, at - spacing), top, bottom, glyphs, scale: 1 / em };
}

/** Adds a line to the pen's path, its middle at x, its baseline at y. */
export function lineStraight(pen: Pen, line: SetLine, x: number, y: number, size: number): void {
  const left = x - (line.width * size) / 2;
  for (const glyph of line.glyphs) {
    tracePath(pen, glyph.commands, (gx, gy) => [
      left + (glyph.x + gx * line.scale) * size,
      y + (glyph.y + gy * line.scale) * size,
    ]);
  }
}

/**
 * Adds a line to the pen's path along a circle about the origin, its middle at `angle` (radians, −π/2 = top). Above,
 * letters stand outwards; with `isBelow` they stand inwards so that they read upright at the bottom.
 */
export function lineOnArc(
  pen: Pen,
  line: SetLine,
  radius: number,
  angle: number,
  size: number,
  isBelow = false,
): void {
  const direction = isBelow ? -1 : 1;
  for (const glyph of line.glyphs) {
    const middle = (glyph.x + glyph.advance / 2 - line.width / 2) * size;
    const turn = angle + (direction * middle) / radius;
    const [cos, sin] = [
      Math.cos(turn + (direction * Math.PI) / 2),
      Math.sin(turn + (direction * Math.PI) / 2),
    ];
    const [cx, cy] = [Math.cos(turn) * radius, Math.sin(turn) * radius];
    tracePath(pen, glyph.commands, (gx, gy) => {
      const px = (gx * line.scale - glyph.advance / 2) * size;
      const py = (glyph.y + gy * line.scale) * size;
      return [cx + px * cos - py * sin, cy + px * sin + py * cos];
    });
  }
}

function tracePath(pen: Pen, c: readonly number[], place: (x: number, y: number) => [number, number]): void {
  for (let i = 0; i < c.length; ) {
    const op = c[i++];
    const point = () => place(c[i++]!, c[i++]!);
    if (op === outlineOp.move) pen.moveTo(...point());
    else if (op === outlineOp.line) pen.lineTo(...point());
    else if (op === outlineOp.quadratic) pen.quadraticCurveTo(...point(), ...point());
    else if (op === outlineOp.cubic) pen.bezierCurveTo(...point(), ...point(), ...point());
    else pen.closePath();
  }
}

/** Largest size at which the line fits both limits. */
export function fitSize(line: SetLine, width: number, height: number): number {
  return Math.min(width / line.width, height / Math.max(0.1, line.bottom - line.top));
}
