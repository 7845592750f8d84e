import { type DesignDocument, findLayer } from '@diy/design/document';
import {
  type EnlargedRepeats,
  enlargedFinding,
  type Finding,
  findEnlarged,
  isDrawable,
  isPattern,
} from '@diy/design/preflight';

/** Patterns whose repeats a change of this session made larger than somebody had set them. */
export interface EnlargedPatterns {
  /** Gives the design as it rests now. */
  follow(design: DesignDocument): void;
  /** What is still so in the design that was given last. */
  findings(): Finding[];
}

/**
 * The document holds only the width that repeats have, so that what was asked for is remembered here: until the page is left, or until
 * the repeats have another width, which undo gives them too.
 */
export function createEnlargedPatterns(first: DesignDocument): EnlargedPatterns {
  let last = first;
  const known = new Map<string, EnlargedRepeats>();
  return {
    follow(design) {
      for (const one of findEnlarged(last, design)) {
        const before = known.get(one.layerId);
        // Enlarged once more: what was asked for is what was asked for at first.
        const wantedMm = before?.mm === one.wantedMm ? before.wantedMm : one.wantedMm;
        known.set(one.layerId, { ...one, wantedMm });
      }
      for (const [layerId, { mm, wantedMm }] of known) {
        const layer = findLayer(design, layerId)?.layer;
        const isSo = layer && isPattern(layer) && layer.tile.widthMm === mm && !isDrawable(layer, wantedMm);
        if (!isSo) known.delete(layerId);
      }
      last = design;
    },
    findings: () =>
      [...known.values()].flatMap((one) => {
        const layer = findLayer(last, one.layerId)?.layer;
        return layer && !layer.hidden ? [enlargedFinding(one, layer.name)] : [];
      }),
  };
}
