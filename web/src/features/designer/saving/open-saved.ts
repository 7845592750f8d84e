import { type DesignDocument, DesignFormatError, openDesign } from '@diy/design/document';
import { AppOutdated } from '../../../shared/api/api-errors.ts';

/** A document of the server in this page's format; AppOutdated when a newer page has saved it: this one would lose what it does not know. */
export function openSaved(document: unknown): DesignDocument {
  try {
    return openDesign(document);
  } catch (error) {
    if (error instanceof DesignFormatError && error.problem === 'newer-format') throw new AppOutdated();
    throw error;
  }
}
