import { type FontFace, outlineOp } from '@diy/design/text';
import type { StyleRecord } from '../../font-record.ts';

/** Lengths are in hundredths of the em. */
const UNITS = 100;
const LETTERS = ['M', 'L', 'Q', 'C', 'Z'];
const NUMBERS = [2, 2, 4, 6, 0];

/** Words set in a face as an outline of at most this many characters, for which they are shortened; empty if no letter is short enough. */
export function drawSample(face: FontFace, text: string, maxLength: number): StyleRecord['sample'] {
  for (let words = [...text]; words.length > 0; words = words.slice(0, -1)) {
    const shown = words.join('');
    const sample = { ...outlineOf(face, shown), text: shown };
    if (sample.d.length <= maxLength) return sample;
  }
  return { d: '', box: [0, 0, 0, 0], text: '' };
}

function outlineOf(face: FontFace, text: string): Pick<StyleRecord['sample'], 'd' | 'box'> {
  const scale = UNITS / face.unitsPerEm;
  const round = (value: number) => Math.round(value * scale * 10) / 10;
  const parts: string[] = [];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let pen = 0;
  for (const { glyphId, advance, xOffset, yOffset } of face.shape(text, { ligatures: true })) {
    const fills = face.fills?.(glyphId)?.parts.map(({ commands }) => commands);
    for (const commands of fills ?? [face.outline(glyphId).commands]) {
      for (let at = 0; at < commands.length; ) {
        const operation = commands[at] ?? outlineOp.close;
        const count = NUMBERS[operation] ?? 0;
        const numbers: number[] = [];
        for (let i = 0; i < count; i += 2) {
          const x = round((commands[at + 1 + i] ?? 0) + pen + xOffset);
          const y = round((commands[at + 2 + i] ?? 0) - yOffset);
          [left, right] = [Math.min(left, x), Math.max(right, x)];
          [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
          numbers.push(x, y);
        }
        parts.push(`${LETTERS[operation]}${numbers.join(' ')}`);
        at += 1 + count;
      }
    }
    pen += advance;
  }
  const box =
    left > right
      ? [0, 0, 0, 0]
      : [left, top, right - left, bottom - top].map((one) => Math.round(one * 10) / 10);
  return { d: parts.join(''), box };
}
