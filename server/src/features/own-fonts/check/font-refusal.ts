/** Why a font file is not accepted. */
export type FontReason =
  /** None of the four formats. */
  | 'not-a-font'
  /** Several fonts in one file. */
  | 'collection'
  | 'too-large'
  /** Its parts contradict each other or end too early. */
  | 'damaged'
  /** It is built to need too much work. */
  | 'too-complex'
  /** It has pictures for letters, or none at all. */
  | 'no-outlines'
  /** It maps no character to a glyph. */
  | 'no-letters'
  /** Its letters show nothing. */
  | 'blank';

/** A font that is not accepted. `detail` names the table, glyph or figure, in the words of the format. */
export class FontRefusal extends Error {
  constructor(
    readonly reason: FontReason,
    readonly detail = '',
  ) {
    super(`${reason} ${detail}`);
    this.name = 'FontRefusal';
  }
}

export const damagedFont = (detail: string) => new FontRefusal('damaged', detail);
export const tooComplexFont = (detail: string) => new FontRefusal('too-complex', detail);
