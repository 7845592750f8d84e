/** Why a document is not composed. Each is the true reason, never a guess at one. */
export type RefusalReason =
  /** The bytes are no Photoshop document. */
  | 'no-psd'
  /** The bytes contradict themselves or end early. */
  | 'damaged'
  /** More bytes, pixels, layers or nesting than the caller allows. */
  | 'too-large'
  /** A colour mode or bit depth that is not composed. */
  | 'colour-mode'
  /** Layers use what is not composed exactly. */
  | 'unsupported'
  /** Layers are composed differently from the picture that the file holds of them; the part is the place, in pixels. */
  | 'differs';

/** A part of a document that cannot be reproduced: what it uses, and in which layer. */
export interface RefusedPart {
  /** Names of the groups and the layer, outermost first, joined with ` / `; empty for the document itself. */
  layer: string;
  /** The feature that cannot be reproduced, in English, lower case: `drop shadow`, `blend mode dissolve`. */
  feature: string;
}

/** A document that is not composed, with every layer and feature that stands in the way. */
export class PsdRefusal extends Error {
  readonly reason: RefusalReason;
  readonly parts: readonly RefusedPart[];

  constructor(reason: RefusalReason, parts: readonly RefusedPart[]) {
    super(
      `${reason}: ${parts.map(({ layer, feature }) => (layer ? `${layer}: ${feature}` : feature)).join('; ')}`,
    );
    this.name = 'PsdRefusal';
    this.reason = reason;
    this.parts = parts;
  }
}

/** A refusal of the document as a whole. */
export function refuse(reason: RefusalReason, feature: string): PsdRefusal {
  return new PsdRefusal(reason, [{ layer: '', feature }]);
}
