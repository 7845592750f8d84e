import { followLists } from '../lists/edit-lists.ts';
import type { TextLayer } from '../text-layer.ts';
import { followWords } from './edit-words.ts';
import { settleSpans } from './letter-pieces.ts';

/**
 * A changed text as it is stored: spans and lists follow words that changed without them, and spans say nothing that the layer says
 * itself. A text without any has no such field.
 */
export function settleText(before: TextLayer, after: TextLayer): TextLayer {
  const { spans: given = [], lists: named = [], ...rest } = after;
  const hasOtherWords = after.text !== before.text;
  const followed = hasOtherWords && after.spans === before.spans ? followWords(before, after.text) : given;
  const spans = settleSpans({ ...rest, spans: followed });
  const lists = hasOtherWords && after.lists === before.lists ? followLists(before, after.text) : named;
  return {
    ...rest,
    ...(spans.length > 0 ? { spans } : {}),
    ...(lists.length > 0 ? { lists: [...lists] } : {}),
  };
}
