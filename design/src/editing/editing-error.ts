/** Why a command was refused; the document is unchanged. */
export type EditingProblem =
  | 'layer-not-found'
  | 'surface-not-found'
  | 'duplicate-id'
  | 'too-many-layers'
  | 'wrong-kind'
  | 'cannot-split'
  | 'invalid-value';

/** A command that does not fit this document: an error of the caller, not of the user. */
export class EditingError extends Error {
  override readonly name = 'EditingError';

  constructor(
    readonly problem: EditingProblem,
    detail: string,
  ) {
    super(`${problem}: ${detail}`);
  }
}
