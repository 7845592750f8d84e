import { type FontFace, outlineOp } from '@diy/design/text';

/** Letters with a feature, as an outline in the font's units. */
export interface FeatureSample {
  text: string;
  box: readonly [number, number, number, number];
  path: string;
}

/** Where a feature is looked for after the text's own letters. */
const ALPHABET = 'aegkqrstyzAEGJKMQRSTWYZ&0123456789?!كعهقیอक가';
const MAX_SAMPLE_LETTERS = 5;

/** What a feature changes, drawn: the letters that are said to show it, else those of the text and of the alphabet that it changes. */
export function featureSample(
  face: FontFace,
  tag: string,
  { letters, text }: { letters: string; text: string },
): FeatureSample | null {
  const shown = letters !== '' && changes(face, tag, letters) ? letters : changedLetters(face, tag, text);
  return shown === '' ? null : draw(face, tag, shown);
}

function shape(face: FontFace, tag: string, text: string, value: number) {
  return face.shape(text, { ligatures: true, features: [{ tag, value }] });
}

function changes(face: FontFace, tag: string, text: string): boolean {
  const ids = (value: number) =>
    shape(face, tag, text, value)
      .map(({ glyphId }) => glyphId)
      .join();
  return ids(1) !== ids(0);
}

function changedLetters(face: FontFace, tag: string, text: string): string {
  const all = [...new Set([...text.slice(0, 100), ...ALPHABET])].filter((one) => one.trim() !== '');
  return all
    .filter((one) => face.covers(one.codePointAt(0) ?? 0) && changes(face, tag, one))
    .slice(0, MAX_SAMPLE_LETTERS)
    .join('');
}

const LETTER_OF_OP: Readonly<Record<number, readonly [string, number]>> = {
  [outlineOp.move]: ['M', 2],
  [outlineOp.line]: ['L', 2],
  [outlineOp.quadratic]: ['Q', 4],
  [outlineOp.cubic]: ['C', 6],
  [outlineOp.close]: ['Z', 0],
};

function draw(face: FontFace, tag: string, text: string): FeatureSample {
  let pen = 0;
  let path = '';
  for (const { glyphId, advance, xOffset, yOffset } of shape(face, tag, text, 1)) {
    const { commands } = face.outline(glyphId);
    for (let at = 0; at < commands.length; ) {
      const [letter, count] = LETTER_OF_OP[commands[at] ?? 0] ?? ['Z', 0];
      const numbers = commands.slice(at + 1, at + 1 + count);
      path += letter + numbers.map((one, i) => one + (i % 2 === 0 ? pen + xOffset : -yOffset)).join(' ');
      at += 1 + count;
    }
    pen += advance;
  }
  return { text, path, box: [0, -face.ascender, Math.max(pen, 1), face.ascender + face.descender] };
}
