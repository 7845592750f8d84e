import { cutBuyerWords } from '../words/buyer-words.ts';
import { isPrintKey } from '../words/text-pairs.ts';
import { keyOfWords, wordsOf } from './match-names.ts';
import { LABELS, type LabelKind } from './variation-words.ts';

/** A part of a variation's text, with what its label says it is about; `print` is what the buyer wants printed. */
export interface VariationPart {
  label: LabelKind | 'print' | 'none';
  /** Behind the label, as it is written. */
  text: string;
  words: string[];
}

const KINDS = new Map(
  (Object.entries(LABELS) as [LabelKind, readonly string[]][]).flatMap(([kind, labels]) =>
    labels.map((label) => [keyOfWords(label), kind] as const),
  ),
);
const LINE = /[\r\n]+/;
const PART = /[;,、|·/()[\]{}<>【】《》]+/;
/**
 * Advice on whom a size is meant for, as Chinese sellers write it after the size: `XL 建议120-130斤`, `M（90-105斤）`, `适合身高160-165cm`. It says
 * nothing of the goods.
 */
const ADVICE =
  /(?:建议|建議|推荐|推薦|适合|適合)(?:体重|體重)?\s*\d{2,3}(?:\.\d)?(?:\s*[-~－—至到]\s*\d{2,3}(?:\.\d)?)?\s*(?:斤|公斤|kg)(?:以内|以下|左右|内)?穿?|\d{2,3}\s*[-~－—至到]\s*\d{2,3}\s*斤(?:以内|以下|左右|内)?穿?|(?:建议|建議|推荐|适合|適合)?身高\s*\d{3}(?:\s*[-~－—至到]\s*\d{3})?\s*(?:cm|厘米|公分)?/gi;
/** A colon of an address is none. */
const COLON = /\s*[:=](?!\/\/)\s*/;

/**
 * The parts of a text like `颜色:黑色 尺码:XL`, `Black / XL` or `Color: Navy, Size: M`. What continues behind a label of the
 * buyer's words, up to the next label, is the buyer's too.
 */
export function readVariation(text: string): VariationPart[] {
  const parts: VariationPart[] = [];
  const own = cutBuyerWords(text)?.before ?? text;
  for (const line of own.normalize('NFKC').replace(ADVICE, ' ').split(LINE)) {
    for (const piece of line.split(PART)) addPiece(parts, piece);
  }
  return parts.filter(({ words }) => words.length > 0);
}

function addPiece(parts: VariationPart[], piece: string): void {
  const [first = '', ...values] = piece.split(COLON);
  const last = parts.at(-1)?.label;
  if (values.length === 0) {
    parts.push(partOf(last === 'print' ? 'print' : 'none', first));
    return;
  }
  let label = first;
  values.forEach((value, index) => {
    // `黑色 尺码` before the next colon is a value and the next label.
    const isLast = index === values.length - 1;
    const next = isLast ? null : splitLabel(value);
    parts.push(partOf(kindOf(label), next ? next.value : value));
    label = next ? next.label : '';
  });
}

function partOf(label: VariationPart['label'], text: string): VariationPart {
  return { label, text: text.trim().replace(/\s+/g, ' '), words: wordsOf(text) };
}

/**
 * The key by which a variation is remembered: its parts without labels, and without what the buyer wants printed, which is another in
 * every order.
 */
export function variationKey(text: string): string {
  return readVariation(text)
    .filter(({ label }) => label !== 'print' && label !== 'other')
    .map(({ words }) => words.join(' '))
    .join('|');
}

/** The label at the end of a text: the longest known one, else its last word. */
function splitLabel(text: string): { value: string; label: string } {
  const chars = [...text.trimEnd()];
  for (let at = 0; at < chars.length; at += 1) {
    const label = chars.slice(at).join('');
    if (KINDS.has(keyOfWords(label))) return { value: chars.slice(0, at).join(''), label };
  }
  const [, value = '', label = text] = /^(.*)\s(\S+)$/s.exec(text.trimEnd()) ?? [];
  return { value, label };
}

function kindOf(label: string): VariationPart['label'] {
  const known = KINDS.get(keyOfWords(label));
  if (known) return known;
  return isPrintKey(label) ? 'print' : 'either';
}
