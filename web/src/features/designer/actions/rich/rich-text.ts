import {
  type LetterStyle,
  MAX_SIZE_RATIO,
  MIN_SIZE_RATIO,
  styleLetters,
  type TextLayer,
  type TextSpan,
} from '@diy/design/layers';
import { faceOfWeight } from '../../assets/fonts/bold-face.ts';
import { isVivid } from './css-fields.ts';
import type { PasteOptions, RichRun, RichWords } from './read-rich-words.ts';

/** More stretches than these are a page of code with colours; it is pasted plain. */
const MAX_RUNS = 300;

/**
 * The spans and lists of a text in this font for pasted words, as far as it takes them. What most letters have is the text's own: its
 * colour suits the product, and its size the print area.
 */
export function richText(
  words: Pick<TextLayer, 'text' | 'fontId' | 'colour'>,
  { runs, lists }: RichWords,
  { isPart = false }: PasteOptions = {},
): Pick<TextLayer, 'spans' | 'lists'> {
  const { text, fontId } = words;
  const paragraphs = text.split('\n').length;
  const items = lists.filter(({ paragraph }) => paragraph < paragraphs);
  const listed = items.length > 0 ? { lists: items } : {};
  if (runs.length > MAX_RUNS) return listed;
  const colour = mostOf(runs, 'colour');
  // In a text of another colour even words that are red throughout stand out.
  const usual = { colour: isPart && isVivid(colour) ? null : colour, sizePt: mostOf(runs, 'sizePt') };
  const bold = faceOfWeight(fontId, true);
  const spans = runs.reduce<TextSpan[]>((found, run) => {
    const end = Math.min(run.end, text.length);
    const style = styleOf(run, usual, bold);
    if (run.start >= end || Object.keys(style).length === 0) return found;
    return styleLetters({ ...words, spans: found }, { start: run.start, end }, style);
  }, []);
  return { ...(spans.length > 0 ? { spans } : {}), ...listed };
}

interface Usual {
  colour: string | null;
  sizePt: number | null;
}

function styleOf(run: RichRun, usual: Usual, bold: string | null): LetterStyle {
  const ratio = run.sizePt && usual.sizePt ? Math.round((run.sizePt / usual.sizePt) * 100) / 100 : 1;
  const within = Math.min(Math.max(ratio, MIN_SIZE_RATIO), MAX_SIZE_RATIO);
  return {
    ...(run.isBold && bold ? { fontId: bold } : {}),
    ...(run.colour && run.colour !== usual.colour ? { colour: run.colour } : {}),
    ...(within === 1 ? {} : { sizeRatio: within }),
  };
}

/** The value of most letters. */
function mostOf<Name extends 'colour' | 'sizePt'>(runs: readonly RichRun[], name: Name): RichRun[Name] {
  const counts = new Map<RichRun[Name], number>();
  for (const run of runs) counts.set(run[name], (counts.get(run[name]) ?? 0) + run.end - run.start);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? (null as RichRun[Name]);
}
