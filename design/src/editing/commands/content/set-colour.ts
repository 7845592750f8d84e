import type { DesignDocument } from '../../../document/design-document.ts';

export interface SetColourInput {
  /** Id of a colour of the template; the caller has checked that it exists. */
  colourId: string;
}

/** Chooses the product's colour. */
export function setColour(design: DesignDocument, input: SetColourInput): DesignDocument {
  return design.colourId === input.colourId ? design : { ...design, colourId: input.colourId };
}
