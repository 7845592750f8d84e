import { SvgRefusal } from './svg-problem.ts';

const PER_PX: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    '': 1,
    px: 1,
    pt: 96 / 72,
    pc: 16,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
  }),
);

/**
 * A length in px; `undefined` where nothing is said. Refuses lengths that depend on something else; programs differ in those of
 * paper (mm, pt) within a drawing, which only its own size may have.
 */
export function readLength(text: string | undefined, mayBePaper = false): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const found = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*([a-z%]*)$/i.exec(text.trim());
  const factor = found && PER_PX.get((found[2] ?? '').toLowerCase());
  const isPlain = found && (found[2] === '' || found[2]?.toLowerCase() === 'px');
  if (!found || factor === undefined || factor === null || !(isPlain || mayBePaper))
    throw new SvgRefusal('unit', text.slice(0, 20));
  const value = Number(found[1]) * factor;
  if (!Number.isFinite(value)) throw new SvgRefusal('too-large', text.slice(0, 20));
  return value;
}

/** Numbers in a list, apart by blanks or commas. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  const token = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
  while (token.lastIndex < text.length) {
    const from = token.lastIndex;
    const found = token.exec(text);
    if (!found) {
      if (text.slice(from).trim() === '') break;
      throw new SvgRefusal('malformed', text.slice(from, from + 20));
    }
    numbers.push(Number(found[1]));
  }
  if (!numbers.every(Number.isFinite)) throw new SvgRefusal('too-large', text.slice(0, 20));
  return numbers;
}
