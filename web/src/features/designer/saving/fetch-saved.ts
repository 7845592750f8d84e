import { type DesignItem, getDesign } from '@diy/contract/designs/designs';
import { call } from '../../../shared/api/call.ts';
import { openSaved } from './open-saved.ts';

/** A saved design with its document in this page's format. Throws what `call` and `openSaved` throw. */
export async function fetchSaved(id: string, options: { quiet?: boolean } = {}): Promise<DesignItem> {
  const saved = await call(getDesign, { id }, options);
  return { ...saved, design: openSaved(saved.design) };
}
