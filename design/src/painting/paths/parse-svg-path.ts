import { outlineOp } from '../../text/index.ts';
import { arcToCubics } from './arc-to-cubics.ts';
import type { PathCommands } from './path.ts';

const argumentCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/**
 * Reads an SVG path (every command, absolute and relative) into our own commands, so that neither canvas's own parser
 * is used. Throws an `Error` naming the place if the path is malformed.
 */
export function parseSvgPath(d: string): PathCommands {
  const out: number[] = [];
  const pen = { x: 0, y: 0, startX: 0, startY: 0, controlX: 0, controlY: 0, previous: '' };
  for (const { letter, values } of readCommands(d)) {
    const upper = letter.toUpperCase();
    const count = argumentCounts[upper] ?? 0;
    if (count === 0) {
      out.push(outlineOp.close);
      Object.assign(pen, { x: pen.startX, y: pen.startY, previous: 'Z' });
      continue;
    }
    for (let i = 0; i < values.length; i += count) {
      // Further pairs after a move are lines.
      const command = upper === 'M' && i > 0 ? 'L' : upper;
      addCommand(out, pen, command, values.slice(i, i + count), letter !== upper);
    }
  }
  return out;
}

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** Last control point, mirrored by S and T. */
  controlX: number;
  controlY: number;
  previous: string;
}

function addCommand(out: number[], pen: Pen, command: string, raw: number[], isRelative: boolean): void {
  const dx = isRelative ? pen.x : 0;
  const dy = isRelative ? pen.y : 0;
  const at = (i: number) => raw[i] ?? 0;
  const point = (i: number): [number, number] => [at(i) + dx, at(i + 1) + dy];
  const mirrored = (after: string): [number, number] =>
    after.includes(pen.previous) && pen.previous !== ''
      ? [2 * pen.x - pen.controlX, 2 * pen.y - pen.controlY]
      : [pen.x, pen.y];
  let end: [number, number];
  let control: [number, number] | null = null;
  switch (command) {
    case 'M':
      end = point(0);
      out.push(outlineOp.move, ...end);
      Object.assign(pen, { startX: end[0], startY: end[1] });
      break;
    case 'H':
      end = [at(0) + dx, pen.y];
      out.push(outlineOp.line, ...end);
      break;
    case 'V':
      end = [pen.x, at(0) + dy];
      out.push(outlineOp.line, ...end);
      break;
    case 'C':
      [control, end] = [point(2), point(4)];
      out.push(outlineOp.cubic, ...point(0), ...control, ...end);
      break;
    case 'S':
      [control, end] = [point(0), point(2)];
      out.push(outlineOp.cubic, ...mirrored('CS'), ...control, ...end);
      break;
    case 'Q':
      [control, end] = [point(0), point(2)];
      out.push(outlineOp.quadratic, ...control, ...end);
      break;
    case 'T':
      [control, end] = [mirrored('QT'), point(0)];
      out.push(outlineOp.quadratic, ...control, ...end);
      break;
    case 'A':
      end = point(5);
      for (const cubic of arcToCubics([pen.x, pen.y], at(0), at(1), at(2), at(3) !== 0, at(4) !== 0, end)) {
        out.push(outlineOp.cubic, ...cubic);
      }
      break;
    default:
      end = point(0);
      out.push(outlineOp.line, ...end);
  }
  const [x, y] = end;
  Object.assign(pen, { x, y, controlX: control?.[0] ?? x, controlY: control?.[1] ?? y, previous: command });
}

function readCommands(d: string): { letter: string; values: number[] }[] {
  const commands: { letter: string; values: number[] }[] = [];
  const pattern = /\s*([MLHVCSQTAZmlhvcsqtaz])([^MLHVCSQTAZmlhvcsqtaz]*)/y;
  const { length } = d.trimEnd();
  while (pattern.lastIndex < length) {
    const from = pattern.lastIndex;
    const match = pattern.exec(d);
    if (!match) throw new Error(`SVG path: unexpected text at character ${from}.`);
    const [, letter = '', text = ''] = match;
    const values = readNumbers(text, letter);
    const count = argumentCounts[letter.toUpperCase()] ?? 0;
    const isComplete = count === 0 ? values.length === 0 : values.length > 0 && values.length % count === 0;
    if (!isComplete)
      throw new Error(`SVG path: ${letter} at character ${from} has ${values.length} numbers.`);
    if (commands.length === 0 && letter.toUpperCase() !== 'M')
      throw new Error('SVG path: must begin with M.');
    commands.push({ letter, values });
  }
  return commands;
}

function readNumbers(text: string, letter: string): number[] {
  const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;
  const values: number[] = [];
  let at = 0;
  for (;;) {
    while (at < text.length && /[\s,]/.test(text[at] ?? '')) at += 1;
    if (at >= text.length) return values;
    // The two flags of an arc may be written without anything between them.
    const isFlag = letter.toUpperCase() === 'A' && (values.length % 7 === 3 || values.length % 7 === 4);
    number.lastIndex = at;
    const found = isFlag ? /^[01]/.exec(text.slice(at))?.[0] : number.exec(text)?.[0];
    if (found === undefined) throw new Error(`SVG path: cannot read a number in "${text.trim()}".`);
    values.push(Number(found));
    at += found.length;
  }
}
