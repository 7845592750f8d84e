import { copyFileSync, existsSync } from 'node:fs';
import type { Decoder } from './decoder.ts';

/** The picture that a collection of SVG itself puts next to a file, as resvg's does: the truth, where its authors are right. */
export const referenceDecoder = (target: () => string): Decoder => ({
  name: 'reference',
  kinds: ['svg'],
  async decode(path) {
    const reference = path.replace(/\.svgz?$/i, '.png');
    if (reference === path || !existsSync(reference)) return null;
    const png = target();
    copyFileSync(reference, png);
    return png;
  },
});
