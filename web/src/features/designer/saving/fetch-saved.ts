import { type DesignItem, getDesign } from '@diy/contract/designs/designs';
import { DesignFormatError, openDesign } from '@diy/design/document';
import { AppOutdated } from '../../../shared/api/api-errors.ts';
import { call } from '../../../shared/api/call.ts';

/**
 * A saved design with its document in this page's format. Throws what `call` throws, and AppOutdated when a newer page has
 * saved it: this one would lose what it does not know.
 */
export async function fetchSaved(id: string, options: { quiet?: boolean } = {}): Promise<DesignItem> {
  const saved = await call(getDesign, { id }, options);
  try {
    return { ...saved, design: openDesign(saved.design) };
  } catch (error) {
    if (error instanceof DesignFormatError && error.problem === 'newer-format') throw new AppOutdated();
    throw error;
  }
}
