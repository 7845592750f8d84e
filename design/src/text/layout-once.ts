import type { TextLayer } from '../layers/index.ts';
import type { FontFace } from './fonts/font-face.ts';
import { layoutText } from './layout-text.ts';
import type { TextLayout } from './text-layout.ts';

/**
 * Layouts by layer, kept because layers never change and a surface is drawn again for each frame and each window of its
 * print.
 */
const layouts = new WeakMap<TextLayer, { face: FontFace; layout: TextLayout }>();

/** The layout of a layer, made once: drawing, carets and pointers share it. */
export function layoutOnce(layer: TextLayer, face: FontFace): TextLayout {
  const known = layouts.get(layer);
  if (known?.face === face) return known.layout;
  const layout = layoutText(layer, face);
  layouts.set(layer, { face, layout });
  return layout;
}
