import type { OpenTable } from '../sheet-source.ts';
import type { DecodedText } from './decode-text.ts';
import { createEncodingDoubts } from './encoding-doubts.ts';
import { hasUtf8Lines } from './utf8/utf8-lines.ts';
import { looksWestern } from './western-form.ts';

/** Bytes of the shortest letter beyond ASCII in UTF-8. */
const ONE_LETTER = 2;

/**
 * How rows are found whose letters may be others, where the encoding is not certain.
 * @param body the text without what stands before its first row
 * @param chosen the encoding that a person chose, or that the file itself names
 */
export function createDoubtFinder(
  bytes: Buffer,
  body: string,
  chosen: string | undefined,
  { encoding, rivals }: Pick<DecodedText, 'encoding' | 'rivals'>,
): Pick<OpenTable, 'createDoubts'> {
  if (chosen?.startsWith('utf-')) return {};
  const isMixed = !encoding.startsWith('utf-') && hasUtf8Lines(bytes);
  if (!chosen && !isMixed && rivals.length === 0 && encoding !== 'windows-1252') return {};
  const guess = {
    isOther: isMixed || rivals.length > 0,
    isWestern: looksWestern(body),
    chosen: chosen ? encoding : null,
    hasUtf8: !encoding.startsWith('utf-') && hasUtf8Lines(bytes, ONE_LETTER),
  };
  return { createDoubts: () => createEncodingDoubts(guess) };
}
