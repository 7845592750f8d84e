import { decodeBytes } from '../../../../../platform/text/decode-bytes.ts';
import { isGarbled } from '../../../words/lost-letters.ts';
import { countKnownHeaders } from '../../mapping/recognise/known-headers.ts';
import { OLD_ENCODINGS } from './decode-text.ts';
import { encodeText, type OldEncoding } from './encode-text.ts';

/** An encoding that the bytes of a file fit, with what cells of it say then. */
export interface EncodingChoice {
  encoding: string;
  samples: string[];
}

const WIDE = /[^\0-\u007f]/;
/** Letters that no text has; unused bytes come as signs of private use. */
const BROKEN = /[\ufffd\u0080-\u009f\ue000-\uf8ff]/;
const SAMPLES = 3;
/** Number of texts that are compared; a person sees those in which the encodings differ most. */
const MAX_TEXTS = 500;
const CHOICES = 6;
const FAR_ODDER = 3;
/** Words that begin in one script and continue in another, or hold a sign. */
const ODD =
  /\p{Script=Latin}[^\P{L}\p{Script=Latin}]|[^\P{L}\p{Script=Latin}]\p{Script=Latin}|\p{L}[\u00a1-\u00b3\u00b5\u00b6\u00b8\u00b9\u00bb-\u00bf]\p{L}/gu;
const SAMPLE_CHARS = 40;

/**
 * The encodings that texts of a file may be in, each with some of the texts read in it, where the one that was taken is not certain. The one
 * that was taken stands first; one that gives the same texts as another is left out.
 */
export function encodingChoices(encoding: string, texts: readonly string[]): EncodingChoice[] {
  const wide = [...new Set(texts.filter((text) => WIDE.test(text)))];
  const bytes = wide.flatMap((text) => bytesOf(text, encoding) ?? []).slice(0, MAX_TEXTS);
  if (bytes.length === 0) return [];
  const taken = bytes.map((one) => decodeBytes(one, encoding));
  const seen = new Set([taken.join('\n')]);
  const others: [string, string[]][] = OLD_ENCODINGS.flatMap((other): [string, string[]][] => {
    const read = bytes.map((one) => decodeBytes(one, other));
    const key = read.join('\n');
    if (other === encoding || BROKEN.test(key) || seen.has(key)) return [];
    seen.add(key);
    return [[other, read]];
  });
  const sorted = others.map((one) => ({ one, odd: oddness(one[1]) })).sort((a, b) => a.odd - b.odd);
  // An encoding is left out where its texts are far less like a language than those of the best one.
  const limit = Math.max(0, sorted[0]?.odd ?? 0) + FAR_ODDER;
  const likely = sorted
    .filter(({ odd }) => odd < limit)
    .slice(0, CHOICES - 1)
    .map(({ one }) => one);
  const all = [[encoding, taken] as const, ...likely];
  const shown = mostDiffering(all.map(([, read]) => read));
  return all.map(([one, read]) => ({
    encoding: one,
    samples: shown.map((at) => read[at]!.slice(0, SAMPLE_CHARS)),
  }));
}

/** Places of the texts by which the readings differ most, in the sequence of the file. */
function mostDiffering(readings: readonly (readonly string[])[]): number[] {
  const kinds = readings[0]!.map((_, at) => ({ at, count: new Set(readings.map((read) => read[at])).size }));
  const best = kinds.sort((a, b) => b.count - a.count || a.at - b.at).slice(0, SAMPLES);
  return best.map(({ at }) => at).sort((a, b) => a - b);
}

/** How unlikely texts are: signs and two scripts in a word, letters of no language; known headers speak for them. */
function oddness(texts: readonly string[]): number {
  const odd = texts.reduce(
    (sum, text) => sum + (text.match(ODD)?.length ?? 0) + (isGarbled(text) ? 2 : 0),
    0,
  );
  return odd - 5 * countKnownHeaders(texts);
}

/** The bytes that a text was read from; null = the encoding lacks a letter of it. */
function bytesOf(text: string, encoding: string): Buffer | null {
  if (encoding === 'utf-8') return Buffer.from(text);
  try {
    return encodeText(text, encoding as OldEncoding);
  } catch {
    return null;
  }
}
