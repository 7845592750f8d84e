/** Why a drawing cannot become a vector layer: the first thing in it that would look different, by name. */
export type SvgProblem =
  | 'malformed'
  | 'entities'
  | 'too-large'
  | 'empty'
  | 'gradient'
  | 'pattern'
  | 'filter'
  | 'mask'
  | 'clip'
  | 'text'
  | 'image'
  | 'opacity'
  | 'blend'
  | 'dash'
  | 'marker'
  | 'style'
  | 'stroke'
  | 'symbol'
  | 'animation'
  | 'script'
  | 'unit'
  | 'colour'
  | 'element';

/** A drawing that we do not understand wholly; it stays a picture. */
export class SvgRefusal extends Error {
  override readonly name = 'SvgRefusal';

  constructor(
    readonly problem: SvgProblem,
    /** The element, property or value in question. */
    readonly detail: string,
  ) {
    super(`${problem}: ${detail}`);
  }
}
