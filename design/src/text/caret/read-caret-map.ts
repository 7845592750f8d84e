import { runsRightToLeft } from '../breaking/bidi-levels.ts';
import { type Paragraph, readParagraphs } from '../breaking/text-units.ts';
import type { FontFace } from '../fonts/font-face.ts';
import type { LetterCell, TextLayout, TextLine } from '../text-layout.ts';
import type { TextToSet } from '../text-to-set.ts';
import type { CaretLine, CaretMap, CaretSlot, LineTrack } from './caret-map.ts';
import { letterStarts } from './word-bounds.ts';

/** Finds where carets can stand in a text that has been laid out. */
export function readCaretMap(layer: TextToSet, layout: TextLayout, face: FontFace): CaretMap {
  const isVertical = layer.writing === 'vertical';
  const scale = layout.appliedFontSizeMm / face.unitsPerEm;
  const half = layout.appliedFontSizeMm / 2;
  const [above, below] = isVertical ? [half, half] : [face.ascender * scale, face.descender * scale];
  const lines: CaretLine[] = [];
  const rest = [...layout.lines];
  for (const paragraph of readParagraphs(layer.text)) {
    const letters = readLetters(layer.text, paragraph);
    const isRtl = !isVertical && runsRightToLeft(paragraph.text);
    let at = 0;
    let from = paragraph.start;
    do {
      const line = rest.shift();
      if (!line) break;
      const end = at + line.text.length;
      const endsParagraph = end >= paragraph.text.length;
      const read = readLine({ line, paragraph, letters, at, from, isRtl, isVertical, endsParagraph });
      const size = line.sizeRatio ?? 1;
      lines.push({ ...read, aboveMm: above * size, belowMm: below * size });
      from = read.end;
      at = end;
    } while (at < paragraph.text.length);
  }
  return { text: layer.text, isVertical, lines };
}

/** A letter in the text, and from where it is set in its paragraph. */
interface Letter {
  start: number;
  end: number;
  place: number;
  placeEnd: number;
}

/** Signs that are never seen, as joiners and marks of direction; fillers of Hangul are letters. */
const unseen = /^(?:(?!\p{Letter})\p{Default_Ignorable_Code_Point})+$/u;

/** The letters of a paragraph; what is not seen belongs to the letter before it, at the beginning to the one behind it. */
function readLetters(text: string, { start, end, places }: Paragraph): Letter[] {
  const letters: Letter[] = [];
  const paragraph = text.slice(start, end);
  const starts = letterStarts(paragraph);
  let isLastSeen = false;
  for (const [i, from] of starts.entries()) {
    const to = starts[i + 1] ?? end - start;
    const [place = 0, placeEnd = 0] = [places[from], places[to]];
    const last = letters.at(-1);
    const isSeen = placeEnd > place && !unseen.test(paragraph.slice(from, to));
    if (last && !(isSeen && isLastSeen)) Object.assign(last, { end: start + to, placeEnd });
    else letters.push({ start: start + from, end: start + to, place, placeEnd });
    isLastSeen ||= isSeen;
  }
  return letters.filter(({ place, placeEnd }) => placeEnd > place);
}

interface LineInput {
  line: TextLine;
  paragraph: Paragraph;
  letters: readonly Letter[];
  /** Where the line begins in the set paragraph. */
  at: number;
  /** Where the line begins in the text. */
  from: number;
  isRtl: boolean;
  isVertical: boolean;
  endsParagraph: boolean;
}

function readLine(input: LineInput): Omit<CaretLine, 'aboveMm' | 'belowMm'> {
  const { line, paragraph, letters, at, from, isRtl, isVertical, endsParagraph } = input;
  // A line that is too narrow may cut a letter that is set in several pieces; the letter belongs to the line of its first piece.
  const own = letters.filter(({ place }) => place >= at && place < at + line.text.length);
  const spans = spansOf(isRtl ? withHungAtLeft(line.cells) : line.cells, own, at);
  const edges = spans.map(({ fromMm }, i) => {
    const before = spans[i - 1];
    return before ? (before.toMm + fromMm) / 2 : fromMm;
  });
  const first = isVertical ? line.yMm : line.xMm;
  return {
    start: from,
    end: endsParagraph ? paragraph.end : (own.at(-1)?.end ?? from),
    isRtl,
    endsParagraph,
    slots: spans.map(({ slot }) => slot),
    edges: [...edges, spans.at(-1)?.toMm ?? first],
    track: trackOf(line, isVertical),
  };
}

function trackOf(line: TextLine, isVertical: boolean): LineTrack {
  if (isVertical) return { kind: 'column', baseMm: line.xMm };
  if (line.bend) return { kind: 'bent', baseMm: line.yMm, bend: line.bend };
  return { kind: 'line', baseMm: line.yMm };
}

/**
 * Spaces at the end of a line are set behind it at the right, where nobody sees them; the caret of a line from right to left
 * follows them to the left.
 */
function withHungAtLeft(cells: readonly LetterCell[]): readonly LetterCell[] {
  const inOrder = [...cells].sort((a, b) => a.start - b.start);
  const hung = inOrder.slice(inOrder.findLastIndex(({ isBlank }) => !isBlank) + 1);
  if (hung.length === 0) return cells;
  const seen = cells.filter((cell) => !hung.includes(cell));
  let pen = seen[0]?.fromMm ?? Math.min(...hung.map(({ fromMm }) => fromMm));
  const moved = hung.map((cell) => {
    const toMm = pen;
    pen -= cell.toMm - cell.fromMm;
    return { ...cell, level: 1, fromMm: pen, toMm };
  });
  return [...moved.reverse(), ...seen];
}

interface Span {
  slot: CaretSlot;
  fromMm: number;
  toMm: number;
  /** Position of the slot among the cells, and among the letters of its cell. */
  sequence: number;
}

/** The letters of a line as they stand. Of a ligature each has an equal part; one that is set in several cells has all of them. */
function spansOf(cells: readonly LetterCell[], letters: readonly Letter[], at: number): Span[] {
  const spans = new Map<Letter, Span>();
  const others: { cell: LetterCell; letter: Letter; sequence: number }[] = [];
  let next = 0;
  const byStart = [...cells.entries()].sort(([, a], [, b]) => a.start - b.start);
  for (const [sequence, cell] of byStart) {
    const end = at + cell.start + cell.length;
    const begun: Letter[] = [];
    for (let letter = letters[next]; letter && letter.place < end; letter = letters[next]) {
      begun.push(letter);
      next += 1;
    }
    const last = letters[next - 1];
    if (begun.length === 0 && last) others.push({ cell, letter: last, sequence });
    const isRtl = (cell.level & 1) === 1;
    const width = (cell.toMm - cell.fromMm) / Math.max(begun.length, 1);
    for (const [i, letter] of begun.entries()) {
      const step = isRtl ? begun.length - 1 - i : i;
      const fromMm = cell.fromMm + step * width;
      const slot = { start: letter.start, end: letter.end, isRtl };
      spans.set(letter, { slot, fromMm, toMm: fromMm + width, sequence: sequence + step / begun.length });
    }
  }
  for (const { cell, letter, sequence } of others) {
    const span = spans.get(letter);
    // A sign without width may stand anywhere, as a mark of direction does.
    if (!span || cell.toMm <= cell.fromMm) continue;
    if (span.toMm <= span.fromMm) {
      const slot = { ...span.slot, isRtl: (cell.level & 1) === 1 };
      Object.assign(span, { slot, fromMm: cell.fromMm, toMm: cell.toMm, sequence });
    }
    span.fromMm = Math.min(span.fromMm, cell.fromMm);
    span.toMm = Math.max(span.toMm, cell.toMm);
  }
  return [...spans.values()].sort((a, b) => a.sequence - b.sequence);
}
