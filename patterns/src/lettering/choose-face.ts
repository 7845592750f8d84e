import type { FontFace } from '@diy/design/text';
import type { Sketch } from '../drawing/sketch.ts';

/** How words should look; each has a face for Chinese and one for Latin letters. */
export type TypeStyle = 'poster' | 'script' | 'serif' | 'clean' | 'playful';

const styles: Readonly<Record<TypeStyle, { han: string; latin: string }>> = {
  poster: { han: 'noto-sans-sc-700', latin: 'anton-400' },
  script: { han: 'ma-shan-zheng-400', latin: 'pacifico-400' },
  serif: { han: 'zcool-xiaowei-400', latin: 'playfair-display-700' },
  clean: { han: 'noto-sans-sc-700', latin: 'montserrat-700' },
  playful: { han: 'zcool-kuaile-400', latin: 'montserrat-700' },
};

/** Ids of all faces that set type. */
export const typeFaces: readonly string[] = [
  ...new Set(Object.values(styles).flatMap(({ han, latin }) => [han, latin])),
];

export const hasHan = (text: string) => /[\u3400-\u9fff]/.test(text);

/** The style's face if it has every character, otherwise the one that has most. */
export function chooseFace(sketch: Sketch, text: string, style: TypeStyle): FontFace {
  const wanted = sketch.faces.get(hasHan(text) ? styles[style].han : styles[style].latin);
  const all = [...(wanted ? [wanted] : []), ...sketch.faces.values()];
  const missing = (face: FontFace) =>
    [...text].filter((char) => char.trim() !== '' && !face.covers(char.codePointAt(0) ?? 0)).length;
  const best = all.sort((p, q) => missing(p) - missing(q))[0];
  if (!best) throw new Error('No face to set words with.');
  return best;
}

/** Letters as the style wants them: Latin posters and clean type stand in capitals. */
export function letterCase(text: string, style: TypeStyle): string {
  return style === 'poster' || style === 'clean' ? text.toUpperCase() : text;
}
