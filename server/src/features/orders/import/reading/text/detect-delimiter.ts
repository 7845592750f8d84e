import { createHeaderCounter } from '../../mapping/recognise/known-headers.ts';

const USUAL = [',', '\t', ';', '|'];
const RARE = ['^', '~', '\u0001', '\u001f', '，', '；'];
const LINES = 20;

/** The first line `sep=;` of files made for Excel. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** The separator, and where the table starts in the text. */
export function detectDelimiter(text: string): { delimiter: string; from: number } {
  const said = SEPARATOR_LINE.exec(text);
  if (said?.[1]) return { delimiter: said[1], from: said[0].length };
  const lines = firstLines(text);
  const count = createHeaderCounter();
  const occurs = (delimiter: string) => lines.some((line) => line.includes(delimiter));
  const all = [...USUAL, ...RARE].map((delimiter, rank) => ({ delimiter, rank }));
  // What does not occur separates nothing: the first of these stands for all.
  const absent = all.find(({ delimiter }) => !occurs(delimiter));
  const scored = all
    .filter((one) => one === absent || occurs(one.delimiter))
    .map(({ delimiter, rank }) => ({ delimiter, score: score(lines, delimiter, count) - rank * 0.001 }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return { delimiter: best.delimiter, from: 0 };
}

/** Lines outside quotes: a quoted address with line breaks is one. */
function firstLines(text: string): string[] {
  const lines: string[] = [];
  let from = 0;
  let quoted = false;
  for (let at = 0; at < Math.min(text.length, 200_000) && lines.length < LINES; at++) {
    const letter = text[at];
    if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === '\n' || letter === '\r')) {
      if (at > from) lines.push(text.slice(from, at));
      from = at + 1;
    }
  }
  if (lines.length < LINES && from < text.length) lines.push(text.slice(from, 200_000));
  return lines;
}

/** Known headers count most; then lines that all split into the same number of cells. */
function score(lines: string[], delimiter: string, count: (cells: readonly string[]) => number): number {
  const cells = lines.map((line) =>
    line.replace(/"[^"]*"/g, (quote) => quote.replaceAll(delimiter, ' ')).split(delimiter),
  );
  const known = Math.max(0, ...cells.map((row) => count(row.map((cell) => cell.replaceAll('"', '')))));
  const widths = cells.map((row) => row.length);
  const widest = Math.max(1, ...widths);
  const even = widest === 1 ? 0 : widths.filter((width) => width === widest).length / widths.length;
  return known * 10 + (widest > 1 ? 1 + even * 4 + Math.min(widest, 60) * 0.02 : 0);
}
