import { DrawingRefused } from '../die-line.ts';

/** A pair of lines of a DXF: what a value is, and the value. */
export interface Tag {
  code: number;
  value: string;
}

/** An entity of a DXF, or an entry of one of its tables: its kind, and what follows up to the next one. */
export interface DxfItem {
  kind: string;
  tags: Tag[];
}

/** The items of a DXF in their order. Throws DrawingRefused for a text that is none. */
export function readItems(text: string): DxfItem[] {
  const lines = text.split(/\r\n|\n|\r/);
  const items: DxfItem[] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const code = Number(lines[at]);
    if (!Number.isInteger(code) || lines[at]!.trim() === '') {
      if (lines.slice(at).every((line) => line.trim() === '')) break;
      throw new DrawingRefused('broken');
    }
    const value = lines[at + 1]!.trim();
    if (code === 0) items.push({ kind: value.toUpperCase(), tags: [] });
    // Lines behind the end mark are not read.
    if (code === 0 && value === 'EOF') break;
    if (code === 0) continue;
    // Comments may stand before everything.
    if (items.length > 0) items.at(-1)!.tags.push({ code, value });
    else if (code !== 999) throw new DrawingRefused('broken');
  }
  if (items.at(-1)?.kind !== 'EOF') throw new DrawingRefused('broken');
  return items;
}

/** The first value of a code; undefined = there is none. */
export const textOf = ({ tags }: DxfItem, code: number): string | undefined =>
  tags.find((tag) => tag.code === code)?.value;

/** The first number of a code. Throws DrawingRefused for one that is none. */
export function numberOf(item: DxfItem, code: number, otherwise: number): number {
  const text = textOf(item, code);
  return text === undefined ? otherwise : toNumber(text);
}

/** All numbers of a code, in their order. */
export const numbersOf = ({ tags }: DxfItem, code: number): number[] =>
  tags.filter((tag) => tag.code === code).map((tag) => toNumber(tag.value));

export function toNumber(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw new DrawingRefused('broken');
  return number;
}
