import type { DesignDocument } from '../document/design-document.ts';

/**
 * A pure change of a design. It shares every untouched part with the old document, returns the same object when nothing
 * changes, and throws EditingError when its input does not fit the design.
 */
export type Command<Input> = (design: DesignDocument, input: Input) => DesignDocument;
