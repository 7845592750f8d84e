import type { TextLayer } from '../../layers/index.ts';
import type { FontFace } from '../fonts/font-face.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Selects a form of the letter before: of a name's ideograph, or a flag by its tags. U+FE0E and U+FE0F choose between text and emoji. */
const SELECTORS = /[\uFE00-\uFE0D]|[\u{E0020}-\u{E007F}]|[\u{E0100}-\u{E01EF}]/gu;
/** Several emoji that are one. */
const JOINED = /\p{Emoji}[\uFE0F\u{1F3FB}-\u{1F3FF}]?\u200D/u;
const JOINER = /\u200D/gu;

/**
 * Characters whose form the fonts do not have, each once: they set the plain letter, or the emoji one beside the other, and so they do
 * where that letter is the form that was asked for, which a font need not say.
 */
export function otherForms(layer: Pick<TextLayer, 'text'>, face: FontFace): readonly string[] {
  const asked = Array.from(graphemes.segment(layer.text), ({ segment }) => segment).filter(
    (one) => one.search(SELECTORS) >= 0 || JOINED.test(one),
  );
  const faces = face.styled?.faces ?? [face];
  return [...new Set(asked)].filter((one) => faces.some((of) => isPlainIn(of, one)));
}

function isPlainIn(face: FontFace, character: string): boolean {
  const plain = character.replace(SELECTORS, '').replace(JOINER, '');
  return inkOf(face, character) === inkOf(face, plain);
}

/** The glyphs of a character; what is never seen, as a selector, has no width. */
function inkOf(face: FontFace, character: string): string {
  return face
    .shape(character, { ligatures: true })
    .filter(({ advance }) => advance !== 0)
    .map(({ glyphId }) => glyphId)
    .join();
}
