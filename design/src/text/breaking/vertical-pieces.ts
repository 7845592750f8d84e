import type { FontFace } from '../fonts/font-face.ts';
import { isWide } from './break-rules.ts';
import { orientationOf } from './vertical-orientation.ts';

/** A stretch of a paragraph that stands in one way in a column; `text` begins at `start` (UTF-16). */
export interface VerticalPiece {
  start: number;
  text: string;
  /** What is shaped for `text`, character for character. */
  shaped: string;
  /** `combined`: a short number side by side in one cell (纵中横). */
  way: 'upright' | 'turned' | 'combined';
}

interface Cluster {
  text: string;
  shaped: string;
  isTurned: boolean;
}

/** Columns of Chinese have corner brackets where lines have quotation marks (GB/T 15834). */
const CORNER_BRACKETS: Readonly<Record<string, string>> = { '“': '『', '”': '』', '‘': '「', '’': '」' };

const joinsToPrevious = /^(?:\p{Mark}|\p{Emoji_Modifier}|\p{Default_Ignorable_Code_Point})$/u;
const letterOrDigit = /[\p{Letter}\p{Number}]/u;
/** Numbers longer than this are not read in one cell. */
const shortNumber = /^[0-9]{1,3}$/;

/** Cuts a paragraph into stretches that stand upright in their column and stretches that are turned with it. */
export function splitVertical(
  paragraph: string,
  faceAt: (at: number) => FontFace,
  uprightDigits: boolean,
): VerticalPiece[] {
  const pieces: VerticalPiece[] = [];
  let start = 0;
  for (const { text, shaped, isTurned } of readClusters(paragraph, faceAt)) {
    const last = pieces.at(-1);
    const way = isTurned ? 'turned' : 'upright';
    if (last?.way === way) {
      last.text += text;
      last.shaped += shaped;
    } else pieces.push({ start, text, shaped, way });
    start += text.length;
  }
  return uprightDigits ? pieces.flatMap(combineNumbers) : pieces;
}

function readClusters(paragraph: string, faceAt: (at: number) => FontFace): Cluster[] {
  const clusters: Cluster[] = [];
  let at = 0;
  const isChinese = Array.from(paragraph).some((character) => isWide(character));
  const characters = Array.from(paragraph);
  for (const [i, character] of characters.entries()) {
    const last = clusters.at(-1);
    const face = faceAt(at);
    at += character.length;
    if (last && (joinsToPrevious.test(character) || characters[i - 1] === '\u200d')) {
      last.text += character;
      last.shaped += character;
      continue;
    }
    const isInWord = isLatin(characters[i - 1]) && isLatin(characters[i + 1]);
    const isAmongChinese = isChinese && !isInWord;
    const turned = isTurned(character, isAmongChinese, face);
    const bracket = turned && isAmongChinese ? CORNER_BRACKETS[character] : undefined;
    const shaped = bracket && face.covers(bracket.charCodeAt(0)) ? bracket : character;
    clusters.push({ text: character, shaped, isTurned: turned });
  }
  return clusters;
}

function isTurned(character: string, isAmongChinese: boolean, face: FontFace): boolean {
  const orientation = orientationOf(character);
  if (orientation === 'quote' && !isAmongChinese) return true;
  if (orientation !== 'quote' && orientation !== 'form') return orientation === 'turned';
  const [glyph] = face.shape(character, { ligatures: false, vertical: true });
  return glyph?.glyphId !== 0 && glyph?.hasVerticalForm !== true;
}

function isLatin(character: string | undefined): boolean {
  return character !== undefined && letterOrDigit.test(character) && orientationOf(character) === 'turned';
}

function combineNumbers(piece: VerticalPiece): VerticalPiece[] {
  if (piece.way !== 'turned') return [piece];
  const words: VerticalPiece[] = [];
  let at = 0;
  for (const text of piece.text.match(/\s+|\S+/gu) ?? []) {
    const shaped = piece.shaped.slice(at, at + text.length);
    const last = words.at(-1);
    const way = shortNumber.test(text) ? 'combined' : 'turned';
    // Words stay with their spaces.
    if (last?.way === 'turned' && way === 'turned') {
      last.text += text;
      last.shaped += shaped;
    } else words.push({ start: piece.start + at, text, shaped, way });
    at += text.length;
  }
  return words;
}
