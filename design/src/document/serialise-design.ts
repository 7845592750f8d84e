import { canonicalJson } from '../template/canonical-json.ts';
import type { DesignDocument } from './design-document.ts';

/**
 * The document as JSON with keys in alphabetical order and no blanks: equal designs give equal text, which
 * render keys are hashed from. Throws RangeError for NaN or Infinity, which JSON would turn into null.
 */
export function serialiseDesign(design: DesignDocument): string {
  return canonicalJson(design);
}

/**
 * The format's value in keys. It stays as long as new formats draw older designs as before, so that files made before
 * an update keep their keys.
 */
const FORMAT_IN_KEYS = 2;

/**
 * The document as text for keys of files made from it: equal for designs that draw the same, so without fields and bindings, which
 * draw nothing. Throws as `serialiseDesign`.
 */
export function serialiseForKey(design: DesignDocument): string {
  const { fields: _, ...drawn } = design;
  const surfaces = design.surfaces.map((surface) => ({
    ...surface,
    layers: surface.layers.map(({ bindings: _, ...layer }) => layer),
  }));
  return canonicalJson({ ...drawn, surfaces, format: FORMAT_IN_KEYS });
}
