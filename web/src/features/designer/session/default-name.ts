import type { DesignDocument } from '@diy/design/document';

/** What the contract lets through, in UTF-16 units. */
const MAX_LENGTH = 120;

/** A name for a design nobody has named: what it is printed on, and the first picture on it without its extension. */
export function defaultName(templateTitle: string, design: DesignDocument): string {
  const layers = design.surfaces.flatMap((surface) => surface.layers);
  const picture = layers.find((layer) => layer.kind === 'image')?.name ?? '';
  const artwork = picture.replace(/\.[a-z0-9]{2,5}$/i, '').trim();
  const name = artwork ? `${templateTitle} · ${artwork}` : templateTitle;
  let fitting = '';
  for (const character of name) {
    if (fitting.length + character.length > MAX_LENGTH) break;
    fitting += character;
  }
  return fitting.trim();
}
