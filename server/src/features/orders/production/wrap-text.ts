const WORDS = new Intl.Segmenter('zh', { granularity: 'word' });
const LETTERS = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/**
 * A text as lines that are at most `width` wide: broken between words, inside a word only where it is wider than a
 * line. Nothing is left out. @param measure width of a piece of text
 */
export function wrapText(text: string, width: number, measure: (piece: string) => number): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => wrapLine(line.replace(/\t/g, ' '), width, measure));
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
