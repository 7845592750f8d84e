import { readOwnFontId } from '../../layers/index.ts';

/** Where the file of a face lies under `design/`: ours, or an own font of the golden pictures. */
export function fontFile(id: string): string {
  const own = readOwnFontId(id);
  return own ? `golden/fonts/${own.sha256}.ttf` : `fonts/${id}.ttf`;
}
