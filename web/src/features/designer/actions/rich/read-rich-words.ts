import { LINE_END, type ListItem, type ListMarker, MAX_LIST_LEVEL } from '@diy/design/layers';
import { type CssFields, cssColour, cssFields, cssSizePt, isBoldWeight, isVivid } from './css-fields.ts';

/** Letters of pasted words that look alike. */
export interface RichRun {
  start: number;
  end: number;
  isBold: boolean;
  /** Null = what the page has. */
  colour: string | null;
  /** In points; null = what the page has. */
  sizePt: number | null;
}

/** Words of another program with what can be kept of their looks. */
export interface RichWords {
  text: string;
  runs: RichRun[];
  lists: ListItem[];
}

type RunStyle = Pick<RichRun, 'isBold' | 'colour' | 'sizePt'>;

/** More than a page of words is hardly meant to be looked at; it is pasted as plain ones. */
const MAX_HTML = 2_000_000;
const PARAGRAPHS = new Set(['P', 'DIV', 'LI', 'TR', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'BLOCKQUOTE', 'PRE']);
const SKIPPED = new Set(['STYLE', 'SCRIPT', 'TITLE', 'HEAD', 'META', 'TEMPLATE', 'NOSCRIPT']);
const BOLD_TAGS = new Set(['B', 'STRONG', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'TH']);

/** What pasted words become. */
export interface PasteOptions {
  /** They become part of a text, in which one colour is meant to stand out; else a separate text, which gets its colour as a whole. */
  isPart?: boolean;
}

/**
 * Reads bold letters, colours, sizes and lists of HTML as word processors and browsers put it on the clipboard. Null where its words are
 * not those of the plain text next to it, or where there is nothing to keep: then the plain ones are pasted.
 */
export function readRichWords(
  html: string,
  plain: string,
  { isPart = false }: PasteOptions = {},
): RichWords | null {
  if (html === '' || html.length > MAX_HTML) return null;
  const reader = createReader();
  reader.read(new DOMParser().parseFromString(html, 'text/html').body, {
    look: { isBold: false, colour: null, sizePt: null },
    list: null,
  });
  const words = reader.words();
  if (!isWithin(words.text, plain)) return null;
  const isPlain = words.lists.length === 0 && words.runs.every((run) => isSameStyle(run, words.runs[0]!));
  const [first] = words.runs;
  const isMeant = first !== undefined && (first.isBold || (isPart && isVivid(first.colour)));
  return isPlain && !isMeant ? null : words;
}

interface Around {
  look: RunStyle;
  list: { marker: ListMarker; level: number } | null;
}

/** A text in pieces, with its length and its line ends: to look at all of it for each element would take minutes. */
function createPieces() {
  const pieces: string[] = [];
  let length = 0;
  let lineEnds = 0;
  return {
    length: () => length,
    lineEnds: () => lineEnds,
    lastLetter: () => pieces.at(-1)?.slice(-1) ?? '',
    whole: () => pieces.join(''),
    add(letters: string) {
      pieces.push(letters);
      length += letters.length;
      lineEnds += countLines(letters);
    },
    trimEnd() {
      for (let last = pieces.pop(); last !== undefined; last = pieces.pop()) {
        const left = last.trimEnd();
        length -= last.length - left.length;
        lineEnds -= countLines(last.slice(left.length));
        if (left === '') continue;
        pieces.push(left);
        break;
      }
    },
  };
}

function createReader() {
  const text = createPieces();
  const runs: RichRun[] = [];
  const lists = new Map<number, ListItem>();
  /** A paragraph has ended, and nothing stands in the next one yet. */
  let isEnding = false;
  let puts = 0;

  const trimEnd = () => {
    text.trimEnd();
    while (runs.length > 0 && runs.at(-1)!.start >= text.length()) runs.pop();
    const ended = runs.at(-1);
    if (ended) ended.end = Math.min(ended.end, text.length());
  };
  const endParagraph = () => {
    if (text.length() === 0 || isEnding) return;
    isEnding = true;
    trimEnd();
  };
  const put = (letters: string, look: RunStyle) => {
    if (letters === '') return;
    puts += 1;
    if (isEnding) {
      text.add('\n');
      isEnding = false;
    }
    const last = runs.at(-1);
    const start = text.length();
    text.add(letters);
    if (last && last.end === start && isSameStyle(last, look)) last.end = text.length();
    else runs.push({ start, end: text.length(), ...look });
  };
  const putWords = (raw: string, look: RunStyle) => {
    const collapsed = raw.replace(/[\t\n\f\r ]+/g, ' ');
    const isAtStart = isEnding || text.length() === 0 || /[\n ]$/.test(text.lastLetter());
    put((isAtStart ? collapsed.trimStart() : collapsed).replace(/\u00A0/g, ' '), look);
  };
  const readElement = (element: Element, around: Around) => {
    const tag = element.tagName;
    if (SKIPPED.has(tag)) return;
    const css = cssFields(element);
    const wordItem = wordListItem(element, css);
    // Word writes the marker of an item as words.
    if (/ignore/i.test(css['mso-list'] ?? '')) return;
    if (tag === 'BR') {
      put('\n', around.look);
      return;
    }
    const isParagraph = PARAGRAPHS.has(tag);
    if (isParagraph) endParagraph();
    const list = listWithin(element, around.list);
    const next = { look: styleWithin(element, css, around.look), list };
    const item = tag === 'LI' ? around.list : wordItem;
    const first = isEnding ? text.lineEnds() + 1 : text.lineEnds();
    const putBefore = puts;
    readAll(element, next);
    if (item && puts > putBefore) noteItem(item, first);
    if (isParagraph) endParagraph();
    else if (tag === 'TD' || tag === 'TH') putWords(' ', around.look);
  };
  const noteItem = (item: { marker: ListMarker; level: number }, first: number) => {
    // What is nested in it at once has been recorded.
    if (!lists.has(first)) lists.set(first, { paragraph: first, ...item });
  };
  const readAll = (element: Element, around: Around) => {
    for (const node of element.childNodes) {
      if (node.nodeType === 3) putWords(node.textContent ?? '', around.look);
      else if (node.nodeType === 1) readElement(node as Element, around);
    }
  };
  return {
    read: readAll,
    words(): RichWords {
      trimEnd();
      const inSequence = [...lists.values()].sort((one, other) => one.paragraph - other.paragraph);
      return { text: text.whole(), runs, lists: inSequence };
    },
  };
}

const countLines = (text: string) => text.split(LINE_END).length - 1;

function isSameStyle(one: RunStyle, other: RunStyle): boolean {
  return one.isBold === other.isBold && one.colour === other.colour && one.sizePt === other.sizePt;
}

function styleWithin(element: Element, css: CssFields, around: RunStyle): RunStyle {
  const weight = css['font-weight'];
  const isBold = weight
    ? isBoldWeight(weight, around.isBold)
    : around.isBold || BOLD_TAGS.has(element.tagName);
  return {
    isBold,
    colour: cssColour(css.color ?? element.getAttribute('color') ?? '') ?? around.colour,
    sizePt: cssSizePt(css['font-size'] ?? '') ?? around.sizePt,
  };
}

function listWithin({ tagName }: Element, around: Around['list']): Around['list'] {
  if (tagName !== 'UL' && tagName !== 'OL') return around;
  const level = around ? Math.min(around.level + 1, MAX_LIST_LEVEL) : 0;
  return { marker: tagName === 'OL' ? 'decimal' : 'bullet', level };
}

/** Word's items are paragraphs whose style names a list and a level. */
function wordListItem(element: Element, css: CssFields): { marker: ListMarker; level: number } | null {
  const level = /level(\d)/i.exec(css['mso-list'] ?? '')?.[1];
  if (!level) return null;
  const marker = [...element.querySelectorAll('*')].find((one) =>
    /ignore/i.test(cssFields(one)['mso-list'] ?? ''),
  );
  const isNumber = /\p{Number}|[a-z][.)]/iu.test(marker?.textContent ?? '');
  return {
    marker: isNumber ? 'decimal' : 'bullet',
    level: Math.min(Number(level) - 1, MAX_LIST_LEVEL),
  };
}

/** Whether all letters of the words stand in the plain text in their sequence: that has the markers of lists besides. */
function isWithin(words: string, plain: string): boolean {
  let at = 0;
  for (const letter of words.replace(/\s+/g, '')) {
    at = plain.indexOf(letter, at);
    if (at < 0) return false;
    at += letter.length;
  }
  return true;
}
