const WORDS = new Intl.Segmenter('zh', { granularity: 'word' });
const LETTERS = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/**
 * A text as lines that are at most `width` wide: broken between words, inside a word only where it is wider than a
 * line. Nothing is left out.
 * @param measure width of a piece of text
 */
export function wrapText(text: string, width: number, measure: (piece: string) => number): string[] {
  const written = keepDirections(text.split(/\r\n|\r|\n/), () => FIRST_STRONG);
  return written.flatMap((line) =>
    keepDirections(wrapLine(line.replace(/\t/g, ' '), width, measure), directionOf),
  );
}

const FIRST_STRONG = '\u2068';
const [LEFT_TO_RIGHT, RIGHT_TO_LEFT] = ['\u2066', '\u2067'];
const END = '\u2069';
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The direction that a text's first letter gives it. */
function directionOf(text: string): string {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return RIGHT_TO_LEFT_LETTER.test(letter) ? RIGHT_TO_LEFT : LEFT_TO_RIGHT;
}

/**
 * Lines that are drawn by themselves, each with the marks of direction that are open in it.
 * @param again the mark with which one that follows the text's own direction continues, by the text that follows it
 */
function keepDirections(lines: readonly string[], again: (text: string) => string): string[] {
  const open: string[] = [];
  return lines.map((line, at) => {
    const before = open.join('');
    for (const { 0: mark, index } of line.matchAll(/[\u2066-\u2069]/g)) {
      if (mark === END) open.pop();
      else
        open.push(mark === FIRST_STRONG ? again([line.slice(index), ...lines.slice(at + 1)].join('')) : mark);
    }
    return `${before}${line}${END.repeat(open.length)}`;
  });
}

/** Words, each with the marks that close it: no line begins with a comma. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of WORDS.segment(line)) {
    if (pieces.length > 0 && /^[\p{Po}\p{Pe}\p{Pf}]$/u.test(segment))
      pieces.push(`${pieces.pop()}${segment}`);
    else pieces.push(segment);
  }
  return pieces;
}

function wrapLine(line: string, width: number, measure: (piece: string) => number): string[] {
  const lines: string[] = [];
  let current = '';
  const add = (piece: string) => {
    if (current === '' || measure(current + piece) <= width) {
      current += piece;
      return;
    }
    lines.push(current.trimEnd());
    current = piece.trimStart();
  };
  for (const word of piecesOf(line)) {
    if (measure(word) <= width) add(word);
    else for (const { segment: letter } of LETTERS.segment(word)) add(letter);
  }
  return [...lines, current.trimEnd()];
}
