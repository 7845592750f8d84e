import { OUTLINE_COORDINATES, outlineOp } from '../../geometry/outline-op.ts';

const OP_OF: Readonly<Record<string, number>> = {
  M: outlineOp.move,
  L: outlineOp.line,
  Q: outlineOp.quadratic,
  C: outlineOp.cubic,
  Z: outlineOp.close,
};
const LETTER_OF = 'MLQCZ';

/** Coordinates beyond this are no artwork: sums of them would lose the fractions that a print shows. */
const MAX_COORDINATE = 1e6;

/**
 * Reads an outline written with `M`, `L`, `Q`, `C` and `Z` alone, its numbers absolute, plain decimals; null for anything else. The
 * same text always gives the same numbers, in time that grows with its length.
 */
export function readPathData(d: string): number[] | null {
  const token = /([MLQCZ])|(-?\d{1,7}(?:\.\d{1,6})?(?![\d.]))|[ ,]/y;
  const commands: number[] = [];
  let missing = 0;
  let op: number | null = null;
  while (token.lastIndex < d.length) {
    const found = token.exec(d);
    if (!found) return null;
    if (found[1] !== undefined) {
      if (missing > 0) return null;
      op = OP_OF[found[1]] ?? null;
      if (op === null || (commands.length === 0 && op !== outlineOp.move)) return null;
      commands.push(op);
      missing = OUTLINE_COORDINATES[op] ?? 0;
    } else if (found[2] !== undefined) {
      const value = Number(found[2]);
      if (op === null || Math.abs(value) > MAX_COORDINATE) return null;
      if (missing === 0) {
        // Further coordinates belong to a further command of the same kind; after a close there are none.
        missing = OUTLINE_COORDINATES[op] ?? 0;
        if (missing === 0 || op === outlineOp.move) return null;
        commands.push(op);
      }
      commands.push(value);
      missing -= 1;
    }
  }
  return missing === 0 && commands.length > 0 ? commands : null;
}

/** Writes commands as `readPathData` reads them, with at most this many decimals. */
export function writePathData(commands: readonly number[], decimals = 3): string {
  const pieces: string[] = [];
  let before = -1;
  for (let i = 0; i < commands.length; ) {
    const op = commands[i] ?? outlineOp.close;
    const count = OUTLINE_COORDINATES[op] ?? 0;
    const isRepeated = op === before && op !== outlineOp.move && op !== outlineOp.close;
    if (!isRepeated) pieces.push(LETTER_OF[op] ?? 'Z');
    for (let at = i + 1; at <= i + count; at += 1) {
      const number = numberText(commands[at] ?? 0, decimals);
      const last = pieces.at(-1) ?? '';
      pieces.push(number.startsWith('-') || /[MLQCZ]$/.test(last) ? number : ` ${number}`);
    }
    before = op;
    i += 1 + count;
  }
  return pieces.join('');
}

function numberText(value: number, decimals: number): string {
  const text = String(Number(value.toFixed(decimals)));
  return text === '-0' || text.includes('e') ? '0' : text;
}
