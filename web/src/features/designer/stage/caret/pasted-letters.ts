import { type ListItem, plainLineEnds, type TextLayer, type TextSpan } from '@diy/design/layers';
import { readRichWords } from '../../actions/rich/read-rich-words.ts';
import { richText } from '../../actions/rich/rich-text.ts';
import { readLetters } from './letters-clipboard.ts';

/** Letters as they are pasted. */
export interface PastedLetters {
  text: string;
  spans: readonly TextSpan[];
  /** Items among their paragraphs, counted from their first. */
  lists?: readonly ListItem[];
}

/**
 * The looks, according to the clipboard, of the words that are about to be pasted into a text: our letters keep all of them, those of
 * word processors and web pages are bold, coloured, larger and listed as far as a text can be. Null = they are plain.
 */
export function readPasted(
  clipboard: DataTransfer,
  layer: Pick<TextLayer, 'fontId' | 'colour'>,
): PastedLetters | null {
  const own = readLetters(clipboard);
  if (own) return own;
  const plain = plainLineEnds(clipboard.getData('text/plain'));
  const words = readRichWords(clipboard.getData('text/html'), plain, { isPart: true });
  if (!words) return null;
  const { fontId, colour } = layer;
  const { spans = [], lists = [] } = richText({ text: words.text, fontId, colour }, words, { isPart: true });
  return spans.length === 0 && lists.length === 0 ? null : { text: words.text, spans, lists };
}
