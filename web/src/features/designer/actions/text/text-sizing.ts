import type { TextLayer } from '@diy/design/layers';

export type TextSizing = NonNullable<TextLayer['sizing']>;

/** How the box of a text follows its words now; one that shrinks its words keeps its room unless it is as wide as they are. */
export function sizingOf({ sizing, fit }: Pick<TextLayer, 'sizing' | 'fit'>): TextSizing {
  if (sizing === 'auto-width') return sizing;
  return fit === 'shrink' ? 'fixed' : (sizing ?? 'auto-height');
}

/** What a text is given with a way of following its words: words cannot shrink to a box that grows with them. */
export function sizingPatch(layer: TextLayer, sizing: TextSizing): Partial<TextLayer> {
  return sizing === 'auto-height' && layer.fit === 'shrink' ? { sizing, fit: 'fixed' } : { sizing };
}

/** What a text is given with what happens to words that are too long. */
export function fitPatch(layer: TextLayer, fit: TextLayer['fit']): Partial<TextLayer> {
  return fit === 'shrink' && layer.sizing === 'auto-height' ? { fit, sizing: 'fixed' } : { fit };
}

/**
 * How a text box is sized after a person resized one of its sides. A side along the lines breaks them from now on, and the other side
 * still follows the words; a side across the lines fixes both. A text without `sizing` stays without it.
 */
export function sizingAfterResize(
  { sizing }: Pick<TextLayer, 'sizing'>,
  side: 'along' | 'across',
): Pick<TextLayer, 'sizing'> {
  if (!sizing || sizing === 'fixed') return {};
  return { sizing: side === 'along' ? 'auto-height' : 'fixed' };
}

/** Whether a side of the box runs along the lines of a text, or along its columns. */
export function sideAlong({ writing }: Pick<TextLayer, 'writing'>, side: 'width' | 'height') {
  return (writing === 'vertical') === (side === 'height') ? 'along' : 'across';
}
