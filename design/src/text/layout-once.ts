import { laidOutAs, type TextLayer } from '../layers/index.ts';
import type { FontFace } from './fonts/font-face.ts';
import { layoutText } from './layout-text.ts';
import type { TextLayout } from './text-layout.ts';

/**
 * Layouts by layer, kept because layers never change and a surface is drawn again for each frame and each window of its
 * print.
 */
const layouts = new WeakMap<object, { face: FontFace; layout: TextLayout }>();

/** The layout of a layer, made once wherever it is moved to: drawing, carets and pointers share it. */
export function layoutOnce(layer: TextLayer, face: FontFace): TextLayout {
  const kept = laidOutAs(layer);
  const known = layouts.get(kept);
  if (known?.face === face) return known.layout;
  const layout = layoutText(layer, face);
  layouts.set(kept, { face, layout });
  return layout;
}
