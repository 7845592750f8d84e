import { PRINT_KEYS } from '../import/mapping/read-personalisation.ts';
import { keyOfWords, wordsOf } from './match-names.ts';
import { LABELS, type LabelKind } from './variation-words.ts';

/** A part of a variation's text, with the kind that its label gives; `print` is what the buyer wants printed. */
export interface VariationPart {
  label: LabelKind | 'print' | 'none';
  words: string[];
}

const KINDS = new Map(
  (Object.entries(LABELS) as [LabelKind, readonly string[]][]).flatMap(([kind, labels]) =>
    labels.map((label) => [keyOfWords(label), kind] as const),
  ),
);
const LINE = /[\r\n]+/;
const PART = /[;,、|·/()[\]{}<>【】《》]+/;
/** A colon in a URL does not count. */
const COLON = /\s*[:=](?!\/\/)\s*/;

/**
 * The parts of a text like `颜色:黑色 尺码:XL`, `Black / XL` or `Color: Navy, Size: M`. Text after a label of the buyer's
 * words, up to the next label, is the buyer's too.
 */
export function readVariation(text: string): VariationPart[] {
  const parts: VariationPart[] = [];
  for (const line of text.normalize('NFKC').split(LINE)) {
    for (const piece of line.split(PART)) addPiece(parts, piece);
  }
  return parts.filter(({ words }) => words.length > 0);
}

function addPiece(parts: VariationPart[], piece: string): void {
  const [first = '', ...values] = piece.split(COLON);
  const last = parts.at(-1)?.label;
  if (values.length === 0) {
    parts.push({ label: last === 'print' ? 'print' : 'none', words: wordsOf(first) });
    return;
  }
  let label = first;
  values.forEach((value, index) => {
    // `黑色 尺码` before the next colon is a value and the next label.
    const isLast = index === values.length - 1;
    const next = isLast ? null : splitLabel(value);
    parts.push({ label: kindOf(label), words: wordsOf(next ? next.value : value) });
    label = next ? next.label : '';
  });
}

/** The label at the end of a text: the longest known one, or else its last word. */
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
  return PRINT_KEYS.test(label) ? 'print' : 'either';
}
