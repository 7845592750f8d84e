import type { TextLayer } from '../text-layer.ts';
import { followWords } from './edit-words.ts';
import { settleSpans } from './letter-pieces.ts';

/**
 * A changed text as it is stored: spans follow words that changed without them, and say nothing that the layer says itself. A text
 * without any has no such field.
 */
export function settleText(before: TextLayer, after: TextLayer): TextLayer {
  const { spans: given = [], ...rest } = after;
  const isFollowing = after.text !== before.text && after.spans === before.spans;
  const followed = isFollowing ? followWords(before, after.text) : given;
  const spans = settleSpans({ ...rest, spans: followed });
  return spans.length > 0 ? { ...rest, spans } : rest;
}
